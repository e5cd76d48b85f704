import { changeName, readName } from '@rendezvous/contracts/account/name';
import { days } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { skeletonOf } from '../signup/names.rules.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;
const told: number[] = [];

beforeAll(async () => {
  here = await accountApp();
  here.bus.on('account.profile-changed', 'account.spec-names', ({ memberId }) => void told.push(memberId));
});
afterAll(() => here.close());

const given = async (name: string) => {
  const id = await givenMember(here.database, { name });
  await here.database.change('update account.members set name_skeleton = $2 where id = $1', [id, skeletonOf(name)]);
  return id;
};
const change = (id: number, name: string) => here.call(changeName, { name }, { as: id });
const nameOf = async (id: number) => (await here.call(readName, undefined, { as: id })).body.name;
const later = (ms: number) => new Date(here.clock.now().getTime() + ms).toISOString();

test('is for members, and asks of a name what the signup asks', async () => {
  const id = await given('Adele');
  expect((await here.call(readName)).refusal).toBe('auth.required');
  expect((await here.call(changeName, { name: 'Somebody' })).refusal).toBe('auth.required');
  expect((await change(id, 'a')).fields).toEqual({ name: 'too-small' });
  expect((await change(id, '@adele')).fields).toEqual({ name: 'name' });
  expect((await change(id, 'Tel 0612345678')).fields).toEqual({ name: 'contact' });
  expect((await change(id, 'moderator')).fields).toEqual({ name: 'reserved' });
  expect(await nameOf(id)).toBe('Adele');
});

test('a new name is kept as it reads, told, and the next one comes after 30 days', async () => {
  const id = await given('Boris');
  expect((await here.call(readName, undefined, { as: id })).body).toEqual({ name: 'Boris', next_at: null });
  here.realtime.sent.length = 0;
  expect((await change(id, ' Boris  the second ')).body).toEqual({ name: 'Boris the second', next_at: later(days(30)) });
  expect(here.realtime.to(id)).toContainEqual({ type: 'user-changed' });
  await here.bus.drain();
  expect(told.filter((memberId) => memberId === id)).toHaveLength(1);
  const until = later(days(30));
  here.clock.advance(days(30) - 1000);
  expect(await change(id, 'Boris the third')).toMatchObject({ status: 409, refusal: 'account.name-too-soon', params: { until } });
  expect(await nameOf(id)).toBe('Boris the second');
  here.clock.advance(1000);
  expect((await change(id, 'Boris the third')).body).toMatchObject({ name: 'Boris the third' });
});

test('the name that one has is fine at any time, and counts for nothing', async () => {
  const id = await given('Carla');
  expect((await change(id, 'Carla')).body).toEqual({ name: 'Carla', next_at: null });
  const { body } = await change(id, 'CARLA');
  expect(body.name).toBe('CARLA');
  expect((await change(id, 'CARLA')).body).toEqual(body);
});

test('a name that somebody has, or that looks the same, is taken; one of an erased member is free', async () => {
  const [id, other] = [await given('Dora'), await given('Emil')];
  for (const name of ['Emil', 'emil', 'EmiI']) expect((await change(id, name)).refusal).toBe('account.name-taken');
  expect(await nameOf(id)).toBe('Dora');
  await here.database.change(`update account.members set status = 'erased', name = '-', name_skeleton = null where id = $1`, [other]);
  expect((await change(id, 'Emil')).status).toBe(200);
});

test('two who want one name at the same moment: one gets it', async () => {
  const ids = await Promise.all(['Frida', 'Georg', 'Hanna', 'Igor'].map((name) => given(name)));
  const answers = await Promise.all(ids.map((id) => change(id, 'Wanted')));
  expect(answers.map(({ refusal }) => refusal ?? 'ok').toSorted()).toEqual([...Array(3).fill('account.name-taken'), 'ok']);
});

test('two changes by one member at the same moment count as one', async () => {
  const id = await given('Jonas');
  const answers = await Promise.all([change(id, 'Jonas one'), change(id, 'Jonas two')]);
  expect(answers.map(({ refusal }) => refusal ?? 'ok').toSorted()).toEqual(['account.name-too-soon', 'ok']);
});
