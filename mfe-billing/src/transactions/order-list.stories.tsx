import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { openOrder, order, refundedOrder, returnedOrder, signedOrder, uncollectedOrder } from '../testing/answers';
import { OrderList } from './order-list';
import { orderDebitTexts } from '../order-debit/texts';
import { transactionTexts } from './texts';

const Shown = withTexts([transactionTexts, orderDebitTexts], OrderList);

export default {
  title: 'Billing/Purchases',
  component: Shown,
  args: {
    orders: [
      { ...openOrder, id: 9 },
      { ...signedOrder, id: 8 },
      refundedOrder('pending'),
      { ...refundedOrder('unknown'), id: 71 },
      { ...openOrder, id: 6, state: 'failed', method: 'paypal' },
      { ...openOrder, id: 5, state: 'cancelled' },
      { ...order, id: 4, state: 'refunded' },
      { ...uncollectedOrder, id: 3 },
      { ...returnedOrder, id: 2 },
    ],
  },
} satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Full: Story = {};
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No purchases yet">What you buy shows up here with its receipt.</EmptyState>,
};
export const Failed: Story = {
  render: () => (
    <ErrorCard title="Your purchases are not here right now" retryLabel="Try again" onRetry={() => undefined}>
      Your credits are safe. Please try again in a moment.
    </ErrorCard>
  ),
};
