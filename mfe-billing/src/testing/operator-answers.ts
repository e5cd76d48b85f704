import type { OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import type { OperatorDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import type { LedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';
import type { OperatorOffer } from '@rendezvous/contracts/billing/operator-offers';
import { discountCode, eur } from './answers';

const operatorCode = (id: number, more: Partial<OperatorDiscountCode> = {}): OperatorDiscountCode => ({
  ...discountCode,
  id,
  reason: 'code',
  maximum_uses: 500,
  used: 128,
  reserved: 3,
  created_at: '2026-11-18T09:30:00.000Z',
  ...more,
});

export const operatorCodes: readonly OperatorDiscountCode[] = [
  operatorCode(5),
  operatorCode(4, {
    code: 'MERCI20',
    percentage: 20,
    value_percentage: 20,
    country: 'FR',
    user_id: 7,
    currency: 'EUR',
    minimum_order_value: 2000,
    maximum_uses: 1,
    validity: 'once',
    paymentmethods: ['card', 'paypal'],
    used: 0,
    reserved: 0,
  }),
  operatorCode(3, { code: 'SUMMER15', percentage: 15, value_percentage: 15, expires: '2026-09-01T00:00:00.000Z', expired: true }),
  operatorCode(1, {
    code: 'TIMEBONUS25',
    reason: 'time-bonus',
    percentage: 25,
    value_percentage: 25,
    expires: null,
    maximum_uses: null,
    used: 4210,
  }),
];

export const operatorOffers: readonly OperatorOffer[] = [
  { name: 'time-bonus', code: 'TIMEBONUS25', percentage: 25, hours: 4, active: true },
  { name: 'welcome', code: 'WELCOME25', percentage: 20, hours: 72, active: false },
];

const operatorDispute = (id: number, more: Partial<OperatorDispute> = {}): OperatorDispute => ({
  id,
  status: 'open',
  provider: 'stripe',
  reference: `du_1QJ4x8rendezvous${id}`,
  order_id: 40 + id,
  member_id: 200 + id,
  amount: eur(2799),
  heard_at: '2026-11-20T20:12:00.000Z',
  decided_at: null,
  frozen: 19,
  taken: 0,
  owed: 0,
  method: 'card',
  blocked: false,
  unblocked: null,
  ...more,
});

const decided = { frozen: 0, decided_at: '2026-11-21T09:30:00.000Z' };

/** Disputes as operators see them, in every status. */
export const operatorDisputes: readonly OperatorDispute[] = [
  operatorDispute(5, {
    others: [{ id: 6, status: 'warning', amount: eur(900) }],
    refunds: [{ number: 12, state: 'succeeded', amount: eur(500) }],
  }),
  operatorDispute(4, { status: 'warning', frozen: 0, provider: 'sandbox', method: 'paypal', amount: eur(1334) }),
  operatorDispute(3, { ...decided, status: 'lost', taken: 19, owed: 6, blocked: true }),
  operatorDispute(2, { ...decided, status: 'won' }),
  operatorDispute(1, {
    ...decided,
    status: 'lost',
    taken: 25,
    unblocked: { at: '2026-11-22T08:00:00.000Z', by: 7, reason: 'Their card was stolen; the police report is in the mails.' },
  }),
];

const proof: LedgerProof = {
  id: 2,
  cause: 'operator',
  started_at: '2026-11-20T09:00:00.000Z',
  ended_at: '2026-11-20T09:00:02.000Z',
  wallets: 1204,
  entries: 48_311,
  orders: 937,
  faults: 0,
  fault: null,
};

/** Runs of the proof of the ledger: one found something. */
export const proofs = {
  proofs: [
    {
      ...proof,
      id: 3,
      cause: 'night' as const,
      faults: 2,
      fault: { kind: 'entry-hash' as const, wallet: 7, entry: 512, order: null, year: null },
    },
    proof,
  ],
  more: false,
};
