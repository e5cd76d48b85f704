import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { refund, refundQuote } from '../testing/answers';
import { RefundsPage } from './refunds-page';
import { refundTexts } from './texts';

const Page = withTexts([refundTexts], RefundsPage);

export default {
  title: 'Billing/Refunds',
  component: Page,
  args: {
    answer: {
      quotes: [refundQuote, { ...refundQuote, order: 6, credits: 10, unused: 10, amount: { amount: 1334, currency: 'EUR' }, whole: true }],
      refunds: [
        { ...refund, id: 'a', state: 'pending', credit_note: null },
        { ...refund, id: 'b', state: 'failed', credit_note: null },
        refund,
      ],
      refund_days: 14,
    },
    onWithdraw: () => undefined,
  },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Full: Story = {};
export const Empty: Story = { args: { answer: { quotes: [], refunds: [], refund_days: 14 } } };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Failed: Story = {
  render: () => (
    <ErrorCard title="Your refunds are not here right now" retryLabel="Try again" onRetry={() => undefined}>
      Nothing was withdrawn. Please try again in a moment.
    </ErrorCard>
  ),
};
