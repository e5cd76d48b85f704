import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { priceList, priceListWithBonus } from '../testing/answers';
import { PremiumPage } from './premium-page';

export default {
  title: 'Billing/Premium',
  component: PremiumPage,
  parameters: { layout: 'fullscreen' },
  args: {
    premium: false,
    limits: { freePhotos: 3, premiumPhotos: 25, conversations: 2 },
    claim: false,
    prices: { kind: 'here', bundles: priceList.bundles, discount: null },
    onRetry: () => undefined,
  },
} satisfies Meta<typeof PremiumPage>;
type Story = StoryObj<typeof PremiumPage>;

export const Full: Story = {};
export const WithDiscount: Story = {
  args: { prices: { kind: 'here', bundles: priceListWithBonus.bundles, discount: priceListWithBonus.offer } },
};
export const Already: Story = { args: { premium: true } };
export const WithClaim: Story = { args: { claim: true } };
export const Loading: Story = { args: { prices: { kind: 'loading', busy: true } } };
export const Failed: Story = { args: { prices: { kind: 'failed', busy: false } } };
export const NothingOnSale: Story = { args: { prices: { kind: 'here', bundles: [], discount: null } } };
