import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { operatorRefundQuote, operatorRefunds } from '../../testing/operator-refunds';
import { paymentsTexts } from '../payments/texts';
import { OperatorRefundPanel } from './operator-refund-panel';
import { OperatorRefundsTable } from './operator-refunds-table';
import { PayBackForm } from './pay-back-form';
import { operatorRefundTexts } from './texts';

const TEXTS = [paymentsTexts, operatorRefundTexts];
const Table = withTexts(TEXTS, OperatorRefundsTable);
const Panel = withTexts(TEXTS, OperatorRefundPanel);
const Form = withTexts(TEXTS, PayBackForm);

export default { title: 'Billing/Operators/Refunds' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
const panel = (index: number): Story => ({
  render: () => <Panel refund={operatorRefunds[index]!} busy={false} onAsk={nothing} onTell={nothing} onDecide={nothing} />,
});
export const Full: Story = { render: () => <Table refunds={operatorRefunds} selected={12} addressOf={(number) => `#${number}`} /> };
export const AskedFor: Story = panel(0);
export const NoAnswer: Story = panel(1);
export const LeftToOperators: Story = panel(2);
export const OnItsWay: Story = panel(3);
export const ByAnOperator: Story = panel(4);
export const Failure: Story = panel(5);
export const PayingBack: Story = {
  render: () => <Form quotes={[operatorRefundQuote, { ...operatorRefundQuote, order: 57, over: false }]} onAsk={nothing} />,
};
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No refund here">Money that goes back to members shows up here.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The refunds are not here right now" retryLabel="Try again" onRetry={nothing} />,
};
