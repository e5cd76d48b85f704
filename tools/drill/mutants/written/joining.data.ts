import type { MutatedFile } from '../written-mutant.js';

export const joining: readonly MutatedFile[] = [
  {
    file: 'services/account/src/invitations/invitations.store.ts',
    spec: 'services/account/src/invitations/invitations.db.spec.ts',
    mutants: [
      { without: 'the site of a code', from: 'where code = $1 and site_id = $2', to: 'where code = $1 and $2::integer is not null' },
      { without: 'the limit of uses', from: ' and uses < max_uses', to: '' },
      { without: 'withdrawals', from: ' and withdrawn_at is null and uses', to: ' and uses' },
      { without: 'the expiry', from: '(expires_at is null or expires_at > $3)', to: '$3::timestamptz is not null' },
    ],
  },
  {
    file: 'services/account/src/waiting-addresses/waiting-addresses.store.ts',
    spec: 'services/notify/src/mails/waiting-address-mail.db.spec.ts',
    mutants: [
      {
        without: 'who was invited before',
        from: 'where site_id = $1 and invitation_id is null order by',
        to: 'where site_id = $1 order by',
      },
      { without: 'who has an account', from: ' and m.email = w.email', to: ' and false' },
      { without: 'the invitation that was mailed', from: ' and w.invited_mailed_at is null', to: '' },
      { without: 'the invitation that was withdrawn', from: ' and i.withdrawn_at is null', to: '' },
    ],
  },
  {
    file: 'services/account/src/waiting-addresses/waiting-addresses.store.ts',
    spec: 'services/account/src/waiting-addresses/waiting-addresses.db.spec.ts',
    mutants: [
      { without: 'how long an address has waited', from: 'and w.left_at <= $2', to: 'and $2::timestamptz is null' },
      { without: 'the end of an invitation', from: '(i.expires_at <= $3 or', to: '($3::timestamptz is null or' },
    ],
  },
  {
    file: 'services/account/src/operator-invitations/operator-invitations.service.ts',
    spec: 'services/notify/src/mails/waiting-address-mail.db.spec.ts',
    mutants: [
      {
        without: 'the lock that lets one operator invite at a time',
        from: "await tx.lock('account.invite-waiting', site.id);",
        to: 'void tx;',
      },
    ],
  },
  {
    file: 'services/account/src/signup-start/signup-starts.store.ts',
    spec: 'services/account/src/signup-start/signup-start.db.spec.ts',
    mutants: [
      { without: 'members who are erased', from: "where id = $6 and status <> 'erased'", to: 'where id = $6' },
      {
        without: 'what is completed, when a browser begins anew',
        from: 'where token_hash = $1 and member_id is null',
        to: 'where token_hash = $1',
      },
      {
        without: 'the end of what was begun',
        from: 'where token_hash = $1 and expires_at > $2',
        to: 'where token_hash = $1 and $2::timestamptz is not null',
      },
      {
        without: 'what is completed, when an address is looked for',
        from: 'where email = $1 and member_id is null and',
        to: 'where email = $1 and',
      },
      {
        without: 'the end of what was begun with an address',
        from: 'member_id is null and expires_at > $2 order by',
        to: 'member_id is null and $2::timestamptz is not null order by',
      },
      {
        without: 'the latest of what was begun with an address',
        from: 'order by started_at desc, id desc limit 1',
        to: 'order by started_at, id limit 1',
      },
      {
        without: 'what is completed, when it is handed on',
        from: 'where id = $1 and member_id is null and expires_at > $3',
        to: 'where id = $1 and expires_at > $3',
      },
      {
        without: 'the end of what is handed on',
        from: 'member_id is null and expires_at > $3',
        to: 'member_id is null and $3::timestamptz is not null',
      },
      { without: 'the moment at which it is over', from: 'where expires_at <= $1', to: 'where expires_at < $1' },
    ],
  },
  {
    file: 'services/account/src/signup-message/signup-messages.store.ts',
    spec: 'services/account/src/signup-start/signup-start.db.spec.ts',
    mutants: [
      { without: 'the confirmed address of whoever writes', from: " and m.status = 'activated'", to: '' },
      {
        without: 'whom a first line is for',
        from: 'where s.member_id = $1 and (s.to_member_id = $2 or s.to_member_id is null)',
        to: 'where s.member_id = $1 and $2::integer is not null',
      },
      {
        without: 'whom something was sent to',
        from: 'where member_id = $1 and (to_member_id = $2 or to_member_id is null)',
        to: 'where member_id = $1 and $2::integer is not null',
      },
      { without: 'one direction of a block', from: 'in (($1, $2), ($2, $1))', to: 'in (($1, $2))' },
      { without: 'members who are erased, when an account begins', from: " and status <> 'erased'", to: '' },
    ],
  },
];
