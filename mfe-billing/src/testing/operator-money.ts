import type { ProviderReport } from '@rendezvous/contracts/billing/operator-reports';
import type { TraceRow, traceMoney } from '@rendezvous/contracts/billing/operator-trace';
import type { PaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { eur } from './answers';

const PURCHASE = { of: 'purchase', number: null } as const;
const REFUND = { of: 'refund', number: 3 } as const;
const DISPUTE = { of: 'dispute', number: 2 } as const;

const row = (kind: TraceRow['kind'], part: TraceRow['part'], more: Partial<TraceRow>): TraceRow => ({
  kind,
  part,
  name: null,
  label: null,
  state: null,
  amount: null,
  credits: null,
  at: '2026-11-20T09:12:00.000Z',
  due: null,
  source: null,
  missing: null,
  debit: null,
  ...more,
});
const gap = (kind: TraceRow['kind'], part: TraceRow['part'], missing: TraceRow['missing']): TraceRow =>
  row(kind, part, { at: null, missing });

const SESSION = 'cs_live_a1Zr4mKp8sXw2LqTn6VbYc3DfGh7JkMn9PqRsTuVwXy';

/** A purchase whose money went back in part, and that was disputed. */
export const trace: ReplyOf<typeof traceMoney> = {
  found: ['order:41', 'entry:41', 'member:41'],
  member_id: 7,
  rows: [
    row('line', PURCHASE, {
      name: `line:captured/0d5/${SESSION}`,
      label: SESSION,
      state: 'captured',
      amount: eur(2799),
      at: '2026-11-20T00:00:00.000Z',
      source: 'stripe',
    }),
    row('event', PURCHASE, { name: 'event:evt_1SVx', label: 'checkout.session.completed', state: 'processed', source: 'stripe' }),
    row('payment', PURCHASE, { name: 'payment:0d5', label: SESSION, state: 'captured', amount: eur(2799), source: 'stripe' }),
    row('order', PURCHASE, { name: 'order:41', label: '41', state: 'partly_refunded', amount: eur(2799), credits: 25 }),
    row('entry', PURCHASE, { name: 'entry:812', label: '812', state: 'purchase', credits: 25 }),
    row('receipt', PURCHASE, { name: 'receipt:2026-000012', label: '2026-000012', amount: eur(2799) }),
    gap('line', REFUND, 'no-line'),
    row('event', REFUND, { name: 'event:evt_2SVx', label: 'refund.updated', state: 'processed', source: 'stripe' }),
    row('refund', REFUND, { name: 'refund:77', label: 're_3SVx2kJ8', state: 'succeeded', amount: eur(1344), source: 'stripe' }),
    row('entry', REFUND, { name: 'entry:840', label: '840', state: 'refund', credits: -12 }),
    row('credit-note', REFUND, { name: 'credit-note:C2026-000003', label: 'C2026-000003', amount: eur(1344) }),
    gap('line', DISPUTE, 'no-line'),
    gap('event', DISPUTE, 'no-event'),
    row('dispute', DISPUTE, { name: 'dispute:2', label: 'du_1SVx2kJ8', state: 'warning', amount: eur(1455), source: 'stripe' }),
    gap('entry', DISPUTE, 'nothing-moved'),
  ],
};

/** A direct debit that is signed, whose money the bank was not asked for yet. */
export const signedDebitTrace: ReplyOf<typeof traceMoney> = {
  found: ['order:44'],
  member_id: 7,
  rows: [
    { ...gap('line', PURCHASE, 'not-settled'), debit: 'not-sent' },
    gap('event', PURCHASE, 'no-event'),
    row('payment', PURCHASE, { name: 'payment:1c2', label: '1c2', state: 'signed', due: '2026-11-24', amount: eur(2799), source: 'sepa' }),
    row('mandate', PURCHASE, { name: 'mandate:RDV-44', label: 'RDV-44' }),
    row('order', PURCHASE, { name: 'order:44', label: '44', state: 'completed', amount: eur(2799), credits: 25 }),
    row('entry', PURCHASE, { name: 'entry:901', label: '901', state: 'purchase', credits: 25 }),
    row('receipt', PURCHASE, { name: 'receipt:2026-000015', label: '2026-000015', amount: eur(2799) }),
  ],
};

/** A purchase that our own bank collected. */
export const bookedDebitTrace: ReplyOf<typeof traceMoney> = {
  found: ['line:12/1'],
  member_id: 7,
  rows: [
    row('bank-answer', PURCHASE, { name: 'bank-answer:12', label: 'camt.054-20261127.xml', source: 'sepa' }),
    row('line', PURCHASE, {
      name: 'line:12/1',
      label: 'RDV-D-7',
      state: 'booked',
      amount: eur(2799),
      at: '2026-11-27T00:00:00.000Z',
      source: 'sepa',
    }),
    row('bank-file', PURCHASE, { name: 'bank-file:0c1f5e', label: '0c1f5e', state: 'accepted' }),
    gap('event', PURCHASE, 'no-event'),
    row('payment', PURCHASE, { name: 'payment:0d6', label: '0d6', state: 'captured', amount: eur(2799), source: 'sepa' }),
    row('mandate', PURCHASE, { name: 'mandate:RDV-43', label: 'RDV-43' }),
    row('order', PURCHASE, { name: 'order:43', label: '43', state: 'completed', amount: eur(2799), credits: 25 }),
    row('entry', PURCHASE, { name: 'entry:850', label: '850', state: 'purchase', credits: 25 }),
    row('receipt', PURCHASE, { name: 'receipt:1/2026-000014', label: '2026-000014', amount: eur(2799) }),
  ],
};

const incident = (id: number, more: Partial<PaymentIncident> = {}): PaymentIncident => ({
  id,
  kind: 'capture-differs',
  order_id: 40 + id,
  member_id: 7,
  provider: 'stripe',
  reference: SESSION,
  asked: eur(2799),
  reported: eur(0),
  noticed_at: '2026-11-24T03:17:00.000Z',
  resolved_at: null,
  resolved_by: null,
  reason: null,
  ...more,
});

export const incidents: readonly PaymentIncident[] = [
  incident(13, { kind: 'charge-unmatched', order_id: 0, member_id: 0, reference: 'ch_3SVx2kJ8', asked: eur(0), reported: eur(1200) }),
  incident(12),
  incident(11, { kind: 'ledger-differs', provider: 'sandbox', reported: eur(2799) }),
  incident(10, { kind: 'payment-disputed', provider: 'paypal', reported: eur(2799) }),
  incident(9, {
    kind: 'amount-differs',
    reported: eur(2798),
    resolved_at: '2026-11-23T10:00:00.000Z',
    resolved_by: 31,
    reason: 'Paid back by hand.',
  }),
];

const report = (id: number, more: Partial<ProviderReport> = {}): ProviderReport => ({
  id,
  provider: 'stripe',
  day: '2026-11-23',
  ended_at: '2026-11-24T03:17:20.000Z',
  asked: 31,
  silent: 0,
  listed: 30,
  differences: 0,
  ...more,
});

/** A report of each result. */
export const reports: readonly ProviderReport[] = [
  report(8, { provider: 'sandbox', ended_at: null, asked: 0, listed: null }),
  report(7, { differences: 1 }),
  report(6, { provider: 'paypal', asked: 4, silent: 2, listed: 4 }),
  report(5, { day: '2026-11-22', asked: 27, listed: 26 }),
  report(4, { provider: 'paypal', day: '2026-11-22', asked: 3, listed: null }),
];
