import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { statement, statementAfterDisputes } from '../testing/answers';
import { StatementTable } from './statement-table';
import { statementTexts } from './texts';

const Shown = withTexts([statementTexts], StatementTable);

export default { title: 'Billing/Statement', component: Shown, args: { entries: statement.entries } } satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Full: Story = {};
export const AfterDisputes: Story = { args: { entries: statementAfterDisputes.entries } };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No credits have come or gone yet">Each purchase shows up here.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="Your statement is not here right now" retryLabel="Try again" onRetry={() => undefined} />,
};
