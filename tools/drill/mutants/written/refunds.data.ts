import type { MutatedFile } from '../written-mutant.js';

export const refunds: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/refund/refund.store.ts',
    spec: 'services/billing/src/refund/refunds.db.spec.ts',
    mutants: [
      {
        without: 'the states whose money can go back',
        from: "and o.state in ('completed', 'partly_refunded') order by",
        to: "and o.state in ('completed', 'partly_refunded', 'refunded', 'pending') order by",
        equivalent: 'An order that was not paid has no lot, and one that went back whole has no credits.',
      },
      {
        without: 'the refunds that count, where others failed',
        from: "where r.order_id = o.id and r.state <> 'failed'), 0)",
        to: 'where r.order_id = o.id), 0)',
      },
      {
        without: 'the one refund that is undecided',
        from: "exists (select from billing.refunds r where r.order_id = o.id and r.state in ('requested', 'pending', 'unknown')) as refunding",
        to: 'false as refunding',
      },
      {
        without: 'the time at which a refund is asked about',
        from: 'where try_after <= $1 order by',
        to: 'where $1::timestamptz is not null order by',
      },
    ],
  },
];
