import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Countdown } from '../countdown';
import { Card } from '.';

export default {
  title: 'UI/Display/Card',
  component: Card,
  args: { children: 'A panel for what is paid, chosen or confirmed.' },
} satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};
export const Chosen: Story = { args: { tone: 'chosen', children: '50 credits for €37.49' } };
export const Offer: Story = {
  args: {
    tone: 'offer',
    children: (
      <div style={{ display: 'flex', gap: 24, flexWrap: 'wrap', alignItems: 'center' }}>
        <div style={{ flex: '1 1 13rem' }}>
          <b>25% off your first order</b>
          <p className="small">Because you joined at 21:12. Ends at 01:12 and does not come back.</p>
        </div>
        <Countdown
          label="3 hours 28 minutes left"
          parts={[
            { value: '03', unit: 'h' },
            { value: '28', unit: 'min' },
            { value: '09', unit: 's' },
          ]}
        />
      </div>
    ),
  },
};
export const Dashed: Story = { args: { tone: 'dashed', children: 'Sponsored: no face, and a dashed frame.' } };
