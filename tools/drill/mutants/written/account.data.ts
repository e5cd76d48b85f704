import type { MutatedFile } from '../written-mutant.js';

export const account: readonly MutatedFile[] = [
  {
    file: 'services/account/src/login-attempts/login-attempts.store.ts',
    spec: 'services/account/src/login/logins.db.spec.ts',
    mutants: [
      {
        without: 'the lock that lets one try at a time count',
        from: "await tx.lock('account.login', accountKey);",
        to: 'void [tx, accountKey];',
      },
      {
        without: 'tries that are being checked for other networks',
        from: 'where account_key = $1 and wrong is null and tried_at > $4',
        to: 'where account_key = $1 and network = $2 and wrong is null and tried_at > $4',
      },
      {
        without: 'the end of a try whose process died',
        from: 'network = $2 and wrong is null and tried_at > $4',
        to: 'network = $2 and wrong is null and $4::timestamptz is not null',
      },
      {
        without: 'the network, when a success forgets wrong tries',
        from: '(account_key = $2 and network = $3 and wrong)',
        to: '(account_key = $2 and $3::text is not null and wrong)',
      },
      {
        without: 'the hour, when tries from anywhere are counted',
        from: 'and wrong and tried_at > $5',
        to: 'and wrong and $5::timestamptz is not null',
      },
    ],
  },
  {
    file: 'services/account/src/demo/world.store.ts',
    spec: 'services/account/src/demo/world.db.spec.ts',
    mutants: [
      {
        without: 'strangers, who sign up with any address',
        from: " and (status = 'activated' or operator)) as personas",
        to: ') as personas',
      },
    ],
  },
  {
    file: 'services/account/src/demo/world.ts',
    spec: 'services/account/src/demo/world.db.spec.ts',
    mutants: [
      { without: 'the mark, which decides', from: '(world === null && personas > 0)', to: 'personas > 0' },
      { without: 'the mark of the process that was first', from: 'if (fault) throw new WorldFault(fault);\n};', to: 'void fault;\n};' },
    ],
  },
  {
    file: 'services/account/src/sessions/sessions.service.ts',
    spec: 'services/account/src/sessions/sessions.db.spec.ts',
    mutants: [{ without: 'the end of a session', from: 'row === null || row.expires_at <= now', to: 'row === null' }],
  },
  {
    file: 'services/account/src/sessions/sessions.store.ts',
    spec: 'services/account/src/sessions/sessions.db.spec.ts',
    mutants: [
      {
        without: 'the death of an erased member’s session',
        from: "where s.token_hash = any($1) and m.status not in ('pending_deletion', 'erased')`",
        to: 'where s.token_hash = any($1)`',
      },
      {
        without: 'the end of a session, for its socket',
        from: 'where s.id = any($1::integer[]) and s.expires_at > $2 and',
        to: 'where s.id = any($1::integer[]) and $2::timestamptz is not null and',
      },
      {
        without: 'the sessions of other members, which stay',
        from: "'delete from account.sessions where member_id = $1 returning",
        to: "'delete from account.sessions where $1::integer is not null returning",
      },
      {
        without: 'the longer life of a used session',
        from: 'set last_used_at = $2, expires_at = $3',
        to: 'set last_used_at = $2, expires_at = coalesce(expires_at, $3)',
      },
    ],
  },
  {
    file: 'services/account/src/sessions/sessions.service.ts',
    spec: 'services/account/src/sessions/sessions.db.spec.ts',
    mutants: [
      {
        without: 'the word to the sockets of a session that ended',
        from: 'for (const id of await this.store.remove(secretHash(token))) this.realtime.endSessions({ sessionIds: [id] });',
        to: 'await this.store.remove(secretHash(token));',
      },
      {
        without: 'the word to the sockets of all sessions that ended',
        from: 'tx.afterCommit(() => this.realtime.endSessions({ sessionIds }));',
        to: 'void sessionIds;',
      },
    ],
  },
  {
    file: 'services/account/src/sessions/sessions.service.ts',
    spec: 'services/account/src/deletion/deletion.db.spec.ts',
    mutants: [
      {
        without: 'the word to the sockets of the browser that asks for the deletion',
        from: 'tx.afterCommit(() => this.realtime.endSessions({ sessionIds: answered, answered: true }));',
        to: 'void answered;',
      },
    ],
  },
  {
    file: 'services/account/src/signup/address-answers.store.ts',
    spec: 'services/account/src/signup/signup.db.spec.ts',
    mutants: [
      {
        without: 'the lock that counts answers about addresses one by one',
        from: "await tx.lock('account.address-answer', network);",
        to: '',
      },
      {
        without: 'the day, after which a network may ask again',
        from: 'where network = $1 and answered_at > $2',
        to: 'where network = $1 and $2::timestamptz is not null',
      },
    ],
  },
  {
    file: 'services/account/src/signup/signup.store.ts',
    spec: 'services/account/src/signup/signup.db.spec.ts',
    mutants: [
      { without: '“on conflict” of two signups with one address at once', from: 'on conflict do nothing', to: '' },
      {
        without: 'names that look alike, when one is looked up',
        from: "(lower(name) = lower($1) or name_skeleton = $2) and status <> 'erased'",
        to: "(lower(name) = lower($1) and $2::text is not null) and status <> 'erased'",
      },
      {
        without: 'the lock of names that look alike',
        from: "await tx.lock('account.name', skeleton);",
        to: 'void skeleton;',
      },
    ],
  },
  {
    file: 'services/account/src/links/links.store.ts',
    spec: 'services/account/src/activation/activation.db.spec.ts',
    mutants: [
      { without: 'the single use of a link', from: ' and used_at is null and expires_at > $3', to: ' and expires_at > $3' },
      {
        without: 'the end of a link',
        from: ' and used_at is null and expires_at > $3',
        to: ' and used_at is null and $3::timestamptz is not null',
      },
      {
        without: 'the kind of a link',
        from: 'where token_hash = $2 and kind = $1',
        to: 'where token_hash = $2 and $1::text is not null',
        spec: 'services/account/src/passwords/password-reset.db.spec.ts',
      },
      {
        without: 'the single use, when a link is looked at',
        from: ' and expires_at > $3 and used_at is null',
        to: ' and expires_at > $3',
        spec: 'services/account/src/passwords/password-reset.db.spec.ts',
      },
      {
        without: 'the end of a link, when it is looked at',
        from: ' and expires_at > $3 and used_at is null',
        to: ' and $3::timestamptz is not null and used_at is null',
        spec: 'services/account/src/passwords/password-reset.db.spec.ts',
      },
      {
        without: 'the kind of a link, when it is looked at',
        from: 'where kind = $1 and token_hash = $2 and expires_at',
        to: 'where $1::text is not null and token_hash = $2 and expires_at',
        spec: 'services/account/src/passwords/password-reset.db.spec.ts',
      },
      { without: 'the activity of who opens a used link', from: ' and m.status = any($3)', to: '' },
      { without: 'the kind of a used link', from: 't.kind = $1', to: '$1::text is not null' },
    ],
  },
  {
    file: 'services/account/src/activation/activation.store.ts',
    spec: 'services/account/src/activation/activation.db.spec.ts',
    mutants: [
      {
        without: 'the credits’ being once an address',
        from: 'on conflict do nothing returning address_hash',
        to: 'on conflict (address_hash) do update set kept_since = excluded.kept_since returning address_hash',
      },
      {
        without: 'the condition that only the unconfirmed are activated',
        from: "where id = $1 and status = 'not_confirmed' returning email",
        to: 'where id = $1 returning email',
      },
      {
        without: 'whoever may put an address back, where a mistyped one is put right',
        from: "and not exists (select from ${addressHoldersSql('$2', '$3')} where member_id <> $1) returning id",
        to: 'and $3::timestamptz is not null and not exists (select from account.members where email = $2) returning id',
        spec: 'services/account/src/mail-change/mail-change.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/account/src/members/members.store.ts',
    spec: 'services/account/src/members/members.db.spec.ts',
    mutants: [
      {
        without: 'the first date of premium',
        from: 'where id = $1 and premium_since is null returning id',
        to: 'where id = $1 returning id',
      },
      {
        without: 'the lock that lets an activation wait for what is given back',
        from: 'activated_at is null for share',
        to: 'activated_at is null',
        spec: 'services/chat/src/held-messages/held-messages.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/account/src/members/presence.store.ts',
    spec: 'services/account/src/members/members.db.spec.ts',
    mutants: [
      { without: 'the forward motion of activity', from: 'where had.last_active_at < seen.at order by', to: 'order by' },
      {
        without: 'the skipping of rows in use when activity is noted',
        from: 'seen.at order by had.id for no key update of had skip locked',
        to: 'seen.at order by had.id for no key update of had',
      },
    ],
  },
  {
    file: 'services/account/src/members/presence.store.ts',
    spec: 'services/account/src/members/tab-presence.db.spec.ts',
    mutants: [{ without: 'the note of who left', from: 'set left_at = $3, ', to: 'set ' }],
  },
  {
    file: 'services/account/src/photos/photos.store.ts',
    spec: 'services/account/src/profile/profile.db.spec.ts',
    mutants: [
      { without: 'the lock of one change of photos a member at a time', from: "where id = $1 for no key update'", to: "where id = $1'" },
      {
        without: 'the end of a main photo’s address with its member’s deletion',
        from: " and m.status not in ('pending_deletion', 'erased')",
        to: '',
      },
      {
        without: 'the end of a draft',
        from: 'and d.expires_at > $3 returning p.id',
        to: 'and $3::timestamptz is not null returning p.id',
        spec: 'services/account/src/signup/signup.db.spec.ts',
      },
    ],
  },
];
