import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { revenue } from '../../testing/operator-revenue';
import { RevenuePlot } from './revenue-plot';
import { RevenueTable } from './revenue-table';
import { revenueTexts } from './texts';

const Both = withTexts([revenueTexts], ({ rows }: { rows: typeof revenue.rows }) => (
  <>
    <RevenuePlot
      title="Net in EUR"
      bars={rows.filter(({ currency }) => currency === 'EUR')}
      nameOf={({ key }) => key ?? ''}
      amountOf={String}
    />
    <RevenueTable label="Rows" name={{ heading: 'Day', of: ({ key }) => key ?? '' }} rows={rows} />
  </>
));

export default {
  title: 'Billing/Operators/Revenue',
  component: Both,
  args: { rows: revenue.rows },
} satisfies Meta<typeof Both>;
type Story = StoryObj<typeof Both>;

export const Full: Story = {};
export const Empty: Story = { render: () => <EmptyState title="Nothing on these days">Nobody paid, and nothing went back.</EmptyState> };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Failed: Story = {
  render: () => <ErrorCard title="The revenue is not here right now" retryLabel="Try again" onRetry={() => undefined} />,
};
