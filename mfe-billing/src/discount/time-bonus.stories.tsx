import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TimeBonusBanner } from './time-bonus-banner';
import { TimeBonusDialog } from './time-bonus-dialog';

const nothing = () => undefined;

export default {
  title: 'Billing/Time bonus',
  component: TimeBonusBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    bonus: { percentage: 25, began_at: '2026-11-20T20:12:00.000Z', ends_at: '2026-11-21T00:12:00.000Z', seconds_left: 12_489 },
    endsAt: Date.now() + 12_489_000,
    onEnd: nothing,
    onDismiss: nothing,
  },
} satisfies Meta<typeof TimeBonusBanner>;
type Story = StoryObj<typeof TimeBonusBanner>;

export const Banner: Story = {};
export const Asked: Story = { render: (args) => <TimeBonusDialog {...args} onClose={nothing} /> };
