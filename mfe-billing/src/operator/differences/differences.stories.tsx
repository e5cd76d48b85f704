import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { incidents, reports } from '../../testing/operator-money';
import { DifferencePanel } from './difference-panel';
import { DifferencesTable } from './differences-table';
import { ReportsTable } from './reports-table';

export default { title: 'Billing/Operators/Differences' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
const panel = (index: number): Story => ({
  render: () => <DifferencePanel incident={incidents[index]!} busy={false} onSettle={nothing} />,
});
export const Full: Story = { render: () => <DifferencesTable incidents={incidents} selected={12} addressOf={(id) => `#${id}`} /> };
export const Open: Story = panel(1);
export const Unmatched: Story = panel(0);
export const Settled: Story = panel(4);
export const Reports: Story = { render: () => <ReportsTable reports={reports} /> };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No difference here">What a company says otherwise of money than stands here shows up here.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The differences are not here right now" retryLabel="Try again" onRetry={nothing} />,
};
