import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { listWebhookEvents, replayWebhookEvent } from '@rendezvous/contracts/billing/webhook-events';

/** Calls of operators, which come with their page: no member carries them. */
export const webhooksApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingWebhookEvents: queryOf(build, listWebhookEvents, { keepUnusedDataFor: 0 }),
  billingReplayWebhookEvent: mutationOf(build, replayWebhookEvent),
}));
