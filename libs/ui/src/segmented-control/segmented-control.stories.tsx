import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SegmentedControl } from '.';

export default { title: 'UI/SegmentedControl', component: SegmentedControl } satisfies Meta<typeof SegmentedControl>;
type Story = StoryObj<typeof SegmentedControl>;

function Choice({ words }: { words: string[] }) {
  const [value, setValue] = useState('0');
  return (
    <SegmentedControl
      label="Theme"
      value={value}
      onChange={setValue}
      options={words.map((label, index) => ({ value: String(index), label }))}
    />
  );
}
export const Theme: Story = { render: () => <Choice words={['System', 'Light', 'Dark']} /> };
export const LongFrench: Story = {
  render: () => (
    <div style={{ width: 280 }}>
      <Choice words={['Comme le système', 'Toujours clair', 'Toujours sombre']} />
    </div>
  ),
};
