import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
  alter table billing.entries add granted integer, add bought integer, add lot integer, add reverses bigint;
  comment on column billing.entries.granted is 'The part of the amount that nobody paid for.';
  comment on column billing.entries.bought is 'The part of the amount that was paid for. A spend takes the oldest lot first, a reversal gives back to the lots of its spend.';
  comment on column billing.entries.lot is 'The order whose lot the bought part is of, where an entry concerns one lot only.';
  comment on column billing.entries.reverses is 'The spend that this entry gives back, part by part.';
  comment on table billing.lots is 'Bought credits and what was paid for them. What is left of a lot is told from the entries: a spend never touches lots.';
`;

/**
 * What was written before: purchases are bought credits, and so is what they pay of a debt; what comes without a payment is granted; a spend
 * takes granted credits first. With x as the running sum of what came granted and what was spent, the spends until an entry took
 * -min(0, min(x)) bought credits.
 */
const PARTS = `
  with flow as (
    select id, member_id, amount, kind in ('purchase', 'debt') as of_lot,
      case when kind in ('purchase', 'debt') then 0 else amount end as amount_of_granted_first
    from billing.entries),
  running as (
    select id, member_id, amount, of_lot, sum(amount_of_granted_first) over (partition by member_id order by id) as x from flow),
  lowest as (
    select id, member_id, amount, of_lot, -least(0, min(x) over (partition by member_id order by id)) as spent_bought from running),
  parts as (
    select id, case when of_lot then amount
      else lag(spent_bought, 1, 0::bigint) over (partition by member_id order by id) - spent_bought end as bought
    from lowest)
  update billing.entries e
  set bought = p.bought, granted = e.amount - p.bought,
    lot = case when e.kind in ('purchase', 'debt') then substring(e.reference from '^order:([0-9]+)$')::integer end
  from parts p where p.id = e.id;
`;

/**
 * A grant that waited for a spend wrote its entry before the spend and changed the wallet after it. The wallet knows how much of each part is
 * left: what a spend cannot have taken of the granted credits moves to the bought part of the latest spends.
 */
const SHIFTS = `
  with differing as (
    select w.member_id, w.granted - sum(e.granted) as difference
    from billing.wallets w join billing.entries e on e.member_id = w.member_id
    group by w.member_id having w.granted > sum(e.granted) and w.granted + w.bought = sum(e.amount)),
  spends as (
    select e.id, -e.granted as spent, d.difference, -sum(e.granted) over (partition by e.member_id order by e.id desc) + e.granted as later
    from differing d join billing.entries e on e.member_id = d.member_id where e.kind = 'message'),
  shifts as (select id, least(spent, greatest(0, difference - later)) as shift from spends)
  update billing.entries e set granted = e.granted + s.shift, bought = e.bought - s.shift from shifts s where s.id = e.id and s.shift > 0;
`;

const RULES = `
  alter table billing.entries
    alter granted set not null,
    alter bought set not null,
    add constraint entries_parts check (granted + bought = amount),
    add constraint entries_direction check (least(granted, bought) >= 0 or greatest(granted, bought) <= 0),
    add constraint entries_lot check (lot is null or granted = 0);
  create unique index entries_reverse_once on billing.entries (reverses) where reverses is not null;
`;

/**
 * Processes of the version before go on writing while this one starts beside them, and leave the parts out: the database then says them
 * itself. Writers of today say them, and pay nothing for this. It can go once no such process runs any more.
 */
const EARLIER_WRITERS = `
  create function billing.say_parts() returns trigger language plpgsql as $$
  begin
    if new.kind in ('purchase', 'debt') then
      new.granted := 0;
      new.lot := substring(new.reference from '^order:([0-9]+)$')::integer;
    elsif new.amount > 0 then
      new.granted := new.amount;
    else
      select -least(coalesce(sum(granted), 0), -new.amount) into new.granted from billing.entries where member_id = new.member_id;
    end if;
    new.bought := new.amount - new.granted;
    return new;
  end $$;
  create trigger say_parts before insert on billing.entries
    for each row when (new.granted is null) execute function billing.say_parts();
`;

/** Each entry of the ledger says how much of it was granted and how much was bought, so that what is given back stays what it was. */
export class SplitEntries1700000003007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query('alter table billing.entries disable trigger entries_are_append_only');
    await runner.query(PARTS);
    await runner.query(SHIFTS);
    await runner.query('alter table billing.entries enable trigger entries_are_append_only');
    await runner.query(RULES);
    await runner.query(EARLIER_WRITERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger say_parts on billing.entries; drop function billing.say_parts()');
    await runner.query('alter table billing.entries drop granted, drop bought, drop lot, drop reverses');
  }
}
