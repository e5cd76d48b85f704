import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { FilterIcon, PinIcon } from '../../primitives/icon';
import { Chip, ChipGroup, ChipList } from '.';

export default { title: 'UI/Forms/Chip', component: Chip, args: { children: 'Cooking' } } satisfies Meta<typeof Chip>;
type Story = StoryObj<typeof Chip>;

export const Plain: Story = {};
export const Shared: Story = { args: { tone: 'shared' } };
export const Kinds: Story = {
  render: () => (
    <ChipList label="Filters">
      {[
        <Chip key="1" icon={<FilterIcon />} selected onClick={() => undefined}>
          Filters · 3
        </Chip>,
        <Chip key="2" icon={<PinIcon />} selected={false} onClick={() => undefined}>
          Near me
        </Chip>,
        <Chip key="3" onRemove={() => undefined} removeLabel="Remove Cooking">
          Cooking
        </Chip>,
        <Chip key="4" href="#credits">
          3 credits
        </Chip>,
        <Chip key="5" onClick={() => undefined} disabled>
          Not now
        </Chip>,
      ]}
    </ChipList>
  ),
};

const genders = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
];
function One() {
  const [value, setValue] = useState<string | null>('women');
  return <ChipGroup label="I’d like to meet" options={genders} value={value} onChange={setValue} />;
}
export const OneOf: Story = { render: () => <One /> };

const interests = ['Cooking', 'Hiking', 'Theatre', 'Dancing', 'Wine', 'Reading', 'Travelling'].map((label) => ({ value: label, label }));
function Many({ scroll }: { scroll?: boolean }) {
  const [value, setValue] = useState(['Cooking', 'Theatre']);
  return (
    <ChipGroup
      label="Interests"
      aside={`${value.length} of 3`}
      multiple
      max={3}
      options={interests}
      value={value}
      onChange={setValue}
      scroll={scroll}
    />
  );
}
export const SeveralOf: Story = { render: () => <Many /> };
export const Scrolling: Story = {
  render: () => (
    <div style={{ width: 300 }}>
      <Many scroll />
    </div>
  ),
};
export const Refused: Story = {
  render: () => <ChipGroup label="I am" options={genders} value={null} onChange={() => undefined} error="Please choose one." />,
};
