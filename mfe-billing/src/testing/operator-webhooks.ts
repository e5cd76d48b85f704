import type { WebhookEvent } from '@rendezvous/contracts/billing/webhook-events';

/** What the page of operators about webhooks is answered. */
const event = (id: number, more: Partial<WebhookEvent> = {}): WebhookEvent => ({
  id,
  provider: 'stripe',
  event_id: `evt_1SVx2kJ8QzWm4LpR0aTn7c${id}`,
  kind: 'payment',
  type: 'checkout.session.completed',
  reference: 'cs_live_a1Zr4mKp8sXw2LqTn6VbYc3DfGh7JkMn9PqRsTuVwXy',
  state: 'processed',
  reason: null,
  tries: 0,
  try_after: null,
  occurred_at: '2026-11-24T08:14:03.000Z',
  received_at: '2026-11-24T08:14:05.000Z',
  processed_at: '2026-11-24T08:14:05.000Z',
  order_id: 4711,
  ...more,
});

/** One event of each state. */
export const failedEvent = event(106, {
  kind: 'refund',
  type: 'refund.failed',
  reference: 're_3SVx2kJ8QzWm4LpR1bYd',
  state: 'failed',
  reason: 'An error occurred with our connection to Stripe.',
  tries: 8,
  processed_at: null,
});

export const webhookEvents = {
  events: [
    event(108),
    event(107, {
      kind: 'dispute',
      type: 'charge.dispute.created',
      reference: 'du_1SVx2kJ8QzWm4LpR',
      state: 'parked',
      reason: 'There is no dispute du_1SVx2kJ8QzWm4LpR here.',
      tries: 1,
      try_after: '2026-11-24T08:19:05.000Z',
      processed_at: null,
      order_id: null,
    }),
    failedEvent,
    event(105, { provider: 'sandbox', type: 'paid', state: 'received', processed_at: null, order_id: 4710 }),
  ],
  more: true,
  counts: { received: 1, processed: 1843, parked: 1, failed: 1 },
};

export const noWebhookEvents = { events: [], more: false, counts: { received: 0, processed: 0, parked: 0, failed: 0 } };
