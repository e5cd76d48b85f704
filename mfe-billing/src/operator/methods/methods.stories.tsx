import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { methodsOfSite, operatorMethods } from '../../testing/operator-methods';
import { MethodsTable } from './methods-table';
import { methodsTexts } from './texts';

const Table = withTexts([methodsTexts], MethodsTable);

export default {
  title: 'Billing/Operators/Ways to pay',
  component: Table,
  args: {
    countries: operatorMethods.countries,
    requests: operatorMethods.requests,
    site: null,
    selected: 'NL',
    addressOf: (country) => `/operator/billing/methods?country=${country}`,
  },
} satisfies Meta<typeof Table>;
type Story = StoryObj<typeof Table>;

export const Full: Story = {};
export const OfSite: Story = { args: { countries: methodsOfSite.countries, requests: [], site: 2 } };
export const Empty: Story = {
  render: () => <EmptyState title="No country here">This site serves no country that anything is sold in.</EmptyState>,
};
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Failed: Story = {
  render: () => <ErrorCard title="The ways to pay are not here right now" retryLabel="Try again" onRetry={() => undefined} />,
};
