import type { MigrationInterface, QueryRunner } from 'typeorm';

const BLOCKS = `
  create table billing.method_blocks (
    id integer generated always as identity primary key,
    member_id integer not null references account.members (id),
    method text not null,
    reason text not null check (reason <> ''),
    set_by integer not null references account.members (id),
    set_at timestamptz not null,
    lifted_at timestamptz,
    lifted_by integer references account.members (id),
    lift_reason text check (lift_reason <> ''),
    check (set_by <> member_id and lifted_by <> member_id),
    check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
  );
  create unique index method_blocks_standing on billing.method_blocks (member_id, method) where lifted_at is null;
  create index method_blocks_of_member on billing.method_blocks (member_id, method);
  comment on table billing.method_blocks is 'Ways to pay that operators blocked a member from, by hand; a lost dispute blocks by itself.';
`;

/** Operators block a member from a way to pay. */
export class BlockMethods1700000004008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BLOCKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.method_blocks');
  }
}
