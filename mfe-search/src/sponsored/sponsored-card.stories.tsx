import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { madeUpSponsored } from '../testing/sponsored';
import { SponsoredCard } from './sponsored-card';

const [cam, resell] = [madeUpSponsored[0]!, madeUpSponsored[1]!];

export default {
  title: 'Search/SponsoredCard',
  component: SponsoredCard,
  args: { card: cam },
  render: (args) => (
    <div style={{ width: 180 }}>
      <SponsoredCard {...args} />
    </div>
  ),
} satisfies Meta<typeof SponsoredCard>;
type Story = StoryObj<typeof SponsoredCard>;

export const Cam: Story = {};
export const Resell: Story = { args: { card: resell } };
export const LongWords: Story = {
  args: {
    card: {
      ...cam,
      title: 'Rencontresinternationalessansfrontières',
      text: 'Anticonstitutionnellement, de vingt heures à minuit, en direct.',
    },
  },
};
