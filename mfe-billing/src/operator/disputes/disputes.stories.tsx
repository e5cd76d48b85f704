import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { operatorDisputes } from '../../testing/operator-answers';
import { DisputePanel } from './dispute-panel';
import { DisputesTable } from './disputes-table';

export default { title: 'Billing/Operators/Disputes' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
const panel = (index: number): Story => ({
  render: () => <DisputePanel dispute={operatorDisputes[index]!} />,
});
export const Full: Story = { render: () => <DisputesTable disputes={operatorDisputes} selected={3} addressOf={(id) => `#${id}`} /> };
export const Open: Story = panel(0);
export const Question: Story = panel(1);
export const Lost: Story = panel(2);
export const Won: Story = panel(3);
export const Unblocked: Story = panel(4);
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No dispute here">Payments that a payer asks back at the bank show up here.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The disputes are not here right now" retryLabel="Try again" onRetry={nothing} />,
};
