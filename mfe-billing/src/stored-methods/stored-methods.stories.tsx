import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { BrandMark } from '../money/brand-mark';
import { CardName } from '../money/card-name';
import { MethodMark } from '../money/method-mark';
import { storedCards, storedCardsOfBefore } from '../testing/answers';
import { mandate } from '../testing/direct-debits';
import { RemovalDialog } from './removal-dialog';
import { StoredMethodsPage } from './stored-methods-page';
import { storedMethodTexts } from './texts';

const Page = withTexts([storedMethodTexts], StoredMethodsPage);
const Removal = withTexts([storedMethodTexts], RemovalDialog);
const nothing = () => undefined;
const card = storedCards.stored[0]!;
const removal = {
  words: 'billing.stored' as const,
  busy: false,
  fault: null,
  onConfirm: nothing,
  onClose: nothing,
  children: (
    <>
      <BrandMark brand={card.brand} />
      <b>
        <CardName card={card} />
      </b>
    </>
  ),
};
const revocation = {
  ...removal,
  words: 'billing.stored.mandate' as const,
  children: (
    <>
      <MethodMark method="sepa" />
      <b className="num">{mandate.iban}</b>
    </>
  ),
};
const fault = 'An error occurred, please try again later.';

export default {
  title: 'Billing/Stored payment methods',
  component: Page,
  args: { stored: storedCards.stored, mandate: null, onRemove: nothing },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Full: Story = {};
export const WithMandate: Story = { args: { mandate } };
export const MandateAlone: Story = { args: { stored: [], mandate } };
export const Expired: Story = { args: { stored: storedCardsOfBefore.stored } };
export const Blocked: Story = { args: { stored: storedCards.stored.map((one) => ({ ...one, state: 'blocked' })) } };
export const Empty: Story = { args: { stored: [] } };
export const Removing: Story = { render: () => <Removal {...removal} /> };
export const RemovalFailed: Story = { render: () => <Removal {...removal} fault={fault} /> };
export const TakingMandateBack: Story = { render: () => <Removal {...revocation} /> };
export const TakingMandateBackFailed: Story = { render: () => <Removal {...revocation} fault={fault} /> };
export const Loading: Story = { render: () => <ListSkeleton count={2} label="Loading" /> };
export const Failed: Story = {
  render: () => (
    <ErrorCard title="Your stored cards are not here right now" retryLabel="Try again" onRetry={nothing}>
      Nothing has changed. Please try again in a moment.
    </ErrorCard>
  ),
};
export const MandateFailed: Story = {
  args: { mandate: undefined },
  render: (args) => (
    <>
      <Page {...args} />
      <ErrorCard title="Direct debit mandates are not here right now" retryLabel="Try again" onRetry={nothing}>
        Nothing has changed. Please try again in a moment.
      </ErrorCard>
    </>
  ),
};
