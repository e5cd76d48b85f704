import { ENTRY_KINDS } from '@rendezvous/contracts/billing/statement';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { billingData, givenMemberWithCredits } from '../testing/index.js';
import { AFTER, BEFORE } from './statement.store.js';

let app: TestApp;
let memberId: number;
/** The entry in the middle. */
let middle: number;

/** An entry an hour, a few gifts first, and what others wrote between: of kinds that are as frequent for all, and rare for this one. */
const FILL = `
  insert into billing.entries (member_id, amount, granted, bought, kind, reference, at, balance, hash)
  select m, 1, 1, 0, case when hour <= 5 or m <> $1 and hour % 3 = 0 then 'gift' when hour % 2 = 0 then 'message' else 'promotion' end,
    hour || ':' || gen_random_uuid(), timestamptz '2026-01-01' + hour * interval '1 hour', hour, sha256('')
  from generate_series(1, 6000) hour, generate_series($1, $1 + 2) m order by hour, m`;

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  memberId = await givenMemberWithCredits(app.database, 0);
  await app.database.change(FILL, [memberId]);
  await app.database.read('vacuum analyze billing.entries');
  const [row] = await app.database.read<{ id: number }>(
    'select percentile_disc(0.5) within group (order by id)::integer as id from billing.entries where member_id = $1',
    [memberId],
  );
  middle = row!.id;
});
afterAll(() => app.close());

interface Node {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many entries were looked at for a page. */
const looked = async (sql: string, [kinds, before, from, to]: readonly unknown[]): Promise<number> => {
  const [row] = await app.database.read<{ 'QUERY PLAN': readonly [{ Plan: Node }] }>(`explain (analyze, format json) ${sql}`, [
    memberId,
    before,
    kinds ?? ENTRY_KINDS,
    from,
    to,
    'Europe/Amsterdam',
    51,
  ]);
  return nodesOf(row!['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'].endsWith('Scan') && node['Node Type'] !== 'Function Scan' && node['Node Type'] !== 'Subquery Scan')
    .reduce((sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'], 0);
};

test.each([
  ['the latest entries', [null, null, null, null]],
  ['a kind', [['message'], null, null, null]],
  ['a kind that only the oldest entries are of', [['gift'], null, null, null]],
  ['a late day', [null, null, '2026-09-01', '2026-09-01']],
  ['an early day', [null, null, '2026-01-05', '2026-01-05']],
  ['all days since an early one', [null, null, '2026-01-05', null]],
  ['all days to an early one', [null, null, null, '2026-01-05']],
  ['a kind of a day', [['message'], null, '2026-01-05', '2026-01-05']],
  ['a kind that those days hardly have', [['gift'], null, '2026-01-01', '2026-09-01']],
  ['a kind that those days do not have', [['gift'], null, '2026-02-01', '2026-09-01']],
])('of %s no more is read than a page of each kind, from either end and from the middle on', async (_, [kinds, , from, to]) => {
  const most = 3 * 51 + 1;
  for (const sql of [BEFORE, AFTER])
    for (const beside of [null, middle]) expect(await looked(sql, [kinds, beside, from, to])).toBeLessThanOrEqual(most);
});
