import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { bundlesOfSite, operatorBundles } from '../../testing/operator-bundles';
import { BundlesTable } from './bundles-table';
import { pricedIn } from './priced-bundles';
import { bundlesTexts } from './texts';

const Table = withTexts([bundlesTexts], BundlesTable);

export default {
  title: 'Billing/Operators/Bundles',
  component: Table,
  args: {
    bundles: pricedIn(operatorBundles, 'EUR', null),
    currency: 'EUR',
    site: null,
    selected: '25',
    addressOf: (id) => `/operator/billing/bundles?bundle=${id}`,
  },
} satisfies Meta<typeof Table>;
type Story = StoryObj<typeof Table>;

export const Full: Story = {};
export const OfSite: Story = { args: { bundles: pricedIn(bundlesOfSite, 'EUR', 2), site: 2 } };
export const Empty: Story = {
  render: () => <EmptyState title="There is no bundle">Add the first one.</EmptyState>,
};
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Failed: Story = {
  render: () => <ErrorCard title="The bundles are not here right now" retryLabel="Try again" onRetry={() => undefined} />,
};
