import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { priceList, priceListWithBonus } from '../testing/answers';
import { PremiumPage } from './premium-page';
import { premiumTexts } from './texts';

const Shown = withTexts([premiumTexts], PremiumPage);

export default {
  title: 'Billing/Premium',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: {
    premium: false,
    limits: { freePhotos: 3, premiumPhotos: 25, conversations: 2 },
    claim: false,
    prices: { kind: 'here', bundles: priceList.bundles, discount: null },
    onRetry: () => undefined,
  },
} satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Full: Story = {};
export const WithDiscount: Story = {
  args: { prices: { kind: 'here', bundles: priceListWithBonus.bundles, discount: priceListWithBonus.offer } },
};
export const Already: Story = { args: { premium: true } };
export const WithClaim: Story = { args: { claim: true } };
export const Loading: Story = { args: { prices: { kind: 'loading', busy: true } } };
export const Failed: Story = { args: { prices: { kind: 'failed', busy: false } } };
export const NothingOnSale: Story = { args: { prices: { kind: 'here', bundles: [], discount: null } } };
