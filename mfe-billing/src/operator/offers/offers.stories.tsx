import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { operatorOffers } from '../../testing/operator-answers';
import { OfferPanel } from './offer-panel';
import { OffersTable } from './offers-table';

export default { title: 'Billing/Operators/Offers' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
export const Full: Story = { render: () => <OffersTable offers={operatorOffers} selected="welcome" /> };
export const Open: Story = { render: () => <OfferPanel offer={operatorOffers[0]!} busy={false} onChange={nothing} /> };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No offer here">The time bonus and the welcome discount show up here.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The offers are not here right now" retryLabel="Try again" onRetry={nothing} />,
};
