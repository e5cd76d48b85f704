import { changePreferences, readPreferences } from '@rendezvous/contracts/account/preferences';
import type { TestApp } from '@rendezvous/server/testing';
import { Members } from '../members/members.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;

beforeAll(async () => {
  here = await accountApp();
});
afterAll(() => here.close());

const published = async (id: number): Promise<number> =>
  (
    await here.database.read(
      `select from graphile_worker._private_jobs where payload ->> 'name' = 'account.profile-changed' and (payload -> 'data' ->> 'memberId')::integer = $1`,
      [id],
    )
  ).length;

test('nothing here is for visitors, and only yes and no are preferences', async () => {
  expect((await here.call(readPreferences)).refusal).toBe('auth.required');
  expect((await here.call(changePreferences, { invisible: true })).refusal).toBe('auth.required');
  const id = await givenMember(here.database);
  expect((await here.call(changePreferences, { invisible: 'yes' as unknown as boolean }, { as: id })).fields).toEqual({
    invisible: 'invalid-type',
  });
});

test('a change keeps what it does not name; what changes the sight of somebody is published', async () => {
  const id = await givenMember(here.database);
  expect((await here.call(changePreferences, { invisible: true }, { as: id })).body.preferences).toEqual({
    invisible: true,
    privacy: false,
    read_receipts: true,
  });
  expect(await published(id)).toBe(1);
  const answer = await here.call(changePreferences, { read_receipts: false }, { as: id });
  expect(answer.body.preferences).toEqual({ invisible: true, privacy: false, read_receipts: false });
  expect(await published(id)).toBe(1);
});

test('blocked members are listed to who blocked them, latest first', async () => {
  const [id, one, two] = [
    await givenMember(here.database),
    await givenMember(here.database, { name: 'One' }),
    await givenMember(here.database, { name: 'Two' }),
  ];
  const members = here.get(Members);
  await here.database.transaction((tx) => members.recordBlock(tx, id, one, new Date('2026-01-01T00:00:00Z')));
  await here.database.transaction((tx) => members.recordBlock(tx, id, two, new Date('2026-01-02T00:00:00Z')));
  await here.database.transaction((tx) => members.recordBlock(tx, two, one, new Date('2026-01-03T00:00:00Z')));
  expect((await here.call(readPreferences, undefined, { as: id })).body.blocked).toEqual([
    { id: two, name: 'Two', blocked_at: '2026-01-02T00:00:00.000Z' },
    { id: one, name: 'One', blocked_at: '2026-01-01T00:00:00.000Z' },
  ]);
  // Whoever is about to be deleted is nobody's to name.
  await here.database.change(`update account.members set status = 'pending_deletion' where id = $1`, [one]);
  expect((await here.call(readPreferences, undefined, { as: id })).body.blocked).toMatchObject([{ id: two }]);
  await here.database.change(`update account.members set status = 'activated' where id = $1`, [one]);
  await here.database.transaction((tx) => members.removeBlock(tx, id, two));
  expect((await here.call(readPreferences, undefined, { as: id })).body.blocked).toMatchObject([{ id: one }]);
});
