import { StatementStore } from '@rendezvous/billing/testing';
import { connect } from '@rendezvous/server/database';
import { entities, type LedgerWorld } from './world.js';

const SHORT = 100;
const LONG = 100_000;
const PAGE = 51;
/** Reads of each page; they take turns. */
const READS = 400;
const WARM = 40;

const FILL = `
  insert into billing.entries (member_id, amount, granted, bought, kind, reference, at, balance, hash)
  select $1, 1, 1, 0, 'promotion', 'bench:' || n, now() - (($2 - n) * interval '1 minute'), n, sha256(n::text::bytea)
  from generate_series(1, $2::integer) n`;

const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

/** A page of a short statement against the same page of one a thousand times as long: the latest, an old one, and one of some days. */
export const statements = async ({ chained: { client, url } }: LedgerWorld): Promise<string[]> => {
  const members = { short: 1, long: 2 };
  for (const [memberId, entries] of [
    [members.short, SHORT],
    [members.long, LONG],
  ])
    await client.query(FILL, [memberId, entries]);
  await client.query('vacuum analyze billing.entries');
  const middle = async (memberId: number, entries: number): Promise<number> => {
    const { rows } = await client.query<{ id: number }>(
      `select id::integer from billing.entries where member_id = $1 and kind = 'promotion' order by id offset $2 limit 1`,
      [memberId, entries / 2],
    );
    return rows[0]!.id;
  };
  const before = { short: await middle(members.short, SHORT), long: await middle(members.long, LONG) };
  const database = await connect({ url, entities, migrations: [], migrate: false });
  const store = new StatementStore(database);
  const timed = async (memberId: number, start: number | null, days: string | null): Promise<number> => {
    const began = performance.now();
    const filter = { memberId, kinds: null, from: days, to: days, timeZone: 'Europe/Amsterdam' };
    const rows = await store.before(filter, start, PAGE);
    if (rows.length === 0) throw new Error('The page is empty.');
    return performance.now() - began;
  };
  const today = new Date(Date.now() - 60_000).toISOString().slice(0, 10);
  const pages = [
    ['the latest entries', null, null, null],
    ['from the middle on', before.short, before.long, null],
    ['of today', null, null, today],
  ] as const;
  const lines = [`| page | ${SHORT} entries, p95 ms | ${LONG} entries, p95 ms | ratio (≤ 2) |`, '| --- | --- | --- | --- |'];
  for (const [name, short, long, days] of pages) {
    const took: { short: number; long: number }[] = [];
    for (let read = 0; read < WARM + READS; read++)
      took.push({ short: await timed(members.short, short, days), long: await timed(members.long, long, days) });
    const [one, other] = [p95(took.slice(WARM).map((read) => read.short)), p95(took.slice(WARM).map((read) => read.long))];
    lines.push(`| ${name} | ${one.toFixed(2)} | ${other.toFixed(2)} | ${(other / one).toFixed(2)} ${other / one <= 2 ? '✓' : '✗'} |`);
  }
  await database.dataSource.destroy();
  return lines;
};
