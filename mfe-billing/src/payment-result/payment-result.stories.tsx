import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { dearOrder, openOrder, order, signedOrder, uncollectedOrder, usedUpOrder } from '../testing/answers';
import { PaymentResultPage } from './payment-result-page';
import { paymentResultTexts } from './texts';

const Shown = withTexts([paymentResultTexts], PaymentResultPage);

export default {
  title: 'Billing/Payment result',
  component: Shown,
  args: { order, credits: 28, methods: ['card', 'paypal'], cameFrom: null, earlier: false, asked: true },
} satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

const givenUp = { ...openOrder, redirect: null };

export const Completed: Story = {};
export const PaidEarlier: Story = { args: { earlier: true } };
export const DebitSigned: Story = { args: { order: signedOrder } };
export const SignedEarlier: Story = { args: { order: signedOrder, earlier: true } };
export const NotDebited: Story = { args: { order: uncollectedOrder } };
export const LaterPurchase: Story = { args: { order: { ...order, first_purchase: false }, cameFrom: '/chats/42' } };
export const DiscountUsedBefore: Story = { args: { order: dearOrder } };
export const CodeUsedUp: Story = { args: { order: usedUpOrder } };
export const Pending: Story = { args: { order: { ...openOrder, redirect: null } } };
export const Unfinished: Story = { args: { order: openOrder } };
export const Unanswered: Story = { args: { order: { ...givenUp, unanswered: true } } };
export const Failed: Story = { args: { order: { ...givenUp, state: 'failed' } } };
const stored_method = { id: 3, brand: 'Visa', last4: '4242' };
export const StoredCardFailed: Story = { args: { order: { ...givenUp, state: 'failed', stored_method } } };
export const CardStored: Story = { args: { order: { ...order, card_stored: true } } };
export const Cancelled: Story = { args: { order: { ...givenUp, state: 'cancelled' } } };
export const Replaced: Story = { args: { order: { ...givenUp, state: 'cancelled', replaced: true } } };
export const Expired: Story = { args: { order: { ...givenUp, state: 'expired' } } };
export const PaidBack: Story = { args: { order: { ...order, state: 'refunded' } } };
