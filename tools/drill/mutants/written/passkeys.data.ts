import type { MutatedFile } from '../written-mutant.js';

/** Passkeys, and logging in with them. */
export const passkeys: readonly MutatedFile[] = [
  {
    file: 'services/account/src/passkeys/passkey-challenges.store.ts',
    spec: 'services/account/src/login/passkey-logins.db.spec.ts',
    mutants: [
      {
        without: 'the site that a challenge was asked at',
        from: 'challenge_hash = $1 and rp_id = $2 and member_id is null',
        to: 'challenge_hash = $1 and $2::text is not null and member_id is null',
      },
      {
        without: 'whether a challenge was for a login',
        from: 'rp_id = $2 and member_id is null and expires_at > $3',
        to: 'rp_id = $2 and expires_at > $3',
      },
      {
        without: 'the end of a login’s challenge',
        from: 'member_id is null and expires_at > $3',
        to: 'member_id is null and $3::timestamptz is not null',
      },
    ],
  },
  {
    file: 'services/account/src/passkeys/passkey-challenges.store.ts',
    spec: 'services/account/src/passkeys/passkeys.db.spec.ts',
    mutants: [
      {
        without: 'whose challenge it is, of a new passkey',
        from: 'and member_id = $3 and session_id = $4 and expires_at > $5',
        to: 'and $3::integer is not null and $4::text is not null and expires_at > $5',
      },
      {
        without: 'the session that knew the password',
        from: 'member_id = $3 and session_id = $4',
        to: 'member_id = $3 and $4::text is not null',
      },
      {
        without: 'the end of a new passkey’s challenge',
        from: 'session_id = $4 and expires_at > $5',
        to: 'session_id = $4 and $5::timestamptz is not null',
      },
      {
        without: 'the end, when challenges are forgotten',
        from: "'delete from account.passkey_challenges where expires_at <= $1'",
        to: "'delete from account.passkey_challenges where $1::timestamptz is not null'",
      },
    ],
  },
  {
    file: 'services/account/src/passkeys/passkeys.store.ts',
    spec: 'services/account/src/login/passkey-logins.db.spec.ts',
    mutants: [
      {
        without: 'the site of a passkey',
        from: 'where rp_id = $1 and credential_id = $2',
        to: 'where $1::text is not null and credential_id = $2',
      },
      {
        without: 'how far a passkey had counted',
        from: 'and (counter < $2 or (counter = 0 and $2 = 0))',
        to: 'and $2::bigint is not null',
      },
      {
        without: 'those that never count',
        from: '(counter < $2 or (counter = 0 and $2 = 0))',
        to: 'counter < $2',
      },
      {
        without: 'that those that counted before do not begin anew',
        from: '(counter = 0 and $2 = 0)',
        to: '$2 = 0',
      },
    ],
  },
  {
    file: 'services/account/src/passkeys/passkeys.store.ts',
    spec: 'services/account/src/passkeys/passkeys.db.spec.ts',
    mutants: [
      {
        without: 'whose passkeys are listed',
        from: 'from account.passkeys where member_id = $1 order by',
        to: 'from account.passkeys where $1::integer is not null order by',
      },
      {
        without: 'members who leave while a passkey is added',
        from: "where id = $1 and status not in ('pending_deletion', 'erased') for share",
        to: 'where id = $1 for share',
      },
      {
        without: 'the lock of the member whom it is added to',
        from: " and status not in ('pending_deletion', 'erased') for share)",
        to: " and status not in ('pending_deletion', 'erased'))",
      },
      {
        without: 'whose passkey is called something else',
        from: 'set name = $3 where member_id = $1 and id = $2',
        to: 'set name = $3 where $1::integer is not null and id = $2',
      },
      {
        without: 'whose passkey is removed',
        from: "'delete from account.passkeys where member_id = $1 and id = $2",
        to: "'delete from account.passkeys where $1::integer is not null and id = $2",
      },
      {
        without: 'whose passkeys all go',
        from: "'delete from account.passkeys where member_id = $1', [",
        to: "'delete from account.passkeys where $1::integer is not null', [",
      },
    ],
  },
  {
    file: 'services/account/src/passkeys/passkeys.service.ts',
    spec: 'services/account/src/passkeys/passkeys.db.spec.ts',
    mutants: [
      {
        without: 'the lock that lets one passkey at a time be added',
        from: "      await tx.lock('account.passkeys', memberId);\n",
        to: '',
      },
    ],
  },
];
