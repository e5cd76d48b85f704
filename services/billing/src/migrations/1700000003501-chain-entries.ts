import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So many wallets are chained in one transaction: each holds its wallets only for a moment. */
const BATCH = 500;

const COLUMNS = `
  alter table billing.entries add column if not exists balance integer, add column if not exists hash bytea;
  alter table billing.wallets add column if not exists last_hash bytea;
  comment on column billing.entries.balance is 'What the wallet held after this entry: a page of a statement needs no sum over all before it.';
  comment on column billing.entries.hash is 'SHA-256 over the hash of the wallet''s entry before this one and billing.entry_text of this one.';
  comment on column billing.wallets.last_hash is 'The hash of its newest entry; null before the first.';
`;

/**
 * What is hashed stands here alone: writers, the proof and the chaining of what was there before all call it. Ids, amounts, kind and time,
 * and never what an entry was for: that may name a conversation, which an erasure could have to take out. The time is in microseconds, so that
 * no time zone or date style of a session changes the text.
 */
const HASH = `
  create or replace function billing.entry_text(
    id bigint, member_id integer, granted integer, bought integer, lot integer, kind text, reverses bigint, at timestamptz
  ) returns text language sql stable as $$
    select id || '|' || member_id || '|' || granted || '|' || bought || '|' || coalesce(lot::text, '') || '|' || kind || '|'
      || coalesce(reverses::text, '') || '|' || trunc(extract(epoch from at) * 1000000)
  $$;

  create or replace function billing.entry_hash(before bytea, line text) returns bytea language sql stable as $$
    select sha256(coalesce(before, '') || convert_to(line, 'UTF8'))
  $$;

  create or replace function billing.chain_entry(chained bytea, last_hash bytea, line text) returns bytea language plpgsql stable as $$
  begin
    return sha256(coalesce(chained, last_hash, '') || convert_to(line, 'UTF8'));
  end $$;
  create or replace aggregate billing.chain_hash(last_hash bytea, line text) (sfunc = billing.chain_entry, stype = bytea);
  comment on aggregate billing.chain_hash(bytea, text) is 'As a window function in the order of the entries: the hash of each, the first of which follows the wallet''s last.';
`;

/** The trigger that keeps entries as they are lets the two new columns through until they are filled. */
const FILL_ONLY = `
  create or replace trigger entries_are_append_only
    before update of id, member_id, amount, granted, bought, lot, kind, reference, reverses, at or delete on billing.entries
    for each statement execute function billing.refuse_change();
`;

const NEXT = `
  select array_agg(member_id) as members from (
    select distinct member_id from billing.entries where member_id > $1 order by member_id limit ${BATCH}) next`;

/** All entries of some members, from the first on: whoever writes one meanwhile waits for the wallet. */
const CHAIN = `
  with wallet as materialized (
    select member_id from billing.wallets where member_id = any($1::integer[]) order by member_id for no key update),
  line as (
    select id, member_id, sum(amount) over own as balance,
      billing.chain_hash(null, billing.entry_text(id, member_id, granted, bought, lot, kind, reverses, at)) over own as hash,
      lead(id) over own is null as newest
    from billing.entries where member_id = any($1::integer[]) window own as (partition by member_id order by id)),
  filled as (
    update billing.entries e set balance = l.balance, hash = l.hash from line l
    where e.id = l.id and (e.balance is distinct from l.balance or e.hash is distinct from l.hash))
  update billing.wallets w set last_hash = l.hash from line l where l.newest and l.member_id = w.member_id
    and w.last_hash is distinct from l.hash and w.member_id in (select member_id from wallet)`;

/**
 * Processes of the version before go on writing while this one starts beside them, and leave hash and balance out: the database then says them
 * itself. Its name is late in the alphabet, since it needs the parts that \`say_parts\` says.
 */
const EARLIER_WRITERS = `
  create or replace function billing.write_hash() returns trigger language plpgsql as $$
  declare before bytea;
  begin
    select last_hash into before from billing.wallets where member_id = new.member_id for no key update;
    new.id := nextval('billing.entries_id_seq');
    new.balance := coalesce((select balance from billing.entries where member_id = new.member_id order by id desc limit 1), 0) + new.amount;
    new.hash := billing.entry_hash(before,
      billing.entry_text(new.id, new.member_id, new.granted, new.bought, new.lot, new.kind, new.reverses, new.at));
    update billing.wallets set last_hash = new.hash where member_id = new.member_id;
    return new;
  end $$;
  create or replace trigger write_hash before insert on billing.entries
    for each row when (new.hash is null) execute function billing.write_hash();
`;

const RULES = `
  alter table billing.entries alter balance set not null, alter hash set not null;
  create or replace trigger entries_are_append_only before update or delete on billing.entries
    for each statement execute function billing.refuse_change();
`;

/** Each entry names the one before it by its hash, so that nobody changes, takes out or puts in one unseen; and says what was left after it. */
export class ChainEntries1700000003501 implements MigrationInterface {
  /** Batch by batch; stopped half-way, it begins anew and finds done what was done. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query('create index if not exists entries_of_member on billing.entries (member_id, id)');
    await runner.query(HASH);
    await runner.query(FILL_ONLY);
    await this.chainAll(runner);
    await runner.startTransaction();
    try {
      // Nobody adds an entry from here on; those that came meanwhile are chained, and what comes later is by the trigger.
      await runner.query('lock table billing.entries in share row exclusive mode');
      await this.chainAll(runner);
      await runner.query(EARLIER_WRITERS);
      await runner.query(RULES);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger write_hash on billing.entries; drop function billing.write_hash()');
    await runner.query('drop index billing.entries_of_member');
    await runner.query('alter table billing.entries drop balance, drop hash; alter table billing.wallets drop last_hash');
    await runner.query('drop aggregate billing.chain_hash(bytea, text); drop function billing.chain_entry(bytea, bytea, text)');
    await runner.query('drop function billing.entry_hash(bytea, text)');
    await runner.query('drop function billing.entry_text(bigint, integer, integer, integer, integer, text, bigint, timestamptz)');
  }

  private async chainAll(runner: QueryRunner): Promise<void> {
    let last = 0;
    for (;;) {
      const [{ members }] = (await runner.query(NEXT, [last])) as [{ members: number[] | null }];
      if (members === null) return;
      await runner.query(CHAIN, [members]);
      last = members.at(-1)!;
    }
  }
}
