import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import page from '../money/narrow-page.module.css';
import { noStoredCards, priceListWithBonus, repeatOrder, storedCards } from '../testing/answers';
import { repeatChoice } from './repeat-choice';
import { RepeatOrderPage } from './repeat-order-page';
import { RepeatOrderSkeleton } from './repeat-order-skeleton';
import { creditTexts } from '../credits/texts';
import { repeatTexts } from './texts';

const Page = withTexts([repeatTexts, creditTexts], RepeatOrderPage);
const Loaded = withTexts([repeatTexts, creditTexts], RepeatOrderSkeleton);
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
const last = repeatOrder.last!;
const offer = repeatOrder.offer!;
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

export default {
  title: 'Billing/Repeat order',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={page.page}>
        <Story />
      </div>
    ),
  ],
  args: { repeat: repeatOrder, last, stored: noStoredCards, purchase, back: '' },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Full: Story = {};
export const WithDiscount: Story = {
  args: {
    repeat: {
      ...repeatOrder,
      offer: { ...offer, bundle: { ...offer.bundle, price_now: eur(3749) }, discount: priceListWithBonus.offer, total: eur(3749) },
    },
  },
};
export const WithDebt: Story = { args: { repeat: { ...repeatOrder, offer: { ...offer, debt: 6 } } } };
export const AnotherMethod: Story = {
  args: {
    last: { ...last, method: 'paypal', card: null },
    repeat: { ...repeatOrder, offer: { ...offer, method: 'paypal', fee: eur(35), total: eur(5034) } },
  },
};
export const StoredCard: Story = { args: { stored: storedCards } };
export const AskedWithStoredCard: Story = { args: { stored: storedCards, purchase: { ...purchase, asked: repeatChoice(offer) } } };
export const Asked: Story = { args: { purchase: { ...purchase, asked: repeatChoice(offer) } } };
export const Leaving: Story = { args: { purchase: { ...purchase, asked: repeatChoice(offer), busy: true } } };
export const Refused: Story = {
  args: {
    purchase: {
      ...purchase,
      refused: 'The price has changed since you opened this page: it is €54.99 now. Nothing was ordered. Please look again and confirm.',
    },
  },
};
export const BundleNotSold: Story = { args: { repeat: { ...repeatOrder, offer: null, obstacle: 'bundle-not-sold' } } };
export const MethodBlocked: Story = {
  args: { repeat: { ...repeatOrder, offer: null, obstacle: 'method-blocked', other_methods: ['ideal', 'paypal'] } },
};
export const NoOtherMethod: Story = {
  args: { repeat: { ...repeatOrder, offer: null, obstacle: 'method-not-offered', other_methods: [] } },
};
export const Loading: Story = { render: () => <Loaded /> };
export const Empty: Story = {
  render: () => (
    <EmptyState heading={1} title="You have not bought anything yet" actions={<LinkButton variant="accent">Choose credits</LinkButton>}>
      After your first purchase you can buy the same again from here.
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
