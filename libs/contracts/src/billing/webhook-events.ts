import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import { route } from '../route.js';
import { PAYMENT_PROVIDERS, WEBHOOK_EVENT_KINDS } from './webhook.js';
import './refusals.js';

/**
 * `received`: its provider is still to be asked about it. `processed`: what it is about stands as the provider says. `parked`: it is about something
 * that is not known here (yet). `failed`: nobody asks any more, an operator looks.
 */
export const WEBHOOK_EVENT_STATES = ['received', 'processed', 'parked', 'failed'] as const;

/**
 * Why an event is not processed, where we say so ourselves: it is about nothing that is kept here, or about a kind that nobody takes in; its provider
 * is not set up, or gave no answer; what it is about is not here; a refund of ours of the same money is undecided, or is asked about no more, too.
 */
export const WEBHOOK_REASONS = [
  'not-kept',
  'not-taken-in',
  'no-provider',
  'no-answer',
  'not-here',
  'refund-undecided',
  'refund-stuck',
] as const;

export type WebhookReason = (typeof WEBHOOK_REASONS)[number];

/** An event that a provider sent. Its body is not kept: the provider shows it under `event_id`. */
export const WebhookEvent = z.object({
  id: z.int(),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** The provider's name for the event. */
  event_id: z.string(),
  kind: z.enum(WEBHOOK_EVENT_KINDS),
  /** What happened, in the provider's word. */
  type: z.string(),
  /** The provider's name for what it is about. */
  reference: z.nullable(z.string()),
  state: z.enum(WEBHOOK_EVENT_STATES),
  /** Why it is not processed: one of `WEBHOOK_REASONS`, or in the words of the provider or of the line to it. */
  reason: z.nullable(z.string()),
  /** How often it was tried to no avail, and when it is tried next. */
  tries: z.int(),
  try_after: z.nullable(z.string()),
  occurred_at: z.string(),
  received_at: z.string(),
  processed_at: z.nullable(z.string()),
  /** The order that it is about, where that is known. */
  order_id: z.nullable(z.int()),
});

export type WebhookEvent = z.output<typeof WebhookEvent>;

export const listWebhookEvents = route({
  method: 'GET',
  path: '/api/operator/webhook-events',
  summary: 'What payment providers sent, latest first.',
  access: 'operator',
  query: z.object({
    state: z.optional(z.enum(WEBHOOK_EVENT_STATES)),
    provider: z.optional(z.enum(PAYMENT_PROVIDERS)),
    /** About one thing: the provider's name for it, or for the event. */
    reference: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    /** Events older than this one; without it the latest. */
    before: z.optional(PathId),
  }),
  reply: z.object({
    events: z.array(WebhookEvent),
    more: z.boolean(),
    /** How many there are in each state, of all providers. */
    counts: z.record(z.enum(WEBHOOK_EVENT_STATES), z.int()),
  }),
});

export const replayWebhookEvent = route({
  method: 'POST',
  path: '/api/operator/webhook-events/:eventId/replay',
  summary: 'Asks the provider once more about what an event is about. Again changes nothing that was settled.',
  access: 'operator',
  params: z.object({ eventId: PathId }),
  reply: WebhookEvent,
  refusals: ['billing.webhook-event-not-found'],
});
