import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState, ErrorCard, ListSkeleton } from '@rendezvous/ui';
import { failedEvent, webhookEvents } from '../../testing/operator-webhooks';
import { WebhookPanel } from './webhook-panel';
import { WebhookSearch } from './webhook-search';
import { WebhooksTable } from './webhooks-table';

export default { title: 'Billing/Operators/Webhooks' } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
export const Events: Story = {
  render: () => <WebhooksTable events={webhookEvents.events} selected={failedEvent.id} addressOf={(id) => `#${id}`} />,
};
export const Loading: Story = { render: () => <ListSkeleton label="Loading" /> };
export const Empty: Story = {
  render: () => <EmptyState title="No event here">Events appear as soon as a payment company sends the first one.</EmptyState>,
};
export const Failed: Story = {
  render: () => <ErrorCard title="The events cannot be shown right now" retryLabel="Try again" onRetry={nothing} />,
};
export const Open: Story = { render: () => <WebhookPanel event={failedEvent} busy={false} onReplay={nothing} /> };
export const Processed: Story = { render: () => <WebhookPanel event={webhookEvents.events[0]!} busy={false} onReplay={nothing} /> };
export const Replaying: Story = { render: () => <WebhookPanel event={failedEvent} busy onReplay={nothing} /> };
export const Search: Story = { render: () => <WebhookSearch provider="stripe" reference={failedEvent.reference} onSearch={nothing} /> };
