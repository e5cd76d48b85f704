import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { priceList } from '../testing/answers';
import { PricingPage, PricingSkeleton } from './pricing-page';

export default {
  title: 'Billing/Pricing',
  component: PricingPage,
  parameters: { layout: 'fullscreen' },
  args: {
    priceList,
    member: false,
    costs: { message: 1 },
    present: 3,
    cheapestMessage: { costs: 0.8, currency: 'EUR' },
  },
} satisfies Meta<typeof PricingPage>;
type Story = StoryObj<typeof PricingPage>;

export const Visitor: Story = {};
export const Member: Story = { args: { member: true } };
export const WithoutTax: Story = { args: { priceList: { ...priceList, country: 'US', tax_rate: 0 } } };
export const Loading: Story = { render: () => <PricingSkeleton /> };
