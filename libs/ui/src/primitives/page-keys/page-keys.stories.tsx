import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { usePageKeys } from '.';

/** Counts the arrow keys that are pressed anywhere on the page, but not those in the field. */
const Counter = ({ label }: { readonly label: string }) => {
  const [count, setCount] = useState(0);
  usePageKeys(({ key }) => {
    if (key !== 'ArrowRight') return false;
    setCount((before) => before + 1);
    return true;
  });
  return (
    <p>
      <output>{count}</output> <input aria-label={label} />
    </p>
  );
};

export default { title: 'Primitives/Page keys', component: Counter, args: { label: 'Name' } } satisfies Meta<typeof Counter>;
type Story = StoryObj<typeof Counter>;

export const Full: Story = {};
