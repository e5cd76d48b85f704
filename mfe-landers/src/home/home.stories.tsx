import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { regions } from '../testing/answers';
import { hello, helloOfAVariant } from '../testing/landers/home';
import { HomeLoading } from './home-loading';
import { HomePage } from './home-page';

export default {
  title: 'Landers/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: {
    lander: hello,
    minAge: 18,
    regions,
    messageCredits: 1,
    signupCredits: 3,
    refundDays: 14,
    joinable: true,
    onSearch: () => undefined,
  },
} satisfies Meta<typeof HomePage>;
type Story = StoryObj<typeof HomePage>;

export const Full: Story = {};
export const RegionsOnTheirWay: Story = { args: { regions: [] } };
export const SignupsClosed: Story = { args: { joinable: false } };
export const OtherPrices: Story = { args: { messageCredits: 2, signupCredits: 0, refundDays: 30 } };
export const Variant: Story = { args: { lander: helloOfAVariant } };
export const Preview: Story = { args: { lander: { ...hello, preview: true } } };
export const Loading: Story = { render: () => <HomeLoading /> };
