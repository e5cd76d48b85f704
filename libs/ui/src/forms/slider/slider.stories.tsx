import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { RangeSlider, Slider } from '.';

export default { title: 'UI/Forms/Slider', component: RangeSlider } satisfies Meta<typeof RangeSlider>;
type Story = StoryObj<typeof RangeSlider>;

function Age({ from = 30, to = 45, disabled = false }) {
  const [value, setValue] = useState<[number, number]>([from, to]);
  return (
    <RangeSlider
      label="Age"
      minLabel="Youngest"
      maxLabel="Oldest"
      min={18}
      max={99}
      value={value}
      onChange={setValue}
      disabled={disabled}
    />
  );
}
function Distance() {
  const [value, setValue] = useState(25);
  return <Slider label="Distance" min={1} max={200} value={value} onChange={setValue} format={(km) => `${km} km`} />;
}
const within = (node: React.ReactNode) => <div style={{ maxWidth: 260 }}>{node}</div>;

export const AgeRange: Story = { render: () => within(<Age />) };
export const WholeRange: Story = { render: () => within(<Age from={18} to={99} />) };
export const Disabled: Story = { render: () => within(<Age disabled />) };
export const OneValue: Story = { render: () => within(<Distance />) };
