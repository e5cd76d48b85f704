import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * As it was, for entries that are inserted without a hash, but for the newest entry: it is sought among the member's. By the id alone the planner
 * would walk back through those of all.
 */
const EARLIER_WRITERS = `
  create or replace function billing.write_hash() returns trigger language plpgsql as $$
  declare before bytea;
  begin
    select last_hash into before from billing.wallets where member_id = new.member_id for no key update;
    new.id := nextval('billing.entries_id_seq');
    new.balance := coalesce((select balance from billing.entries where member_id = new.member_id order by id + 0 desc limit 1), 0) + new.amount;
    new.hash := billing.entry_hash(before,
      billing.entry_text(new.id, new.member_id, new.granted, new.bought, new.lot, new.kind, new.reverses, new.at));
    update billing.wallets set last_hash = new.hash where member_id = new.member_id;
    return new;
  end $$;
`;

/** A page of a statement costs the same whatever it is filtered by: one index for all filters takes the place of the one by id. */
export class ReadStatementsByTime1700000004360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index entries_of_kind on billing.entries (member_id, kind, at, id);
      drop index billing.entries_of_member;
      alter table billing.wallets add last_at timestamptz;
      comment on column billing.wallets.last_at is 'The time of its newest entry; null before the first one that noted it.';
    `);
    await runner.query(EARLIER_WRITERS);
  }

  /** The function stays: it serves either index. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index entries_of_member on billing.entries (member_id, id);
      drop index billing.entries_of_kind;
      alter table billing.wallets drop last_at;
    `);
  }
}
