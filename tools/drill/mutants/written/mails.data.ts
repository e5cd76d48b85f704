import type { MutatedFile } from '../written-mutant.js';

/** Mails that can be done without, complaints that are answered, members whom operators correct. */
export const mails: readonly MutatedFile[] = [
  {
    file: 'services/notify/src/mails/refund-paid-mail.service.ts',
    spec: 'services/notify/src/mails/every-mail.db.spec.ts',
    mutants: [
      {
        without: 'the mail that told of an undone purchase before',
        from: 'if (refund.undone && !refund.collected) return null;',
        to: '',
      },
    ],
  },
  {
    file: 'services/account/src/mail-choices/mail-choices.store.ts',
    spec: 'services/account/src/mail-choices/mail-choices.db.spec.ts',
    mutants: [
      { without: 'types that were switched off before', from: 'unnest(mails_off || $3::text[])', to: 'unnest($3::text[])' },
      { without: 'the way back of a type', from: 'where type <> all ($2::text[]) group by', to: 'where $2::text[] is not null group by' },
      {
        without: 'what was stopped before, told of again',
        from: "status <> 'erased' and $2 <> all (notifications_disabled) returning id",
        to: "status <> 'erased' returning id",
      },
      {
        without: 'reasons that do not end by this',
        from: 'where reason <> all ($2::text[]) order by place',
        to: 'where false order by place',
      },
    ],
  },
  {
    file: 'services/account/src/complaints/complaints.service.ts',
    spec: 'services/account/src/complaints/complaints.db.spec.ts',
    mutants: [
      { without: 'the lock of who reports', from: "if (memberId !== null) await tx.lock('account.complaint', memberId);", to: '' },
      { without: 'the count of what is filed', from: 'await count();', to: '' },
      { without: 'the repeat that is not counted', from: 'if (repeated !== null) return repeated;', to: '' },
    ],
  },
  {
    file: 'services/account/src/complaints/complaints.store.ts',
    spec: 'services/account/src/complaints/complaints.db.spec.ts',
    mutants: [
      { without: 'who blocked', from: 'blocker_id = $1 and blocked_id = $2', to: '$1::integer is not null and blocked_id = $2' },
      { without: 'who is blocked', from: 'blocker_id = $1 and blocked_id = $2', to: 'blocker_id = $1 and $2::integer is not null' },
      {
        without: 'a complaint whose arrival was told of',
        from: 'where id = $1 and acknowledged_at is null',
        to: 'where id = $1',
        spec: 'services/notify/src/mails/complaint-mail.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/account/src/complaints/complaint-threads.store.ts',
    spec: 'services/account/src/complaints/complaint-threads.db.spec.ts',
    mutants: [
      { without: 'the lock of a complaint', from: 'where number = $1 for update', to: 'where number = $1' },
      { without: 'the state that is asked for', from: "($1 = 'all' or state = $1) and", to: '$1::text is not null and' },
      { without: 'whose own complaint it is, in a list', from: "and not ${isPartyInSql('$4')}", to: 'and $4::integer is not null' },
      { without: 'whose own complaint it is, in a count', from: "where not ${isPartyInSql('$1')}", to: 'where $1::integer is not null' },
      {
        without: 'the end of a complaint between an operator and a member',
        from: "where state = 'open' and ((member_id",
        to: 'where ((member_id',
        spec: 'services/account/src/operator-members/operator-members.db.spec.ts',
      },
      {
        without: 'the complaint of a member about the operator',
        from: ' or (member_id = $2 and about_id = $1)',
        to: '',
        spec: 'services/account/src/operator-members/operator-members.db.spec.ts',
      },
      {
        without: 'an answer whose mail is still to go out',
        from: 'a.complaint_id = c.id and a.mailed_at is null)`,\n    );',
        to: 'a.complaint_id = c.id and false)`,\n    );',
      },
      {
        without: 'an answer whose mail is still to go out, of a complaint whose time is over',
        from: 'a.complaint_id = c.id and a.mailed_at is null)`,\n      [[',
        to: 'a.complaint_id = c.id and false)`,\n      [[',
      },
      { without: 'complaints that wait for an answer', from: "m.status = 'erased' and c.state <> 'open'", to: "m.status = 'erased'" },
      { without: 'complaints that are open again, when they are deleted', from: "where c.state <> 'open'\n", to: 'where true\n' },
      { without: 'the days of each site', from: 'where s.site_id = c.site_id', to: 'where false' },
      { without: 'the end that an earlier release notes', from: 'coalesce(c.ended_at, (', to: 'coalesce(c.ended_at, null, (' },
      { without: 'members who are there', from: "m.status = 'erased' and c.state <> 'open'", to: "c.state <> 'open'" },
    ],
  },
  {
    file: 'services/account/src/complaints/own-complaints.ts',
    spec: 'services/account/src/complaints/complaint-threads.db.spec.ts',
    mutants: [
      { without: 'who filed it', from: 'memberId === operatorId || aboutId', to: 'aboutId' },
      { without: 'whom it is about', from: ' || aboutId === operatorId', to: '' },
      { without: 'who filed it, in a list', from: 'in (member_id, about_id)', to: 'in (about_id)' },
      { without: 'whom it is about, in a list', from: 'in (member_id, about_id)', to: 'in (member_id)' },
      {
        without: 'complaints that name nobody, in a list',
        from: 'coalesce(${operator}::integer in (member_id, about_id), false)',
        to: '${operator}::integer in (member_id, about_id)',
      },
    ],
  },
  {
    file: 'services/account/src/complaints/evidence-looks.service.ts',
    spec: 'services/chat/src/report-evidence/report-evidence.db.spec.ts',
    mutants: [
      {
        without: 'the parties of what outlives its complaint',
        from: 'if (kept !== null) refuseOwnComplaint',
        to: 'if (false) refuseOwnComplaint',
      },
      {
        without: 'the parties of a report with which nothing is kept',
        from: 'if (complaint !== null) refuseOwnComplaint',
        to: 'if (false) refuseOwnComplaint',
        spec: 'services/account/src/complaints/complaint-threads.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/account/src/operator-members/operator-members.service.ts',
    spec: 'services/account/src/operator-members/operator-members.db.spec.ts',
    mutants: [
      {
        without: 'the other operator for one’s own profile',
        from: "if (memberId === operatorId) throw new Refusal('account.member-own');\n    // as old",
        to: '// as old',
      },
      {
        without: 'the other operator for one’s own moderation',
        from: "if (memberId === operatorId) throw new Refusal('account.member-own');\n    await",
        to: 'await',
      },
    ],
  },
  {
    file: 'services/account/src/operator-members/operator-members.store.ts',
    spec: 'services/account/src/operator-members/operator-members.db.spec.ts',
    mutants: [
      { without: 'the lock of a member', from: "status <> 'erased' for no key update", to: "status <> 'erased'" },
      { without: 'who was erased, found', from: "where status <> 'erased' and (id = $2", to: 'where (id = $2' },
    ],
  },
];
