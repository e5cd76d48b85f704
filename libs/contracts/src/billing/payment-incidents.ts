import * as z from 'zod/mini';
import { Money } from '../kernel/index.js';
import { route } from '../route.js';
import { OrderId } from './orders.js';
import { Reason } from './reason.js';
import './refusals.js';

/**
 * What an operator has to look at: money that a provider reports and that fits no order (`amount-differs`), a refund of which the provider does
 * not say what became of it (`refund-unknown`; `reported` is its amount), a payment of which it does not say whether it began (`payment-unknown`), one
 * that its payer disputes (`payment-disputed`), and what went out twice, by a lost dispute and a refund (`dispute-exceeds`). The report of the day
 * finds what a provider says otherwise than stands here: of a payment that was captured, a refund or a dispute (`capture-differs`, `refund-differs`,
 * `dispute-differs`), a refund that somebody made in the provider's dashboard, taken in as one of ours (`refund-adopted`), a dispute that no event told
 * of, taken in as well (`dispute-missed`), a payment that the ledger does not say the same of (`ledger-differs`), and a charge that is of no payment here
 * (`charge-unmatched`): nothing was asked for then, and 0 is `reported` in a currency that nothing is sold in. A provider that does not say how a
 * dispute stands (`dispute-unknown`) or what became of a debit (`debit-unanswered`), or has not forgotten a stored method (`method-kept`), however often it was asked, and a file of the bank's that
 * could not be read (`answer-unread`): the last two are of no payment, and 0 is `reported`.
 */
const INCIDENT_KINDS = [
  'amount-differs',
  'refund-unknown',
  'payment-unknown',
  'payment-disputed',
  'dispute-exceeds',
  'capture-differs',
  'refund-differs',
  'refund-adopted',
  'dispute-differs',
  'dispute-missed',
  'ledger-differs',
  'charge-unmatched',
  'dispute-unknown',
  'debit-unanswered',
  'method-kept',
  'answer-unread',
] as const;

export const PaymentIncident = z.object({
  id: z.int(),
  kind: z.enum(INCIDENT_KINDS),
  /** 0 for what is of no payment here. */
  order_id: z.int(),
  member_id: z.int(),
  provider: z.string(),
  /** The provider's own name for the payment, or for the charge. */
  reference: z.nullable(z.string()),
  asked: Money,
  reported: Money,
  noticed_at: z.string(),
  /** null while nobody has dealt with it. */
  resolved_at: z.nullable(z.string()),
  /** The operator who has, and how. */
  resolved_by: z.nullable(z.int()),
  reason: z.nullable(z.string()),
});

export type PaymentIncident = z.output<typeof PaymentIncident>;

const IncidentId = OrderId;

export const listPaymentIncidents = route({
  method: 'GET',
  path: '/api/operator/payment-incidents',
  summary: 'Payments that differ from what was asked for, latest first; those that nobody has dealt with, unless `all` is asked for.',
  access: 'operator',
  /** Incidents older than this one; without it the latest. */
  query: z.object({ before: z.optional(IncidentId), all: z._default(z.enum(['yes', 'no']), 'no') }),
  reply: z.object({ incidents: z.array(PaymentIncident), more: z.boolean() }),
});

export const resolvePaymentIncident = route({
  method: 'PUT',
  path: '/api/operator/payment-incidents/:incidentId/resolved',
  summary: 'An operator has dealt with a payment incident. The first one stays named; again changes nothing.',
  access: 'operator',
  params: z.object({ incidentId: IncidentId }),
  /** How it was settled; remotes from before this was asked send none. */
  body: z.object({ reason: z.optional(Reason) }),
  reply: PaymentIncident,
  refusals: ['billing.incident-not-found'],
});
