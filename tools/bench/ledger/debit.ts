import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SPEND_SQL } from '@rendezvous/billing';
import { median } from '../median.js';
import { type Ledger, type LedgerWorld, MEMBERS, startLedgers } from './world.js';

/** What is taken, as the statement of a message does it, up to the rows that are paid for: once from each wallet. */
const ACCEPTED = (lockWallets: string): string => `
  with asked as (select * from unnest($1::integer[], $2::integer[], $3::text[]) as t (sender_id, cost, reference)),
  ${lockWallets},
  accepted as (
    select a.sender_id as member_id, a.cost, 'message' as kind, a.reference, w.granted as held
    from asked a join wallet w on w.member_id = a.sender_id where a.cost <= w.granted + w.bought)`;

/** The baseline: lock, debit, one entry each, and nothing that proves them. */
const BARE = `${ACCEPTED(`wallet as materialized (
    select w.member_id, w.granted, w.bought from billing.wallets w
    where w.member_id in (select sender_id from asked) order by w.member_id for no key update of w)`)},
  debit as (
    update billing.wallets w set granted = w.granted - least(w.granted, t.cost), bought = w.bought - greatest(0, t.cost - w.granted)
    from accepted t where t.cost > 0 and w.member_id = t.member_id returning w.member_id, w.granted + w.bought as balance),
  entry as (
    insert into billing.entries (member_id, amount, granted, bought, kind, reference, at)
    select s.member_id, -s.cost, -least(s.held, s.cost), -greatest(0, s.cost - s.held), s.kind, s.reference, $4::timestamptz
    from accepted s where s.cost > 0)
  select member_id, balance from debit`;

const CHAINED = `${ACCEPTED(SPEND_SQL.lockWallets('asked'))},
  ${SPEND_SQL.spend('accepted', '$4')}
  select member_id, balance from moved`;

/** Debits of one statement, and statements of one round. */
const SIZES = [
  [1, 1500],
  [64, 100],
] as const;
const ROUNDS = 7;

/** CPU that a process of one thread has used, in microseconds; finer than what is counted in ticks (Linux). */
const cpuOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;

/** CPU of the database for one debit, in microseconds. */
const debit = async ({ client, pid }: Ledger, text: string, size: number, statements: number): Promise<number> => {
  const at = new Date();
  const before = cpuOf(pid);
  for (let statement = 0; statement < statements; statement++) {
    const members = Array.from({ length: size }, (_, place) => 1 + ((statement * size + place * 7) % MEMBERS));
    const values = [members, members.map(() => 1), members.map(() => randomUUID()), at];
    const { rowCount } = await client.query({ name: `debit ${size}`, text, values });
    if (rowCount === null || rowCount === 0) throw new Error('Nothing was taken.');
  }
  return (cpuOf(pid) - before) / (size * statements);
};

type Round = Readonly<Record<'bare' | 'indexed' | 'chained', number>>;

const measured = async ({ bare, indexed, chained }: LedgerWorld): Promise<string[]> => {
  const lines = [
    '| debits a statement | bare µs | with the index of statements µs | chained µs | chained ÷ bare (≤ 1.2) | chained ÷ indexed |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  for (const [size, statements] of SIZES) {
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round++)
      rounds.push({
        bare: await debit(bare, BARE, size, statements),
        indexed: await debit(indexed, BARE, size, statements),
        chained: await debit(chained, CHAINED, size, statements),
      });
    const counted = rounds.slice(1);
    const ratio = (to: 'bare' | 'indexed') => median(counted.map((round) => round.chained / round[to]));
    const of = (who: keyof Round) => median(counted.map((round) => round[who])).toFixed(1);
    lines.push(
      `| ${size} | ${of('bare')} | ${of('indexed')} | ${of('chained')} | ${ratio('bare').toFixed(2)} ${ratio('bare') <= 1.2 ? '✓' : '✗'} | ${ratio('indexed').toFixed(2)} |`,
    );
  }
  return lines;
};

/**
 * A debit that chains its entry against the statement that only takes and notes, and against the same with an index for statements, taking turns;
 * medians of the rounds.
 */
export const debits = async (): Promise<string[]> => {
  const world = await startLedgers();
  try {
    return await measured(world);
  } finally {
    await world.stop();
  }
};
