import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { storedCards, storedCardsOfBefore } from '../testing/answers';
import { RemovalDialog } from './removal-dialog';
import { StoredMethodsPage } from './stored-methods-page';
import { storedMethodTexts } from './texts';

const Page = withTexts([storedMethodTexts], StoredMethodsPage);
const Removal = withTexts([storedMethodTexts], RemovalDialog);
const nothing = () => undefined;
const removal = { method: storedCards.stored[0]!, busy: false, fault: null, onConfirm: nothing, onClose: nothing };

export default {
  title: 'Billing/Stored payment methods',
  component: Page,
  args: { stored: storedCards.stored, onRemove: nothing },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

export const Full: Story = {};
export const Expired: Story = { args: { stored: storedCardsOfBefore.stored } };
export const Blocked: Story = { args: { stored: storedCards.stored.map((one) => ({ ...one, state: 'blocked' })) } };
export const Empty: Story = { args: { stored: [] } };
export const Removing: Story = { render: () => <Removal {...removal} /> };
export const RemovalFailed: Story = { render: () => <Removal {...removal} fault="An error occurred, please try again later." /> };
export const Loading: Story = { render: () => <ListSkeleton count={2} label="Loading" /> };
export const Failed: Story = {
  render: () => (
    <ErrorCard title="Your stored cards are not here right now" retryLabel="Try again" onRetry={nothing}>
      Nothing has changed. Please try again in a moment.
    </ErrorCard>
  ),
};
