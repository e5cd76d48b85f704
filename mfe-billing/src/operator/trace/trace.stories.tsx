import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { bookedDebitTrace, signedDebitTrace, trace } from '../../testing/operator-money';
import { TraceChain } from './trace-chain';

export default { title: 'Billing/Operators/Trace' } satisfies Meta;
type Story = StoryObj;

export const Full: Story = { render: () => <TraceChain rows={trace.rows} start="order:41" /> };
export const FromARefund: Story = { render: () => <TraceChain rows={trace.rows} start="refund:77" /> };
export const DebitNotCollected: Story = { render: () => <TraceChain rows={signedDebitTrace.rows} start="order:44" /> };
export const FromALineOfTheBank: Story = { render: () => <TraceChain rows={bookedDebitTrace.rows} start="line:12/1" /> };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="Nothing to trace">Nothing is named so. Please check how it is written.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The trace is not here right now" retryLabel="Try again" onRetry={() => undefined} />,
};
