import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Countdown } from '.';

export default {
  title: 'UI/Display/Countdown',
  component: Countdown,
  args: {
    label: '3 hours 28 minutes left',
    parts: [
      { value: '03', unit: 'h' },
      { value: '28', unit: 'min' },
      { value: '09', unit: 's' },
    ],
  },
} satisfies Meta<typeof Countdown>;
type Story = StoryObj<typeof Countdown>;

export const Large: Story = {};
export const Small: Story = { args: { size: 'md' } };
