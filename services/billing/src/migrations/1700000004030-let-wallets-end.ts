import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Within a wallet's life its entries only grow; they go with it, so that no chain ever loses a part. */
const ENTRIES = `
  create or replace function billing.refuse_change() returns trigger language plpgsql as $$
  begin
    -- for a whole statement, as the trigger was before, there is no row to look at
    if tg_op = 'DELETE' and tg_level = 'ROW' and not exists (select from billing.wallets where member_id = old.member_id) then
      return old;
    end if;
    raise exception 'billing.entries is append-only';
  end $$;
  create or replace trigger entries_are_append_only before update or delete on billing.entries
    for each row execute function billing.refuse_change();
`;

const NUMBERS = `
  alter table billing.document_numbers add purged integer not null default 0,
    add constraint document_numbers_purged check (purged between 0 and last - shared);
  comment on column billing.document_numbers.purged is 'How many of the documents above the shared ones were deleted since, because their time was over.';
`;

/** Lets everything go that is kept of an erased member's money, once its time is over. */
export class LetWalletsEnd1700000004030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENTRIES);
    await runner.query(NUMBERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.document_numbers drop purged');
    await runner.query(`
      create or replace function billing.refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'billing.entries is append-only'; end $$;
      create or replace trigger entries_are_append_only before update or delete on billing.entries
        for each statement execute function billing.refuse_change()`);
  }
}
