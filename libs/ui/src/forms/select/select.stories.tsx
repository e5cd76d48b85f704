import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from '.';

const options = [
  { value: 'ara', label: 'Auvergne-Rhône-Alpes' },
  { value: 'paca', label: 'Provence-Alpes-Côte d’Azur' },
  { value: 'idf', label: 'Île-de-France' },
];
export default { title: 'UI/Forms/Select', component: Select, args: { label: 'Region', options } } satisfies Meta<typeof Select>;
type Story = StoryObj<typeof Select>;

export const Chosen: Story = { args: { defaultValue: 'ara' } };
export const Empty: Story = { args: { placeholder: 'Any region', defaultValue: '' } };
export const Refused: Story = { args: { placeholder: 'Choose a region', defaultValue: '', error: 'Please choose your region.' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Choose a country first.' } };
export const Narrow: Story = {
  args: { defaultValue: 'paca' },
  render: (args) => (
    <div style={{ width: 180 }}>
      <Select {...args} />
    </div>
  ),
};
