import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, LinkButton } from '@rendezvous/ui';
import { creditTexts } from '../credits/texts';
import page from '../money/narrow-page.module.css';
import { directDebit, signing, signingAfter, signingWith, withMandate } from '../testing/direct-debits';
import { DirectDebitPage } from './direct-debit-page';
import { DirectDebitSkeleton } from './direct-debit-skeleton';
import { directDebitTexts } from './texts';

const Page = withTexts([directDebitTexts, creditTexts], DirectDebitPage);
const Loaded = withTexts([directDebitTexts], DirectDebitSkeleton);
const nothing = () => undefined;
const done = () => Promise.resolve(null);
const steps = {
  error: null,
  forgive: nothing,
  closed: false,
  choosing: false,
  sending: false,
  signing: false,
  givingUp: false,
  choose: done,
  sendCode: done,
  sign: done,
  giveUp: done,
};
const refused = (code: string, status = 409) => ({ ...steps, error: { status, body: { error: { code, requestId: '1' } } } });

export default {
  title: 'Billing/Direct debit',
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={page.page}>
        <Story />
      </div>
    ),
  ],
  args: { debit: directDebit, readAt: 0, country: 'FR', methods: ['card', 'paypal', 'sepa'], steps },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Account: Story = {};
export const AccountOnItsWay: Story = { args: { steps: { ...steps, choosing: true } } };
export const WrongIban: Story = { args: { steps: refused('billing.direct-debit-iban', 422) } };
export const WrongNumber: Story = { args: { steps: refused('billing.direct-debit-mobile', 422) } };
export const EarlierMandate: Story = { args: { debit: withMandate } };
export const Signature: Story = { args: { debit: signing } };
export const SignatureByEarlierMandate: Story = {
  args: { debit: { ...withMandate, chosen: { ...signing.chosen!, kept: true, text: { ...signing.chosen!.text, is_new: false } } } },
};
export const Signing: Story = { args: { debit: signing, steps: { ...steps, signing: true } } };
export const WrongCode: Story = { args: { debit: signingAfter({ tries_left: 2 }), steps: refused('billing.direct-debit-code', 422) } };
export const NoCodeCounts: Story = { args: { debit: signingWith({ code: null }), steps: refused('billing.direct-debit-code', 422) } };
export const NotSent: Story = { args: { debit: signingWith({ code: null }), steps: refused('billing.direct-debit-code-unsent', 503) } };
export const Blocked: Story = { args: { steps: { ...refused('billing.direct-debit-blocked'), closed: true } } };
export const LimitReached: Story = { args: { steps: { ...refused('billing.direct-debit-limit'), closed: true } } };
export const Loading: Story = { render: () => <Loaded /> };
export const Empty: Story = {
  render: () => (
    <EmptyState heading={1} title="There is nothing to sign here" actions={<LinkButton variant="accent">Choose credits</LinkButton>}>
      Choose credits and direct debit as the way to pay; then this page opens by itself.
    </EmptyState>
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorCard heading={1} title="The direct debit cannot be shown right now" retryLabel="Try again" onRetry={nothing}>
      Nothing was debited. Please try again in a moment.
    </ErrorCard>
  ),
};
