import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import { searchApp } from '@rendezvous/search/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { visitAgain } from './visits.js';

const PEOPLE = 3000;
let app: TestApp;

/** A world that was loaded ten days ago; the last two are no people of the demo. */
const OLD_WORLD = `
  insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
  select case when n <= $2 then 'member-' || n || '@demo.test' when n = $2 + 1 then 'free@demo.test' else 'me@example.org' end,
    'Visitor ' || n, 'none', 'activated', 'female', 'hetero', '1990-01-01', 'GB', old, old, old
  from generate_series(1, $2 + 2) n, (select $1::timestamptz - interval '10 days' as old) loaded`;

beforeAll(async () => {
  app = await searchApp();
  await app.database.change(OLD_WORLD, [app.clock.now(), PEOPLE]);
});
afterAll(() => app.close());

const shareSince = async (milliseconds: number): Promise<number> => {
  const [row] = await app.database.read<{ seen: number }>(
    'select count(*)::integer as seen from account.members where last_active_at > $1',
    [new Date(app.clock.now().getTime() - milliseconds)],
  );
  return row!.seen / PEOPLE;
};
const online = () => shareSince(minutes(5));
const today = () => shareSince(days(1));

test('a world of ten days ago looks alive again: 3 to 5 % are online, about a third came today, not everybody came back', async () => {
  expect(await shareSince(days(9))).toBe(0);
  await visitAgain(app.database, app.clock.now());
  expect(await online()).toBeGreaterThan(0.03);
  expect(await online()).toBeLessThan(0.055);
  expect(await today()).toBeGreaterThan(0.28);
  expect(await today()).toBeLessThan(0.42);
  expect(await shareSince(days(9))).toBeLessThan(0.6);
});

test('it stays alive while others come and go, each turn writing few rows', async () => {
  const here = (): Promise<{ id: number }[]> =>
    app.database.read('select id from account.members where last_active_at > $1 order by id', [
      new Date(app.clock.now().getTime() - minutes(5)),
    ]);
  const before = await here();
  for (let turn = 0; turn < 3; turn++) {
    app.clock.advance(hours(2));
    await visitAgain(app.database, app.clock.now());
    expect(await online()).toBeGreaterThan(0.03);
    expect(await online()).toBeLessThan(0.055);
  }
  const after = new Set((await here()).map(({ id }) => id));
  expect(before.filter(({ id }) => after.has(id))).toEqual([]);
  app.clock.advance(minutes(2));
  expect(await visitAgain(app.database, app.clock.now())).toBeLessThan(PEOPLE * 0.06);
});

test('nobody’s last visit becomes older, and personas and members who joined by themselves come when they come', async () => {
  const at = async () => app.database.read<{ id: number; at: Date }>('select id, last_active_at as at from account.members order by id');
  const before = await at();
  app.clock.advance(hours(5));
  await visitAgain(app.database, app.clock.now());
  const after = await at();
  expect(after.filter((member, place) => member.at < before[place]!.at || member.at > app.clock.now())).toEqual([]);
  expect(after.slice(-2)).toEqual(before.slice(-2));
});
