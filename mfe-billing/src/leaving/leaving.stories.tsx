import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { leavingOffer, leavingTaken } from '../testing/answers';
import { LeavingDiscount } from './leaving-discount';
import { leavingTexts } from './texts';

const Part = withTexts([leavingTexts], LeavingDiscount);

export default {
  title: 'Billing/Leaving',
  component: Part,
  args: { answer: leavingOffer, readAt: Date.now(), onEnd: () => undefined },
} satisfies Meta<typeof Part>;
type Story = StoryObj<typeof Part>;

export const Offered: Story = {};
export const Taken: Story = { args: { answer: leavingTaken } };
