import { fileComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';
import { hours } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import type { TestApp } from '@rendezvous/server/testing';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;

beforeAll(async () => {
  here = await accountApp();
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(hours(1)));

const form: ArgsOf<typeof fileComplaint> = {
  category: 'payment',
  text: 'I paid for 25 credits and got only ten of them.',
  email: 'Nina@Given.test',
};
const stored = async (number: string) =>
  (await here.database.read<Record<string, unknown>>('select * from account.complaints where number = $1', [number]))[0];

test.each<[Partial<ArgsOf<typeof fileComplaint>>, string, string]>([
  [{ category: 'weather' as 'other' }, 'category', 'invalid-value'],
  [{ text: ' too short          ' }, 'text', 'too-small'],
  [{ text: '\u200b\u2800'.repeat(20) }, 'text', 'required'],
  [{ text: 'x'.repeat(5001) }, 'text', 'too-big'],
  [{ email: 'nobody' }, 'email', 'email'],
  [{ email: null }, 'email', 'required'],
])('an incomplete complaint is refused at its field: case %#', async (changes, path, code) => {
  const answer = await here.call(fileComplaint, { ...form, ...changes });
  expect([answer.status, answer.fields]).toEqual([400, { [path]: code }]);
});

test('a visitor’s complaint can be looked up by its number, which tells neither text nor address', async () => {
  const { body } = await here.call(fileComplaint, form);
  expect(body.number).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect((await here.call(readComplaint, { number: body.number })).body).toEqual({
    number: body.number,
    category: 'payment',
    state: 'open',
    outcome: null,
    filed_at: here.clock.now().toISOString(),
    text: null,
    answers: [],
  });
  expect(await stored(body.number)).toMatchObject({ email: 'nina@given.test', member_id: null, about_id: null });
});

test('a member’s complaint is answered to the member’s own address, and may name another member', async () => {
  const [id, about] = [await givenMember(here.database, { email: 'hugo@given.test' }), await givenMember(here.database)];
  const { body } = await here.call(fileComplaint, { ...form, email: null, member_id: about, category: 'member' }, { as: id });
  expect(await stored(body.number)).toMatchObject({ email: 'hugo@given.test', member_id: id, about_id: about });
  const other = await here.call(fileComplaint, { ...form, member_id: 2_000_000_000 }, { as: id });
  expect(await stored(other.body.number)).toMatchObject({ about_id: null });
});

test('a report says whether whoever sends it has blocked that member', async () => {
  const [as, about, other] = [await givenMember(here.database), await givenMember(here.database), await givenMember(here.database)];
  const report = async (member_id?: number, text = form.text) =>
    (await here.call(fileComplaint, { ...form, text, member_id }, { as })).body;
  expect((await report(about)).blocked).toBe(false);
  await here.database.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($2, $1, now()), ($3, $2, now())', [
    as,
    about,
    other,
  ]);
  expect((await report(about, `${form.text} Again.`)).blocked).toBe(false);
  await here.database.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [as, about]);
  expect((await report(about)).blocked).toBe(true);
  expect([(await report(other)).blocked, (await report()).blocked]).toEqual([false, false]);
});

test('a number that nobody got is not found; what is no number is refused', async () => {
  expect((await here.call(readComplaint, { number: 'AAAA-BBBB-CCCC' })).refusal).toBe('account.complaint-not-found');
  expect((await here.call(readComplaint, { number: 'x' })).refusal).toBe('request.invalid');
});

const five = async (as: number) => {
  for (let filed = 0; filed < 5; filed += 1) expect((await here.call(fileComplaint, form, { as })).refusal).toBeNull();
  expect((await here.call(fileComplaint, form, { as })).refusal).toBe('request.too-many');
};

describe('what files nothing does not count', () => {
  test('as a complaint when it was refused for what was typed', async () => {
    const as = await givenMember(here.database);
    for (let tried = 0; tried < 6; tried += 1)
      expect((await here.call(fileComplaint, { ...form, text: 'Short' }, { as })).status).toBe(400);
    await five(as);
  });

  test('as a complaint when its words were sent before, also once five are filed', async () => {
    const [as, about] = [await givenMember(here.database), await givenMember(here.database)];
    const report = async () => (await here.call(fileComplaint, { ...form, member_id: about }, { as })).body.number;
    const number = await report();
    for (let sent = 0; sent < 6; sent += 1) expect(await report()).toBe(number);
    for (let filed = 1; filed < 5; filed += 1) expect((await here.call(fileComplaint, form, { as })).refusal).toBeNull();
    expect((await here.call(fileComplaint, form, { as })).refusal).toBe('request.too-many');
    expect(await report()).toBe(number);
  });

  test('as a complaint, but as a call: thirty an hour', async () => {
    const as = await givenMember(here.database);
    for (let tried = 0; tried < 30; tried += 1)
      expect((await here.call(fileComplaint, { ...form, text: 'Short' }, { as })).status).toBe(400);
    expect((await here.call(fileComplaint, form, { as })).refusal).toBe('request.too-many');
  });
});

test('a report that is pressed twice at once is one', async () => {
  const [as, about] = [await givenMember(here.database), await givenMember(here.database)];
  const report = () => here.call(fileComplaint, { ...form, member_id: about }, { as });
  const numbers = (await Promise.all([report(), report(), report()])).map(({ body }) => body.number);
  expect(new Set(numbers).size).toBe(1);
});

test('five an hour are enough for a member', async () => {
  const as = await givenMember(here.database);
  for (let filed = 0; filed < 5; filed += 1) expect((await here.call(fileComplaint, form, { as })).refusal).toBeNull();
  expect((await here.call(fileComplaint, form, { as })).refusal).toBe('request.too-many');
});
