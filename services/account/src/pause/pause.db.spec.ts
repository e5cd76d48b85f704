import { readPreferences } from '@rendezvous/contracts/account/preferences';
import { endPause, pauseAccount } from '@rendezvous/contracts/account/pause';
import { days } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;
const told: number[] = [];

beforeAll(async () => {
  here = await accountApp();
  here.bus.on('account.profile-changed', 'account.spec-pause', ({ memberId }) => void told.push(memberId));
});
afterAll(() => here.close());

const given = () => givenMember(here.database, { about: 'Kept.', invisible: true });
const rowOf = async (id: number) => (await here.database.read('select * from account.members where id = $1', [id]))[0]!;
const cardOf = async (id: number) =>
  (await here.database.read('select listed, paused from account.member_cards where member_id = $1', [id]))[0];
const begin = (id: number) => here.call(pauseAccount, undefined, { as: id });
const end = (id: number) => here.call(endPause, undefined, { as: id });
const since = async (id: number) => (await here.call(readPreferences, undefined, { as: id })).body.paused_since;
const toldOf = async (id: number) => {
  await here.bus.drain();
  return told.filter((memberId) => memberId === id).length;
};

test('is for members', async () => {
  expect((await here.call(pauseAccount)).refusal).toBe('auth.required');
  expect((await here.call(endPause)).refusal).toBe('auth.required');
});

test('a break is told with its beginning, which a second one keeps, and changes nothing else', async () => {
  const id = await given();
  const before = await rowOf(id);
  const { body } = await begin(id);
  expect(body.paused_since).toBe(here.clock.now().toISOString());
  here.clock.advance(days(3));
  expect((await begin(id)).body).toEqual(body);
  expect(await since(id)).toBe(body.paused_since);
  expect(await rowOf(id)).toEqual({ ...before, paused_at: new Date(body.paused_since) });
  expect(await toldOf(id)).toBe(1);
});

test('who comes back is as before, and is told once', async () => {
  const id = await given();
  const before = await rowOf(id);
  await begin(id);
  expect((await end(id)).body).toEqual({ ok: true });
  expect((await end(id)).body).toEqual({ ok: true });
  expect(await rowOf(id)).toEqual(before);
  expect(await since(id)).toBeNull();
  expect(await toldOf(id)).toBe(2);
});

test('tabs that are open elsewhere hear of both, and of nothing that was so already', async () => {
  const id = await given();
  here.realtime.sent.length = 0;
  await begin(id);
  await begin(id);
  expect(here.realtime.to(id)).toEqual([{ type: 'user-changed' }]);
  await end(id);
  await end(id);
  expect(here.realtime.to(id)).toEqual([{ type: 'user-changed' }, { type: 'user-changed' }]);
});

test('from several tabs at once it is one break', async () => {
  const id = await given();
  const answers = await Promise.all([1, 2, 3].map(() => begin(id)));
  expect(new Set(answers.map(({ body }) => body.paused_since)).size).toBe(1);
  expect(await toldOf(id)).toBe(1);
});

test('others are not paused with one', async () => {
  const [id, other] = [await givenMember(here.database), await givenMember(here.database)];
  await begin(id);
  expect(await cardOf(id)).toEqual({ listed: false, paused: true });
  expect(await cardOf(other)).toEqual({ listed: true, paused: false });
  await begin(other);
  await end(id);
  expect(await cardOf(id)).toEqual({ listed: true, paused: false });
  expect(await cardOf(other)).toEqual({ listed: false, paused: true });
});
