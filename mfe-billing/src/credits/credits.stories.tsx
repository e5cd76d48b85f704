import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard } from '@rendezvous/ui';
import {
  discountCode,
  noStoredCards,
  priceList,
  priceListAfterDisputes,
  priceListWithBonus,
  priceListWithWelcome,
  repeatOrder,
  storedCards,
} from '../testing/answers';
import { chosen } from './order-choice';
import { CreditsPage } from './credits-page';
import { CreditsSkeleton } from './credits-skeleton';
import { creditTexts } from './texts';

const Shown = withTexts([creditTexts], CreditsPage);

const nothing = () => undefined;

const purchase = {
  asked: null,
  ask: nothing,
  confirm: nothing,
  tried: null,
  putOff: nothing,
  busy: false,
  refused: null,
  forgive: nothing,
};

export default {
  title: 'Billing/Credits',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: {
    priceList,
    shown: { offer: null, asking: false },
    readAt: Date.now(),
    choice: chosen(priceList, {})!,
    entered: { code: null, busy: false, refused: null, enter: nothing, remove: nothing },
    buyer: { credits: 3, premium: false },
    purchase,
    again: null,
    lastCard: null,
    stored: noStoredCards,
    wantedCard: null,
    onBundle: nothing,
    onMethod: nothing,
    onDiscountEnd: nothing,
  },
} satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Full: Story = {};
const announced = (list: typeof priceList, asking = false) => ({
  args: { priceList: list, shown: { offer: list.offer, asking }, choice: chosen(list, {})! },
});
export const WithDiscount: Story = announced(priceListWithBonus);
export const WithWelcome: Story = announced(priceListWithWelcome);
export const AskingForTheWelcome: Story = announced(priceListWithWelcome, true);
const entered = { code: discountCode, busy: false, refused: null, enter: nothing, remove: nothing };
export const WithCode: Story = { args: { entered, choice: chosen(priceList, {}, discountCode)! } };
const dear = { ...discountCode, currency: 'EUR' as const, minimum_order_value: 3000 };
export const CodeTooDear: Story = { args: { entered: { ...entered, code: dear }, choice: chosen(priceList, { bundle: '25' }, dear)! } };
export const CodeRefused: Story = { args: { entered: { ...entered, code: null, refused: 'This discount code has been used up.' } } };
export const Premium: Story = { args: { buyer: { credits: 8, premium: true }, again: repeatOrder.offer } };
export const WithFee: Story = { args: { choice: chosen(priceList, { bundle: '25', method: 'paypal' })! } };
export const AfterDisputes: Story = { args: { priceList: priceListAfterDisputes, choice: chosen(priceListAfterDisputes, {})! } };
export const Visitor: Story = { args: { buyer: null } };
const asked = chosen(priceList, {})!;
export const Asked: Story = { args: { purchase: { ...purchase, asked } } };
export const AskedAboutAnotherCard: Story = { args: { purchase: { ...purchase, asked }, lastCard: { brand: 'Visa', last4: '4242' } } };
export const AskedWithStoredCards: Story = { args: { purchase: { ...purchase, asked }, stored: storedCards } };
export const AskedAboutANewCard: Story = { args: { purchase: { ...purchase, asked }, stored: storedCards, wantedCard: 'another' } };
export const Charging: Story = { args: { purchase: { ...purchase, asked, busy: true }, stored: storedCards } };
export const Leaving: Story = { args: { purchase: { ...purchase, asked, busy: true } } };
export const Refused: Story = {
  args: {
    purchase: {
      ...purchase,
      refused: 'The price has changed since you opened this page: it is €54.99 now. Nothing was ordered. Please look again and confirm.',
    },
  },
};
export const NoMethods: Story = { args: { priceList: { ...priceList, methods: [] }, choice: chosen({ ...priceList, methods: [] }, {})! } };
export const Loading: Story = { render: () => <CreditsSkeleton /> };
export const Empty: Story = {
  render: () => (
    <EmptyState heading={1} title="Nothing is on sale here right now">
      Your credits stay as they are. Please come back a little later.
    </EmptyState>
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorCard heading={1} title="The prices are not here right now" retryLabel="Try again" onRetry={nothing}>
      Nothing was ordered. Please try again in a moment.
    </ErrorCard>
  ),
};
