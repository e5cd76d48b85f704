import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { openOrder, order } from '../testing/answers';
import { OrderList } from './order-list';
import { transactionTexts } from './texts';

const Shown = withTexts([transactionTexts], OrderList);

export default {
  title: 'Billing/Purchases',
  component: Shown,
  args: {
    orders: [
      { ...openOrder, id: 9 },
      order,
      { ...openOrder, id: 6, state: 'failed', method: 'paypal' },
      { ...openOrder, id: 5, state: 'cancelled' },
      { ...order, id: 4, state: 'refunded' },
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
