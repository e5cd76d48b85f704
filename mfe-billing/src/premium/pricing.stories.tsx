import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { priceList } from '../testing/answers';
import { PricingPage, PricingSkeleton } from './pricing-page';
import { premiumTexts } from './texts';

const Shown = withTexts([premiumTexts], PricingPage);

export default {
  title: 'Billing/Pricing',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: {
    priceList,
    member: false,
    costs: { message: 1 },
    present: 3,
    cheapestMessage: { costs: 0.8, currency: 'EUR' },
  },
} satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

export const Visitor: Story = {};
export const Member: Story = { args: { member: true } };
export const WithoutTax: Story = { args: { priceList: { ...priceList, country: 'US', tax_rate: 0 } } };
export const Loading: Story = { render: () => <PricingSkeleton /> };
