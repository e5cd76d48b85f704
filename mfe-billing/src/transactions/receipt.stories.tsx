import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import {
  dearOrder,
  disputedOrder,
  lostOrder,
  openOrder,
  order,
  refund,
  refundedOrder,
  repeatOrder,
  returnedOrder,
  signedOrder,
  uncollectedOrder,
} from '../testing/answers';
import { Receipt } from './receipt';
import { orderDebitTexts } from '../order-debit/texts';
import { transactionTexts } from './texts';

const Shown = withTexts([transactionTexts, orderDebitTexts], Receipt);

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

export default {
  title: 'Billing/Receipt',
  component: Shown,
  args: { order, again: repeatOrder.offer, onPrint: () => undefined },
} satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Paid: Story = {};
export const WithFee: Story = {
  args: { order: { ...order, method: 'paypal', card: null, fee: eur(35), total: eur(2834), tax: eur(472) } },
};
export const DiscountUsedBefore: Story = { args: { order: dearOrder } };
export const WithoutTax: Story = { args: { order: { ...order, tax_rate: 0, tax: eur(0) } } };
export const Disputed: Story = { args: { order: disputedOrder } };
export const TakenBack: Story = { args: { order: lostOrder } };
export const NotDebitedYet: Story = { args: { order: signedOrder } };
export const NotDebited: Story = { args: { order: uncollectedOrder } };
export const DebitCameBack: Story = { args: { order: returnedOrder } };
export const PartlyRefunded: Story = { args: { order: { ...order, state: 'partly_refunded' }, refunds: [{ ...refund, order: 7 }] } };
export const RefundOnItsWay: Story = { args: { order: refundedOrder('pending') } };
export const RefundBeingChecked: Story = { args: { order: refundedOrder('unknown') } };
export const Waiting: Story = { args: { order: openOrder } };
export const Cancelled: Story = { args: { order: { ...openOrder, state: 'cancelled', redirect: null } } };
