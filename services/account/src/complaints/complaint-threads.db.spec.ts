import { fileComplaint, openComplaint, readComplaint } from '@rendezvous/contracts/account/complaints';
import {
  answerComplaint,
  changeComplaintState,
  listOperatorComplaints,
  OPERATOR_COMPLAINTS_PAGE,
  readOperatorComplaint,
} from '@rendezvous/contracts/account/operator-complaints';
import { openReportEvidence, readReportEvidence } from '@rendezvous/contracts/account/report-evidence';
import { days, hours } from '@rendezvous/contracts/kernel';
import { PersonalData } from '@rendezvous/server/personal-data';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { ComplaintRetention } from './complaint-retention.service.js';
import { ComplaintThreadsStore } from './complaint-threads.store.js';

let here: TestApp;
let operatorId: number;
let operator: { memberId: number; operator: true };

beforeAll(async () => {
  here = await accountApp();
  operatorId = await givenMember(here.database, { operator: true });
  operator = { memberId: operatorId, operator: true };
});
afterAll(() => here.close());
beforeEach(async () => {
  here.clock.advance(hours(1));
  await here.database.change('delete from account.complaints');
});

const file = async (as: number | null = null): Promise<string> => {
  const form = {
    category: 'payment' as const,
    text: 'I paid for 25 credits and got only ten.',
    email: as === null ? 'nina@given.test' : null,
  };
  return (await here.call(fileComplaint, form, { as })).body.number;
};
const answer = (number: string, seen = 0, more: object = {}, as: unknown = operator) =>
  here.call(answerComplaint, { number, text: 'Your credits are there now.', answers_seen: seen, ...more }, { as: as as never });
const setState = (number: string, state: 'open' | 'closed') => here.call(changeComplaintState, { number, state }, { as: operator });
const list = async (query: object = {}) => (await here.call(listOperatorComplaints, query, { as: operator })).body;
const log = () =>
  here.database.read<{ action: string }>(`select action, subject, details, source from site.audit_log where member_id = $1 order by id`, [
    operatorId,
  ]);
const untold = () =>
  here.database.read(`select from graphile_worker._private_jobs where payload ->> 'name' = 'account.complaint-answered'`);

test('nobody but an operator sees or answers complaints', async () => {
  const memberId = await givenMember(here.database);
  const number = await file(memberId);
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [memberId, 'auth.forbidden'],
  ] as const) {
    const calls = [
      here.call(listOperatorComplaints, {}, { as }),
      here.call(readOperatorComplaint, { number }, { as }),
      answer(number, 0, {}, as),
      here.call(changeComplaintState, { number, state: 'closed' }, { as }),
    ];
    for (const call of calls) expect(await call).toMatchObject({ status: 403, refusal });
  }
  expect(await log()).toEqual([]);
});

test('a number that nobody got is not found', async () => {
  for (const call of [
    here.call(readOperatorComplaint, { number: 'AAAA-BBBB-CCCC' }, { as: operator }),
    answer('AAAA-BBBB-CCCC'),
    setState('AAAA-BBBB-CCCC', 'closed'),
  ])
    expect((await call).refusal).toBe('account.complaint-not-found');
});

const report = async (as: number, about: number): Promise<string> => {
  const form = { category: 'member' as const, text: 'They asked me for money at once.', member_id: about };
  return (await here.call(fileComplaint, form, { as })).body.number;
};
const calls = (number: string) => [
  here.call(readOperatorComplaint, { number }, { as: operator }),
  answer(number),
  answer(number, 0, { outcome: 'unfounded' }),
  setState(number, 'closed'),
  here.call(readReportEvidence, { number }, { as: operator }),
  here.call(openReportEvidence, { number, reason: 'decide' }, { as: operator }),
];

describe('a complaint of which an operator is a party', () => {
  test.each(['about them', 'by them'])('%s is read and decided by another one only', async (how) => {
    const memberId = await givenMember(here.database);
    const number = how === 'by them' ? await report(operatorId, memberId) : await report(memberId, operatorId);
    const before = (await log()).length;
    for (const call of calls(number)) expect(await call).toMatchObject({ status: 403, refusal: 'account.complaint-own' });
    expect((await log()).length).toBe(before);
    const other = { memberId: await givenMember(here.database, { operator: true }), operator: true as const };
    expect((await here.call(readOperatorComplaint, { number }, { as: other })).body).toMatchObject({ state: 'open', answers: [] });
    expect((await answer(number, 0, { close: true }, other)).body.state).toBe('closed');
  });

  test('is in no list of theirs and in no count', async () => {
    const [memberId, third] = [await givenMember(here.database), await givenMember(here.database)];
    const other = { memberId: await givenMember(here.database, { operator: true }), operator: true as const };
    const [about, by] = [await report(memberId, operatorId), await report(operatorId, memberId)];
    const others = [await report(memberId, third), await file(memberId), await file()];
    const mine = await list();
    expect([mine.complaints.map(({ number }) => number), mine.counts]).toEqual([others, { open: 3, answered: 0, closed: 0 }]);
    const { body } = await here.call(listOperatorComplaints, {}, { as: other });
    expect([body.complaints.map(({ number }) => number), body.counts.open]).toEqual([[about, by, ...others], 5]);
  });
});

test('who has waited longest comes first; answered and closed ones latest first; each state is counted', async () => {
  const numbers = [await file(), await file(), await file(), await file()];
  await answer(numbers[0]!);
  await answer(numbers[2]!);
  await setState(numbers[3]!, 'closed');
  const shown = async (query: object) => (await list(query)).complaints.map(({ number }) => numbers.indexOf(number));
  expect(await shown({})).toEqual([1]);
  expect(await shown({ state: 'answered' })).toEqual([2, 0]);
  expect(await shown({ state: 'all' })).toEqual([3, 2, 1, 0]);
  expect(await shown({ state: 'all', category: 'privacy' })).toEqual([]);
  expect((await list()).counts).toEqual({ open: 1, answered: 2, closed: 1 });
});

test('a long list comes in pages', async () => {
  await here.database.change(
    `insert into account.complaints (number, email, locale, category, text, filed_at)
     select 'PAGE-PAGE-' || lpad(n::text, 4, '0'), 'a@given.test', 'en', 'other', 'x', now() from generate_series(1, $1::integer) n`,
    [OPERATOR_COMPLAINTS_PAGE + 1],
  );
  const first = await list();
  expect([first.complaints.length, first.more]).toEqual([OPERATOR_COMPLAINTS_PAGE, true]);
  const rest = await list({ after: first.complaints.at(-1)!.id });
  expect([rest.complaints.map(({ number }) => number), rest.more]).toEqual([['PAGE-PAGE-0051'], false]);
});

test('an answer changes the state, leaves one line in the log without its words, and waits for its mail', async () => {
  const before = (await log()).length;
  const number = await file();
  const jobs = (await untold()).length;
  expect((await answer(number)).body).toMatchObject({
    number,
    state: 'answered',
    email: 'nina@given.test',
    text: 'I paid for 25 credits and got only ten.',
    answers: [{ text: 'Your credits are there now.', at: here.clock.now().toISOString() }],
  });
  const [line, ...more] = (await log()).slice(before);
  expect(more).toEqual([]);
  expect(line).toMatchObject({ action: 'account.answer-complaint', subject: `complaint ${number}`, source: '/operator/account' });
  expect(JSON.stringify(line)).not.toContain('credits');
  expect((await untold()).length).toBe(jobs + 1);
});

test('the last answer may say that nothing was found against the rules; what follows takes that back', async () => {
  const number = await file();
  const before = (await log()).length;
  expect((await answer(number, 0, { outcome: 'unfounded' })).body).toMatchObject({ state: 'closed', outcome: 'unfounded' });
  expect((await log())[before]).toMatchObject({ details: { state: 'closed', outcome: 'unfounded' } });
  const told = async () => (await here.call(readComplaint, { number })).body;
  expect(await told()).toMatchObject({ state: 'closed', outcome: 'unfounded' });
  expect((await list({ state: 'closed' })).complaints.find((one) => one.number === number)).toMatchObject({ outcome: 'unfounded' });
  await setState(number, 'open');
  expect(await told()).toMatchObject({ state: 'open', outcome: null });
  await answer(number, 1, { outcome: 'unfounded' });
  await answer(number, 2, { text: 'We have looked again.' });
  expect(await told()).toMatchObject({ state: 'answered', outcome: null });
});

test('the last answer may close the complaint; a later one opens nothing', async () => {
  const number = await file();
  expect((await answer(number, 0, { close: true })).body.state).toBe('closed');
  expect((await answer(number, 1, { text: 'One more thing.' })).body).toMatchObject({
    state: 'answered',
    answers: [{}, { text: 'One more thing.' }],
  });
});

test.each(['', ' ', '\u200b\u200b\u200b', 'x'.repeat(5001)])(
  'an answer that says nothing, or too much, is refused: case %#',
  async (text) => {
    const number = await file();
    expect((await answer(number, 0, { text })).status).toBe(400);
    expect((await here.call(readOperatorComplaint, { number }, { as: operator })).body.answers).toEqual([]);
  },
);

test('of two operators who answer at the same moment one is told that the other was faster', async () => {
  const number = await file();
  const answers = await Promise.all([answer(number), answer(number), answer(number)]);
  expect(answers.map(({ refusal }) => refusal).toSorted()).toEqual(['account.complaint-changed', 'account.complaint-changed', null]);
  expect((await here.call(readOperatorComplaint, { number }, { as: operator })).body.answers).toHaveLength(1);
});

test('a complaint is closed without an answer and opened again; what is so already leaves no line', async () => {
  const number = await file();
  const before = (await log()).length;
  for (const state of ['closed', 'closed', 'open', 'open'] as const) expect((await setState(number, state)).body.state).toBe(state);
  expect((await log()).slice(before).map(({ action }) => action)).toEqual(['account.close-complaint', 'account.reopen-complaint']);
});

test('whoever knows the number is told the state; the words only who wrote it', async () => {
  const [memberId, other] = [await givenMember(here.database), await givenMember(here.database)];
  const number = await file(memberId);
  await answer(number);
  const read = async (as: number | null) => (await here.call(readComplaint, { number }, { as })).body;
  for (const as of [null, other]) {
    expect(await read(as)).toMatchObject({ state: 'answered', text: null, answers: [] });
    expect(JSON.stringify(await read(as))).not.toMatch(/credits|given\.test/);
  }
  expect(await read(memberId)).toMatchObject({
    text: 'I paid for 25 credits and got only ten.',
    answers: [{ text: 'Your credits are there now.' }],
  });
});

test('a visitor reads what was written with number and address, and nobody with another address', async () => {
  const number = await file();
  await answer(number);
  const opened = (email: string, asked = number) => here.call(openComplaint, { number: asked, email });
  expect(await opened('lina@given.test')).toMatchObject({ status: 403, refusal: 'account.complaint-address-wrong' });
  expect(await opened('nina@given.test', 'AAAA-BBBB-CCCC')).toMatchObject({ status: 404, refusal: 'account.complaint-not-found' });
  expect((await opened('nobody')).fields).toEqual({ email: 'email' });
  expect((await opened('Nina@Given.test')).body).toEqual({
    text: 'I paid for 25 credits and got only ten.',
    answers: [{ text: 'Your credits are there now.', at: here.clock.now().toISOString() }],
  });
});

test('addresses cannot be tried for long, from whichever session', async () => {
  const number = await file();
  const asked: (string | null)[] = [];
  for (let tries = 0; tries < 61; tries += 1)
    asked.push((await here.call(openComplaint, { number, email: `a${tries}@given.test` })).refusal);
  expect(asked.at(-1)).toBe('request.too-many');
});

test('what is over is deleted after the days that its site says, and never while it is open or its mail is to go out', async () => {
  const [answered, unmailed, closed, reopened, open] = [await file(), await file(), await file(), await file(), await file()];
  for (const number of [answered, reopened]) await answer(number);
  await here.database.change('update account.complaint_answers set mailed_at = now()');
  await answer(unmailed);
  for (const number of [closed, reopened]) await setState(number, 'closed');
  await setState(reopened, 'open');
  await here.get(Sites).change(1, { complaint_days: 30 });
  const left = async () => {
    await here.get(ComplaintRetention).removeOver();
    return (await list({ state: 'all' })).complaints.map(({ number }) => number).toSorted();
  };
  here.clock.advance(days(30) - 1);
  expect(await left()).toEqual([answered, unmailed, closed, reopened, open].toSorted());
  here.clock.advance(1);
  expect(await left()).toEqual([unmailed, reopened, open].toSorted());
  await here.database.change('update account.complaint_answers set mailed_at = now()');
  expect(await left()).toEqual([reopened, open].toSorted());
});

test('each complaint keeps to its own site; one of no known site to the first', async () => {
  await here.database.change(`insert into site.sites (host, time_zone, settings) values ('long.test', 'UTC', '{"complaint_days": 90}')`);
  await here.get(Sites).load();
  await here.get(Sites).change(1, { complaint_days: 30 });
  const [here30, elsewhere, unknown] = [await file(), await file(), await file()];
  await here.database.change(
    `update account.complaints set site_id = (select id from site.sites where host = 'long.test') where number = $1`,
    [elsewhere],
  );
  // as a release before this one left it
  await here.database.change(`update account.complaints set site_id = null, state = 'closed' where number = $1`, [unknown]);
  for (const number of [here30, elsewhere]) await setState(number, 'closed');
  const left = async () => {
    await here.get(ComplaintRetention).removeOver();
    return (await list({ state: 'all' })).complaints.map(({ number }) => number);
  };
  here.clock.advance(days(31));
  expect(await left()).toEqual([elsewhere]);
  here.clock.advance(days(60));
  expect(await left()).toEqual([]);
});

test('a complaint of somebody who was erased goes once its answer was mailed', async () => {
  const [gone, stays] = [await givenMember(here.database), await givenMember(here.database)];
  const [waiting, answered, others] = [await file(gone), await file(gone), await file(stays)];
  const part = here
    .get(PersonalData)
    .parts()
    .find(({ name }) => name === 'account')!;
  await here.database.transaction((tx) => part.erase(gone, tx));
  const store = here.get(ComplaintThreadsStore);
  const left = async () => {
    await store.removeOfErased();
    return (await list({ state: 'all' })).complaints.map(({ number }) => number).toSorted();
  };
  await answer(answered);
  await answer(others);
  expect(await left()).toEqual([waiting, answered, others].toSorted());
  await here.database.change('update account.complaint_answers set mailed_at = now()');
  expect(await left()).toEqual([waiting, others].toSorted());
});

test('an export tells what was answered, an erasure takes it along', async () => {
  const memberId = await givenMember(here.database);
  await answer(await file(memberId));
  const part = here
    .get(PersonalData)
    .parts()
    .find(({ name }) => name === 'account')!;
  expect(await part.export(memberId)).toMatchObject({ complaint_answers: [{ text: 'Your credits are there now.' }] });
  await here.database.transaction((tx) => part.erase(memberId, tx));
  // the answer that is still to be mailed first
  expect(await here.database.read('select from account.complaint_answers')).toHaveLength(1);
  await here.get(ComplaintThreadsStore).removeOfErased();
  expect(await here.database.read('select from account.complaint_answers')).toHaveLength(1);
  await here.database.change('update account.complaint_answers set mailed_at = now()');
  await here.get(ComplaintThreadsStore).removeOfErased();
  expect(await here.database.read('select from account.complaint_answers')).toEqual([]);
});
