import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEEN_MEMBERS = `
  create table search.seen_members (
    member_id integer not null references account.members (id),
    seen_id integer not null references account.members (id),
    seen_at timestamptz not null,
    primary key (member_id, seen_id),
    constraint seen_members_other check (member_id <> seen_id)
  );
  comment on table search.seen_members is 'Whose pages a member opened, and when first: so that a search can leave them out. Forgotten after a while.';
  create index seen_members_of on search.seen_members (seen_id);
  create index seen_members_at on search.seen_members (seen_at);
`;

const PREFERENCES = `
  create table search.preferences (
    member_id integer primary key references account.members (id),
    hide_passed boolean not null,
    hide_seen boolean not null
  );
  comment on table search.preferences is 'Whom the searches of a member leave out unless they say otherwise.';
`;

/** What a search needs to leave out whom a member passed or saw. */
export class KeepWhomMembersSaw1700000005111 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    for (const statements of [SEEN_MEMBERS, PREFERENCES]) await run.query(statements);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table search.seen_members, search.preferences');
  }
}
