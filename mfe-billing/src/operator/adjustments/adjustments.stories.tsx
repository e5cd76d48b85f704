import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { adjustments, wallet } from '../../testing/operator-adjustments';
import { AdjustForm } from './adjust-form';
import { AdjustmentPanel } from './adjustment-panel';
import { AdjustmentsTable } from './adjustments-table';
import { LatestEntries } from './latest-entries';

export default { title: 'Billing/Operators/Adjustments' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
const panel = (index: number): Story => ({
  render: () => <AdjustmentPanel adjustment={adjustments[index]!} busy={false} onApprove={nothing} onDecline={nothing} />,
});
export const Full: Story = { render: () => <AdjustmentsTable adjustments={adjustments} selected={9} addressOf={(id) => `#${id}`} /> };
export const ToDecide: Story = panel(0);
export const DoneAlone: Story = panel(1);
export const Approved: Story = panel(2);
export const Declined: Story = panel(3);
export const Expired: Story = panel(4);
export const Form: Story = {
  render: () => <AdjustForm memberId={7} granted={12} alone={100} busy={false} onAdjust={() => Promise.resolve(true)} />,
};
export const Entries: Story = { render: () => <LatestEntries entries={wallet.entries} /> };
export const NoEntries: Story = { render: () => <LatestEntries entries={[]} /> };
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No adjustment here">Requests above what one operator does alone wait here for another one.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The adjustments are not here right now" retryLabel="Try again" onRetry={nothing} />,
};
