import { changeConsent, readConsents } from '@rendezvous/contracts/account/consents';
import { changeProfile } from '@rendezvous/contracts/account/profile';
import { TERMS_UPDATED } from '@rendezvous/contracts/account/terms';
import { minutes } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import { OwnUser } from '../members/own-user.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { Visibility } from '../visibility/visibility.service.js';
import { Consents } from './consents.service.js';

let here: TestApp;
const told: number[] = [];

beforeAll(async () => {
  here = await accountApp();
  here.bus.on('account.profile-changed', 'account.spec-consents', ({ memberId }) => void told.push(memberId));
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(minutes(5)));

const SIGNED_UP = '2026-01-02T10:00:00.000Z';
const given = async () => {
  const id = await givenMember(here.database);
  await here.database.change(
    `insert into account.consents (member_id, kind, given, at, version)
     values ($1, 'terms', true, $2, '2026-01-01'), ($1, 'matching', true, $2, null), ($1, 'marketing', false, $2, null)`,
    [id, SIGNED_UP],
  );
  return id;
};
const read = async (id: number) => (await here.call(readConsents, undefined, { as: id })).body.consents;
const change = (id: number, kind: 'matching' | 'marketing', isGiven: boolean) =>
  here.call(changeConsent, { kind, given: isGiven }, { as: id });
const now = () => here.clock.now().toISOString();
const matchable = async (id: number) =>
  (await here.database.read('select matchable, listed from account.member_cards where member_id = $1', [id]))[0];
const sexuality = async (id: number) =>
  (await here.database.read<{ sexuality: string | null }>('select sexuality from account.member_matching where member_id = $1', [id]))[0]!
    .sexuality;
const toldOf = async (id: number) => {
  await here.bus.drain();
  return told.filter((memberId) => memberId === id).length;
};

test('are for members, and the terms cannot be taken back alone', async () => {
  const id = await given();
  expect((await here.call(readConsents)).refusal).toBe('auth.required');
  expect((await here.call(changeConsent, { kind: 'matching', given: false })).refusal).toBe('auth.required');
  expect((await here.call(changeConsent, { kind: 'terms' as never, given: false }, { as: id })).status).toBe(400);
  expect((await here.call(changeConsent, { kind: 'matching', given: 'no' as never }, { as: id })).status).toBe(400);
});

test('tell what was agreed to, when, and to which text', async () => {
  expect(await read(await given())).toEqual([
    { kind: 'terms', given: true, records: [{ given: true, at: SIGNED_UP, version: '2026-01-01' }] },
    { kind: 'matching', given: true, records: [{ given: true, at: SIGNED_UP, version: null }] },
    { kind: 'marketing', given: false, records: [{ given: false, at: SIGNED_UP, version: null }] },
  ]);
});

test('of members without records count as at signup', async () => {
  const id = await givenMember(here.database);
  expect((await read(id)).map(({ kind, given: isGiven }) => [kind, isGiven])).toEqual([
    ['terms', true],
    ['matching', true],
    ['marketing', false],
  ]);
  expect((await change(id, 'matching', true)).body.consents[1]!.records).toEqual([]);
});

test('matching, taken back, hides from search; given again, it shows; each is one more record', async () => {
  const id = await given();
  here.realtime.sent.length = 0;
  expect((await change(id, 'matching', false)).body.consents[1]).toMatchObject({ given: false });
  expect(here.realtime.to(id)).toEqual([{ type: 'user-changed' }]);
  expect(await matchable(id)).toEqual({ matchable: false, listed: true });
  expect(await sexuality(id)).toBeNull();
  const withdrawn = now();
  here.clock.advance(minutes(5));
  const { body } = await change(id, 'matching', true);
  expect(body.consents[1]).toEqual({
    kind: 'matching',
    given: true,
    records: [
      { given: true, at: now(), version: TERMS_UPDATED },
      { given: false, at: withdrawn, version: null },
      { given: true, at: SIGNED_UP, version: null },
    ],
  });
  expect(await matchable(id)).toEqual({ matchable: true, listed: true });
  expect(await sexuality(id)).toBe('hetero');
  expect(await toldOf(id)).toBe(2);
});

test('what is so already is no record, and no news', async () => {
  const id = await given();
  const before = await read(id);
  await change(id, 'matching', true);
  await change(id, 'marketing', false);
  expect(await read(id)).toEqual(before);
  expect(await toldOf(id)).toBe(0);
});

test('said from several tabs at once it is one record', async () => {
  const id = await given();
  await Promise.all([1, 2, 3, 4].map(() => change(id, 'matching', false)));
  expect((await read(id))[1]!.records).toHaveLength(2);
  expect(await toldOf(id)).toBe(1);
});

test('whoever would send offers is told yes only while it is yes, of this member', async () => {
  const [id, other] = [await given(), await given()];
  const consents = here.get(Consents);
  expect(await consents.isGiven(id, 'marketing')).toBe(false);
  await change(id, 'marketing', true);
  expect([await consents.isGiven(id, 'marketing'), await consents.isGiven(other, 'marketing')]).toEqual([true, false]);
  expect(await matchable(id)).toMatchObject({ matchable: true });
  await change(id, 'marketing', false);
  expect(await consents.isGiven(id, 'marketing')).toBe(false);
});

test('who took matching back is told so with every page, until it is given again', async () => {
  const id = await given();
  const asked = async () => (await here.get(OwnUser).read(id))!.matching_withdrawn;
  expect(await asked()).toBe(false);
  await change(id, 'matching', false);
  expect(await asked()).toBe(true);
  // listed nowhere, and opened as before by whoever knows them or has the address
  expect(await here.get(Visibility).relation(here.database, await given(), id)).toMatchObject({ listed: false, opens: true, card: true });
  await change(id, 'matching', true);
  expect(await asked()).toBe(false);
});

test('what a member shows of specially protected data is told as it holds now, with what was said when', async () => {
  const id = await given();
  const showing = async () => (await here.call(readConsents, undefined, { as: id })).body.showing;
  // from before the records
  expect(await showing()).toEqual([
    { field: 'sexuality', given: true, records: [] },
    { field: 'interests', given: true, records: [] },
  ]);
  const withdrawn = { given: false, at: now(), version: null };
  await here.call(changeProfile, { agreed_fields: ['sexuality'] }, { as: id });
  here.clock.advance(minutes(5));
  expect(await showing()).toEqual([
    { field: 'sexuality', given: true, records: [] },
    { field: 'interests', given: false, records: [withdrawn] },
  ]);
  const again = { given: true, at: now(), version: null };
  await here.call(changeProfile, { agreed_fields: ['sexuality', 'interests'] }, { as: id });
  expect((await showing())![1]).toEqual({ field: 'interests', given: true, records: [again, withdrawn] });
});
