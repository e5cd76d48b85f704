import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Dialog } from '../../overlays/dialog';
import { Combobox, type ComboboxProps } from '.';

const options = [
  { value: 'lyon', label: 'Lyon', hint: 'Auvergne-Rhône-Alpes' },
  { value: 'lille', label: 'Lille', hint: 'Hauts-de-France' },
  { value: 'limoges', label: 'Limoges', hint: 'Nouvelle-Aquitaine' },
  { value: 'paris', label: 'Paris', hint: 'Île-de-France' },
];
function Town(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<string | null>('lyon');
  return (
    <Combobox
      label="Town"
      options={options}
      value={value}
      onChange={setValue}
      emptyText="No town of this name"
      clearLabel="Clear"
      openLabel="Show towns"
      placeholder="Type a town"
      {...props}
    />
  );
}
export default { title: 'UI/Forms/Combobox', component: Combobox } satisfies Meta<typeof Combobox>;
type Story = StoryObj<typeof Combobox>;

export const Chosen: Story = { render: () => <Town /> };
export const Refused: Story = { render: () => <Town value={null} error="Please choose a town." /> };
export const InADialog: Story = {
  render: () => (
    <Dialog open title="Where?" closeLabel="Close" onClose={() => undefined}>
      <Town />
    </Dialog>
  ),
};
