import type { MutatedFile } from '../written-mutant.js';

/** Passwords and devices of somebody who is logged in. */
export const accountSecurity: readonly MutatedFile[] = [
  {
    file: 'services/account/src/sessions/sessions.store.ts',
    spec: 'services/account/src/devices/devices.db.spec.ts',
    mutants: [
      {
        without: 'the end of a session, for the list of devices',
        from: 'where member_id = $1 and expires_at > $3',
        to: 'where member_id = $1 and $3::timestamptz is not null',
      },
      {
        without: 'whose device it is that is logged out',
        from: "'delete from account.sessions where member_id = $1 and id = $2 returning",
        to: "'delete from account.sessions where $1::integer is not null and id = $2 returning",
      },
      {
        without: 'the device that asks, which stays when all others are logged out',
        from: 'where member_id = $1 and id::text <> $2 returning',
        to: 'where member_id = $1 and $2::text is not null returning',
      },
      {
        without: 'this device, which stands first',
        from: 'order by id::text = $2 desc, last_used_at desc',
        to: 'order by $2::text is not null desc, last_used_at',
      },
    ],
  },
  {
    file: 'services/account/src/sessions/known-browsers.store.ts',
    spec: 'services/account/src/sessions/sign-ins.db.spec.ts',
    mutants: [
      {
        without: 'the member, when an account’s first browser is looked for',
        from: 'where o.member_id = $1) as had_some',
        to: 'where $1::integer is not null) as had_some',
      },
      { without: 'whether the browser is new', from: 'xmax = 0 as added', to: 'true as added' },
      {
        without: 'whose browser it is',
        from: 'from account.known_browsers where member_id = $1 and id = $2',
        to: 'from account.known_browsers where $1::integer is not null and id = $2',
      },
      {
        without: 'the last login, when browsers are forgotten',
        from: "'delete from account.known_browsers where last_used_at <= $1'",
        to: "'delete from account.known_browsers where first_used_at <= $1 or last_used_at <= $1'",
      },
    ],
  },
  {
    file: 'services/account/src/passwords/passwords.store.ts',
    spec: 'services/account/src/passwords/password-change.db.spec.ts',
    mutants: [
      {
        without: 'the old password, which another change may have replaced',
        from: 'where id = $1 and password_hash = $2 and',
        to: 'where id = $1 and $2::text is not null and',
      },
      {
        without: 'the session that set the password',
        from: 's.id::text = $2 and s.password_set_at > $3',
        to: '$2::text is not null and s.password_set_at > $3',
      },
      {
        without: 'the ten minutes in which a change may be sent again',
        from: 's.password_set_at > $3',
        to: 's.password_set_at is not null and $3::timestamptz is not null',
      },
    ],
  },
  {
    file: 'services/account/src/mail-change/mail-changes.store.ts',
    spec: 'services/account/src/mail-change/mail-change.db.spec.ts',
    mutants: [
      {
        without: 'the changes after the one that is undone',
        from: 'where member_id = $1 and id >= $2 and changed_at',
        to: 'where member_id = $1 and id > $2 and changed_at',
      },
      {
        without: 'the minute in which a wish is the same call again',
        from: 'and asked_at > $3 and changed_at is null',
        to: 'and $3::timestamptz is not null and changed_at is null',
      },
      {
        without: 'the time in which an address from before is told of a deletion',
        from: 'c.member_id = $1 and c.changed_at > $2 and',
        to: 'c.member_id = $1 and $2::timestamptz is not null and',
      },
      { without: 'the address that is the member’s again', from: ' and c.old_email <> m.email', to: '' },
    ],
  },
  {
    file: 'services/account/src/mail-change/mail-changes.service.ts',
    spec: 'services/account/src/mail-change/mail-change.db.spec.ts',
    mutants: [{ without: 'the lock of a member’s wishes', from: "await tx.lock('account.mail-change', memberId);", to: '' }],
  },
  {
    file: 'services/account/src/members/kept-address.rules.ts',
    spec: 'services/account/src/mail-change/mail-change.db.spec.ts',
    mutants: [
      {
        without: 'the end of the time in which an address is kept',
        from: 'and c.changed_at > ${since} and',
        to: 'and ${since}::timestamptz is not null and',
      },
    ],
  },
  {
    file: 'services/account/src/former-addresses/former-addresses.store.ts',
    spec: 'services/account/src/former-addresses/former-addresses.db.spec.ts',
    mutants: [{ without: 'the last time of the same address', from: 'max(until collate "C")', to: 'min(until collate "C")' }],
  },
  {
    file: 'libs/server/src/mail/erase-former-mails.ts',
    spec: 'services/account/src/former-addresses/former-addresses.db.spec.ts',
    mutants: [
      { without: 'the mails of who has the address now', from: 'and at <= $3', to: 'and $3::timestamptz is not null' },
      { without: 'the mails of another kind', from: 'and kind = $2 and', to: 'and $2::text is not null and' },
    ],
  },
];
