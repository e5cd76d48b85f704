import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { timeBonusTexts } from './texts';
import { TimeBonusBanner } from './time-bonus-banner';
import { TimeBonusDialog } from './time-bonus-dialog';

const Banner = withTexts([timeBonusTexts], TimeBonusBanner);
const BonusDialog = withTexts([timeBonusTexts], TimeBonusDialog);
const nothing = () => undefined;

export default {
  title: 'Billing/Time bonus',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    bonus: { percentage: 25, began_at: '2026-11-20T20:12:00.000Z', ends_at: '2026-11-21T00:12:00.000Z', seconds_left: 12_489 },
    endsAt: Date.now() + 12_489_000,
    onEnd: nothing,
    onDismiss: nothing,
  },
} satisfies Meta<typeof Banner>;
type Story = StoryObj<typeof Banner>;

export const Line: Story = {};
export const Asked: Story = { render: (args) => <BonusDialog {...args} onClose={nothing} /> };
