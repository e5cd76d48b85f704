import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Bundle } from '@rendezvous/contracts/billing/bundles';
import { RoomFooter } from './room-footer';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const bundles: readonly Bundle[] = [
  { id: '10', credits: 10, price: eur(1299), price_now: eur(974), popular: false },
  { id: '25', credits: 25, price: eur(2799), price_now: eur(2099), popular: false },
  { id: '50', credits: 50, price: eur(4999), price_now: eur(3749), popular: true },
];
const composer = {
  partnerName: 'Inès',
  first: '',
  cost: 1,
  credits: 3,
  most: 1000,
  onSend: () => true,
  onChange: () => undefined,
};

export default {
  title: 'Chat/Composer',
  component: RoomFooter,
  parameters: { layout: 'fullscreen' },
  args: { state: 'open', name: 'Inès', offer: null, composer },
} satisfies Meta<typeof RoomFooter>;
type Story = StoryObj<typeof RoomFooter>;

export const Empty: Story = {};
export const Written: Story = { args: { composer: { ...composer, first: 'Thursday, then. Same quay, seven o’clock?' } } };
export const Free: Story = { args: { composer: { ...composer, cost: 0 } } };
export const NearTheEnd: Story = { args: { composer: { ...composer, first: 'x'.repeat(850) } } };
export const TooLong: Story = { args: { composer: { ...composer, first: 'x'.repeat(1010) } } };
export const NoCredits: Story = {
  args: {
    offer: { credits: 0, cost: 1, bundles, loading: false, free: null },
    composer: { ...composer, first: 'Do not lose me', credits: 0 },
  },
};
const resend = { busy: false, sent: false, refused: null };
const free = { count: 3, email: 'hugo@given.test', resend, onResend: () => undefined };
export const Unconfirmed: Story = {
  args: { offer: { credits: 0, cost: 1, bundles, loading: false, free }, composer: { ...composer, credits: 0 } },
};
export const BundlesOnTheirWay: Story = { args: { offer: { credits: 0, cost: 1, bundles: null, loading: true, free: null } } };
export const BundlesMissing: Story = { args: { offer: { credits: 0, cost: 1, bundles: null, loading: false, free: null } } };
export const Held: Story = { args: { state: 'held' } };
export const Unreachable: Story = { args: { state: 'unreachable' } };
export const TakesABreak: Story = { args: { state: 'unreachable', paused: true } };
export const PartnerGone: Story = { args: { state: 'partner-gone' } };
