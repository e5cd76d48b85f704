import type { MutatedFile } from '../written-mutant.js';

/** Wallets, their entries and what proves them. */
export const ledger: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/wallet/wallet.store.ts',
    spec: 'services/billing/src/wallet/wallets.db.spec.ts',
    mutants: [
      {
        without: 'the member, when a spend is given back',
        from: 'from billing.entries where member_id = $1 and kind = $2 and reference = $3',
        to: 'from billing.entries where kind = $2 and reference = $3',
      },
      {
        without: 'bought credits, in the nightly proof',
        from: ' or coalesce(w.bought, 0) <> coalesce(l.bought, 0)',
        to: '',
      },
      {
        without: 'the lock of a wallet',
        from: 'from billing.wallets where member_id = $1 for no key update',
        to: 'from billing.wallets where member_id = $1',
      },
      { without: 'lots, in the nightly proof', from: '    or coalesce(w.bought, 0) > coalesce(k.credits, 0)', to: '' },
      {
        without: 'ledgers that have no wallet, in the nightly proof',
        from: 'from billing.wallets w full join ledger l',
        to: 'from billing.wallets w left join ledger l',
      },
    ],
  },
  {
    file: 'services/billing/src/proof/ledger-proof.store.ts',
    spec: 'services/billing/src/proof/ledger-proof.db.spec.ts',
    mutants: [
      { without: 'the hash before, in the proof', from: 'billing.entry_hash(lag(e.hash) over own,', to: 'coalesce(e.hash,' },
      { without: 'the wallet’s last hash, in the proof', from: 'where w.last_hash is distinct from l.hash', to: 'where false' },
      { without: 'balances, in the proof', from: 'e.balance <> sum(e.amount) over own as unbalanced', to: 'false as unbalanced' },
    ],
  },
  {
    file: 'services/billing/src/wallet/spend-priority.rules.ts',
    spec: 'services/billing/src/wallet/wallets.db.spec.ts',
    mutants: [
      {
        without: 'the granted credits’ being spent first, in a wallet’s granted part',
        from: '`least(${granted}, ${cost})`',
        to: '`least(0 * ${granted}, ${cost})`',
      },
      {
        without: 'the bought credits’ being spent last, in a wallet’s bought part',
        from: '`greatest(0, ${cost} - ${granted})`',
        to: '`greatest(0, ${cost} - 0 * ${granted})`',
      },
    ],
  },
  {
    file: 'services/billing/src/wallet/spend.store.ts',
    spec: 'services/billing/src/wallet/wallets.db.spec.ts',
    mutants: [
      {
        without: 'the lock of the wallets in a spend',
        from: ' order by w.member_id for no key update of w)`',
        to: ')`',
        equivalent:
          'No wallet may go below zero: where the lock makes a statement wait, the check refuses it, and it runs again. Slower, with the same end.',
      },
      {
        without: 'the kind, when a paid thing is remembered',
        from: "and paid.kind = '${kind}' and paid.reference",
        to: 'and paid.reference',
        equivalent: 'Messages are the one kind that is spent on so far, and no other kind’s reference begins with a conversation.',
      },
    ],
  },
  {
    file: 'services/billing/src/wallet/entries.store.ts',
    spec: 'services/billing/src/wallet/wallets.db.spec.ts',
    mutants: [
      { without: 'the time of the entry before', from: 'then w.last_at else', to: 'then ${at}::timestamptz else' },
      { without: 'the minute, in the time of an entry', from: " and w.last_at <= ${at}::timestamptz + interval '1 minute'", to: '' },
      { without: 'the wallet’s newest time', from: ', last_at = c.at', to: '' },
    ],
  },
  {
    file: 'services/billing/src/statement/statement.store.ts',
    spec: 'services/billing/src/statement/statement.db.spec.ts',
    mutants: [
      { without: 'the order of time within a kind', from: 'order by own.at ${direction}, own.id', to: 'order by own.id' },
      {
        without: 'the member whose entry a page goes on from',
        from: 'where beside.id = $2 and beside.member_id = $1',
        to: 'where beside.id = $2',
      },
      { without: 'the last day', from: '($5::date + 1)::timestamp', to: '$5::date::timestamp' },
      { without: 'the order of the kinds together', from: 'order by e.at ${direction}, e.id ${direction} limit $7`', to: 'limit $7`' },
    ],
  },
  {
    file: 'services/billing/src/personal-data/purges.store.ts',
    spec: 'services/billing/src/personal-data/purges.db.spec.ts',
    mutants: [
      {
        without: 'the years in which receipts are kept',
        from: 'greatest(o.created_at, o.completed_at) > ${since}',
        to: 'o.created_at is null and ${since}::timestamptz is not null',
      },
      {
        without: 'disputes that are open',
        from: "(d.status in ('warning', 'open') or greatest(d.heard_at, d.decided_at) > ${since})",
        to: 'greatest(d.heard_at, d.decided_at) > ${since}',
      },
      { without: 'the numbers that go', from: 'set purged = d.purged + gone.count', to: 'set purged = d.purged' },
    ],
  },
];
