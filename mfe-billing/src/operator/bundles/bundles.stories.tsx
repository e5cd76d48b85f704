import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { operatorBundles } from '../../testing/operator-bundles';
import { BundlesTable } from './bundles-table';
import { pricedIn } from './priced-bundles';
import { bundlesTexts } from './texts';

const Table = withTexts([bundlesTexts], BundlesTable);

export default {
  title: 'Billing/Operators/Bundles',
  component: Table,
  args: { bundles: pricedIn(operatorBundles, 'EUR'), selected: '25', addressOf: (id) => `/operator/billing/bundles?bundle=${id}` },
} satisfies Meta<typeof Table>;
type Story = StoryObj<typeof Table>;

export const Full: Story = {};
export const Empty: Story = {
  render: () => <EmptyState title="Nothing is sold in this currency">No bundle has a price in it.</EmptyState>,
};
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Failed: Story = {
  render: () => <ErrorCard title="The bundles are not here right now" retryLabel="Try again" onRetry={() => undefined} />,
};
