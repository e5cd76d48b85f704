import { changeName } from '@rendezvous/contracts/account/name';
import {
  correctMember,
  findOperatorMembers,
  listDeletionReasons,
  listOperators,
  moderateMember,
} from '@rendezvous/contracts/account/operator-members';
import type { ArgsOf } from '@rendezvous/contracts/route';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;
let operatorId: number;
let operator: { memberId: number; operator: true };

beforeAll(async () => {
  here = await accountApp();
  operatorId = await givenMember(here.database, { operator: true });
  operator = { memberId: operatorId, operator: true };
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(60_000));

const find = async (text: string) => (await here.call(findOperatorMembers, { find: text }, { as: operator })).body.members;
const correct = (memberId: number, more: Partial<ArgsOf<typeof correctMember>>) =>
  here.call(correctMember, { memberId, reason: 'document', ...more }, { as: operator });
const moderate = (memberId: number, disabled: boolean) =>
  here.call(moderateMember, { memberId, disabled, reason: 'fake' }, { as: operator });
const stored = async (id: number) =>
  (
    await here.database.read<Record<string, unknown>>(
      'select gender, sexuality, birth_date::text, moderated from account.members where id = $1',
      [id],
    )
  )[0];
const log = () =>
  here.database.read<{ action: string; details: object }>(
    'select action, subject, details from site.audit_log where member_id = $1 order by id',
    [operatorId],
  );
const told = async (id: number) =>
  (
    await here.database.read<{ name: string }>(
      `select payload ->> 'name' as name from graphile_worker._private_jobs
       where (payload -> 'data' ->> 'memberId')::integer = $1 order by id`,
      [id],
    )
  ).map(({ name }) => name);

test('operators read who the operators are by number and name, and nobody else does', async () => {
  const [member, gone] = [await givenMember(here.database), await givenMember(here.database, { operator: true, name: 'Gone' })];
  await here.database.change('update account.members set operator = false where id = $1', [gone]);
  const { operators } = (await here.call(listOperators, undefined, { as: operator })).body;
  expect(operators.map(({ id }) => id)).toEqual([operatorId]);
  expect(Object.keys(operators[0]!)).toEqual(['id', 'name']);
  expect((await here.call(listOperators, undefined, { as: member })).status).toBe(403);
});

test('a date of birth is measured by the age of the member’s site', async () => {
  const [site] = await here.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, settings) values ('older.test', 'UTC', '{"min_age": 21}') returning id`,
  );
  await here.get(Sites).load();
  const [here18, there21] = [await givenMember(here.database), await givenMember(here.database)];
  await here.database.change('update account.members set site_id = $2 where id = $1', [there21, site!.id]);
  const nineteen = new Date(here.clock.now());
  nineteen.setUTCFullYear(nineteen.getUTCFullYear() - 19);
  const born = { date_of_birth: nineteen.toISOString().slice(0, 10) };
  expect((await correct(here18, born)).refusal).toBeNull();
  expect((await correct(there21, born)).fields).toMatchObject({ date_of_birth: expect.any(String) as string });
});

test('nobody but an operator finds, corrects or disables anybody', async () => {
  const memberId = await givenMember(here.database);
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [memberId, 'auth.forbidden'],
  ] as const) {
    for (const call of [
      here.call(findOperatorMembers, { find: String(memberId) }, { as }),
      here.call(correctMember, { memberId, gender: 'male', reason: 'mistake' }, { as }),
      here.call(moderateMember, { memberId, disabled: true, reason: 'fake' }, { as }),
      here.call(listDeletionReasons, undefined, { as }),
    ])
      expect(await call).toMatchObject({ status: 403, refusal });
  }
  expect(await stored(memberId)).toMatchObject({ gender: 'female', moderated: false });
});

test('a member is found by number, address or name, however they are written, and by nothing less', async () => {
  const id = await givenMember(here.database, { email: 'findme@given.test', name: 'Find Me' });
  for (const text of [String(id), `#${id}`, ' FindMe@Given.test ', 'find me'])
    expect((await find(text)).map((one) => one.id)).toEqual([id]);
  for (const text of ['find', 'findme@', '%', '99999999999', '0']) expect(await find(text)).toEqual([]);
  await here.database.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [id]);
  expect(await find(String(id))).toEqual([]);
});

test('gender and date of birth are corrected; search is told, the member gets a mail, and the log says which but not what', async () => {
  const id = await givenMember(here.database, { gender: 'female', sexuality: 'lesbian', birthDate: '1995-05-05' });
  const before = (await log()).length;
  expect((await correct(id, { gender: 'male', date_of_birth: '1990-01-31' })).body).toMatchObject({
    gender: 'male',
    date_of_birth: '1990-01-31',
  });
  // who seeks their own gender goes on doing so
  expect(await stored(id)).toMatchObject({ gender: 'male', sexuality: 'gay', birth_date: '1990-01-31' });
  expect((await told(id)).toSorted()).toEqual(expect.arrayContaining(['account.details-corrected', 'account.profile-changed']));
  const lines = (await log()).slice(before);
  expect(lines).toMatchObject([
    { action: 'account.correct-member', subject: `member ${id}`, details: { fields: ['gender', 'date_of_birth'], reason: 'document' } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/1990|1995|male/);
});

test('a name that breaks the rules is replaced within its 30 days; the member may take one of their own at once', async () => {
  const id = await givenMember(here.database, { name: 'Offensive One' });
  await givenMember(here.database, { name: 'Somebody Else' });
  await here.database.change('update account.members set name_changed_at = $2 where id = $1', [id, here.clock.now()]);
  const before = (await log()).length;
  const named = (name: string) => correct(id, { name, reason: 'name-rules' });
  expect((await named('somebody else')).refusal).toBe('account.name-taken');
  expect((await named('x')).status).toBe(400);
  expect((await named('Member Ninety')).body).toMatchObject({ name: 'Member Ninety' });
  expect((await told(id)).toSorted()).toEqual(expect.arrayContaining(['account.details-corrected', 'account.profile-changed']));
  const lines = (await log()).slice(before);
  expect(lines).toMatchObject([{ action: 'account.correct-member', details: { fields: ['name'], reason: 'name-rules' } }]);
  expect(JSON.stringify(lines)).not.toMatch(/Offensive|Ninety/);
  expect((await here.call(changeName, { name: 'Own Choice' }, { as: id })).body).toMatchObject({ name: 'Own Choice' });
});

test('one field leaves the other as it was; what is so already changes nothing and is told to nobody', async () => {
  const id = await givenMember(here.database, { gender: 'female', sexuality: 'hetero', birthDate: '1995-05-05' });
  const before = (await log()).length;
  await correct(id, { gender: 'female', date_of_birth: '1995-05-05' });
  await correct(id, {});
  expect([(await log()).length - before, await told(id)]).toEqual([0, []]);
  await correct(id, { gender: 'male' });
  expect(await stored(id)).toMatchObject({ gender: 'male', sexuality: 'hetero', birth_date: '1995-05-05' });
});

test.each([
  ['2020-01-01', 'too-young'],
  ['1850-01-01', 'birth-date'],
  ['1990-02-31', 'birth-date'],
])('nobody is made younger than the site allows, or what nobody is: %s', async (date, code) => {
  const id = await givenMember(here.database, { birthDate: '1995-05-05' });
  expect((await correct(id, { date_of_birth: date })).fields).toEqual({ date_of_birth: code });
  expect(await stored(id)).toMatchObject({ birth_date: '1995-05-05' });
});

test('a reason is one of the list: nothing that is typed gets into the log', async () => {
  const id = await givenMember(here.database);
  const reason = 'Nina asked for it' as 'other';
  expect((await correct(id, { gender: 'male', reason })).status).toBe(400);
});

test('a profile is disabled and shown again; what is so already leaves no line', async () => {
  const id = await givenMember(here.database);
  const before = (await log()).length;
  for (const disabled of [true, true, false, false]) expect((await moderate(id, disabled)).body.moderated).toBe(disabled);
  expect((await log()).slice(before).map(({ action }) => action)).toEqual(['account.disable-member', 'account.enable-member']);
  expect((await told(id)).filter((name) => name === 'account.moderation-changed')).toHaveLength(2);
  const [listed] = await here.database.read<{ listed: boolean }>('select listed from account.member_cards where member_id = $1', [id]);
  expect(listed).toEqual({ listed: true });
});

test('two operators who disable the same profile at the same moment do it once', async () => {
  const id = await givenMember(here.database);
  const before = (await log()).length;
  await Promise.all([moderate(id, true), moderate(id, true), moderate(id, true)]);
  expect((await log()).length - before).toBe(1);
});

test('an operator is disabled by no operator', async () => {
  const other = await givenMember(here.database, { operator: true });
  expect((await moderate(other, true)).refusal).toBe('account.is-operator');
  expect(await stored(other)).toMatchObject({ moderated: false });
});

test('what only operators change is changed of an operator by another one', async () => {
  const before = [await stored(operatorId), (await log()).length];
  for (const call of [
    correct(operatorId, { date_of_birth: '1991-01-01' }),
    correct(operatorId, { gender: 'male' }),
    correct(operatorId, { name: 'Better Name' }),
    moderate(operatorId, true),
    moderate(operatorId, false),
  ])
    expect(await call).toMatchObject({ status: 403, refusal: 'account.member-own' });
  expect([await stored(operatorId), (await log()).length]).toEqual(before);
  const as = { memberId: await givenMember(here.database, { operator: true }), operator: true as const };
  const args = { memberId: operatorId, date_of_birth: '1991-01-01', reason: 'document' as const };
  expect((await here.call(correctMember, args, { as })).refusal).toBeNull();
});

const complain = (by: number, about: number) =>
  here.database.change(
    `insert into account.complaints (number, member_id, about_id, email, locale, category, text, filed_at)
     values ('OWNS-OWNS-' || lpad($1::integer::text, 4, '0'), $1::integer, $2, 'a@given.test', 'en', 'member', 'x', now())`,
    [by, about],
  );
const settle = () => here.database.change(`update account.complaints set state = 'answered'`);

describe('while a complaint is open between an operator and a member', () => {
  afterEach(() => here.database.change('delete from account.complaints'));

  test.each(['filed by the member', 'filed by the operator'])('%s, another one disables and enables them', async (how) => {
    const id = await givenMember(here.database);
    await (how === 'filed by the member' ? complain(id, operatorId) : complain(operatorId, id));
    const before = (await log()).length;
    for (const disabled of [true, false])
      expect(await moderate(id, disabled)).toMatchObject({ status: 403, refusal: 'account.complaint-own' });
    expect([await stored(id), (await log()).length]).toMatchObject([{ moderated: false }, before]);
    const as = { memberId: await givenMember(here.database, { operator: true }), operator: true as const };
    expect((await here.call(moderateMember, { memberId: id, disabled: true, reason: 'abuse' }, { as })).body.moderated).toBe(true);
    expect((await moderate(id, false)).refusal).toBe('account.complaint-own');
    await settle();
    expect((await moderate(id, false)).body.moderated).toBe(false);
  });

  test('or others, the operator disables anybody else', async () => {
    const [id, accuser, third] = [await givenMember(here.database), await givenMember(here.database), await givenMember(here.database)];
    await complain(accuser, operatorId);
    await complain(id, third);
    await complain(operatorId, third);
    expect((await moderate(id, true)).body.moderated).toBe(true);
  });
});

test('nobody is nobody', async () => {
  expect((await correct(2_000_000_000, { gender: 'male' })).refusal).toBe('account.profile-not-found');
  expect((await moderate(2_000_000_000, true)).refusal).toBe('account.profile-not-found');
});

test('reasons for leaving are told by month, the latest first', async () => {
  await here.database.change(
    `insert into account.deletion_reasons (month, reason, count) values
       ('2026-01-01', 'other', 2), ('2026-02-01', 'met-somebody', 1), ('2026-02-01', 'too-expensive', 9)`,
  );
  expect((await here.call(listDeletionReasons, undefined, { as: operator })).body).toEqual({
    months: [
      {
        month: '2026-02',
        reasons: [
          { reason: 'too-expensive', count: 9 },
          { reason: 'met-somebody', count: 1 },
        ],
      },
      { month: '2026-01', reasons: [{ reason: 'other', count: 2 }] },
    ],
  });
});
