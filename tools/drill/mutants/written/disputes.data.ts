import type { MutatedFile } from '../written-mutant.js';

const SPEC = 'services/billing/src/dispute/disputes.db.spec.ts';

export const disputes: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/order/order-standing.store.ts',
    spec: SPEC,
    mutants: [
      {
        without: 'the success of what counts as refunded',
        from: "filter (where state = 'succeeded'), 0)::integer as back",
        to: ', 0)::integer as back',
      },
      {
        without: 'what is on its way back',
        from: "filter (where state in ('requested', 'pending', 'unknown')), 0)::integer as open",
        to: "filter (where state = 'nothing'), 0)::integer as open",
      },
      {
        without: 'the currency of a dispute',
        from: 'case when currency = p.currency then amount else p.amount end',
        to: 'amount',
      },
      { without: 'the loss of what counts as lost', from: "filter (where status = 'lost'), 0)", to: ', 0)' },
      { without: 'the disputes that are open', from: "bool_or(status = 'open')", to: 'bool_or(false)' },
      {
        without: 'the other purchases that stand',
        from: "and state not in ('refunded', 'charged_back') limit 1",
        to: 'limit 1',
      },
    ],
  },
  {
    file: 'services/billing/src/dispute/disputes.service.ts',
    spec: SPEC,
    mutants: [
      { without: 'the age of an answer', from: '(known?.moves ?? 0) !== asked', to: 'false' },
      { without: 'the order in which a dispute goes', from: '!isNews(known, { status: report.status, ...report.amount })', to: 'false' },
      { without: 'the capture of what is disputed', from: "if (order.completedAt === null) return 'too-early';", to: '' },
      {
        without: 'the block of a method that is lost once more',
        from: '      unblockedAt: null,\n',
        to: '      unblockedAt: known?.unblockedAt ?? null,\n',
      },
    ],
  },
  {
    file: 'services/billing/src/dispute/operator-dispute.store.ts',
    spec: SPEC,
    mutants: [{ without: 'the status that is asked for', from: '($1::text is null or d.status = $1)', to: '($1::text is null or true)' }],
  },
  {
    file: 'services/billing/src/wallet/wallets.service.ts',
    spec: SPEC,
    mutants: [{ without: 'the claims on what is given back', from: '    await this.claims.settle(tx, memberId);\n', to: '' }],
  },
  {
    file: 'services/billing/src/wallet/lot-claims.store.ts',
    spec: 'services/billing/src/dispute/disputes.property.db.spec.ts',
    mutants: [{ without: 'the lot whose entries are counted', from: 'group by kind, lot', to: 'group by kind, lot having false' }],
  },
  {
    file: 'services/billing/src/wallet/wallet.store.ts',
    spec: 'services/billing/src/wallet/wallets.db.spec.ts',
    mutants: [
      { without: 'frozen credits, in the nightly proof', from: '    or coalesce(k.frozen, 0) <> coalesce(l.frozen, 0)\n', to: '' },
      { without: 'what is owed, in the nightly proof', from: '    or coalesce(w.debt, 0) <> coalesce(k.debt, 0)\n', to: '' },
    ],
  },
];
