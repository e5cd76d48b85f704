import type { MutatedFile } from '../written-mutant.js';

/** Accounts that end. */
export const leaving: readonly MutatedFile[] = [
  {
    file: 'services/account/src/personal-data/personal-data.store.ts',
    spec: 'services/account/src/personal-data/personal-data.db.spec.ts',
    mutants: [
      { without: 'what came once for an address that was never confirmed', from: "m.given_once <> '{}' or", to: '' },
      {
        without: 'what came once with the address before',
        from: 'unnest(k.given_once || excluded.given_once)',
        to: 'unnest(excluded.given_once)',
      },
    ],
  },
  {
    file: 'services/billing/src/leaving/leaving-discounts.service.ts',
    spec: 'services/billing/src/leaving/leaving-discounts.db.spec.ts',
    mutants: [{ without: 'the address that had it', from: 'taken: facts.taken || hadOnce', to: 'taken: facts.taken' }],
  },
  {
    file: 'services/account/src/deletion/deletions.store.ts',
    spec: 'services/account/src/deletion/deletion.db.spec.ts',
    mutants: [
      {
        without: 'the first of two wishes',
        from: "where id = $1 and status in ('not_confirmed', 'activated') returning id",
        to: 'where id = $1 returning id',
      },
      {
        without: 'the status from before',
        from: "case when activated_at is null then 'not_confirmed' else 'activated' end",
        to: "'activated'",
      },
      {
        without: 'the time for a confirmation',
        from: 'unconfirmed_since = case when activated_at is null then $2::timestamptz end',
        to: 'unconfirmed_since = case when $2::timestamptz is null then $2::timestamptz end',
      },
      {
        without: 'whoever came back on another device',
        from: "where id = $1 and status in ('not_confirmed', 'activated')`, [memberId]",
        to: 'where id = $1 and false`, [memberId]',
      },
    ],
  },
  {
    file: 'services/account/src/login/logins.store.ts',
    spec: 'services/account/src/deletion/deletion.db.spec.ts',
    mutants: [
      {
        without: 'whoever was erased, at the login',
        from: "where ${condition} and status <> 'erased'",
        to: 'where ${condition}',
        spec: 'services/account/src/login/passkey-logins.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/account/src/deletion/endings.store.ts',
    spec: 'services/account/src/deletion/endings.db.spec.ts',
    mutants: [
      { without: 'the 14 days of a deletion', from: 'deletion_asked_at <= $1', to: '$1::timestamptz is not null' },
      {
        without: 'the 14 days of a confirmation',
        from: 'greatest(joined_at, unconfirmed_since) <= $2))',
        to: '$2::timestamptz is not null))',
      },
      { without: 'whom the next page begins after', from: ' and id > $3 order', to: ' and $3::integer is not null order' },
      { without: 'the note that somebody was reminded', from: ' and confirm_reminders < $1', to: ' and $1::integer is not null' },
      {
        without: 'the days before a reminder',
        from: ' and greatest(joined_at, unconfirmed_since) <= $2\n',
        to: ' and $2::timestamptz is not null\n',
      },
      {
        without: 'those who have confirmed, when somebody is reminded',
        from: "where status = 'not_confirmed' and confirm",
        to: 'where confirm',
      },
      { without: 'the year of an address', from: ' where kept_since <= $1', to: ' where $1::timestamptz is not null' },
    ],
  },
];
