import { randomUUID } from 'node:crypto';
import {
  finishAgeCheck,
  readAgeAssurance,
  readMemberAge,
  resetMemberAge,
  startAgeCheck,
} from '@rendezvous/contracts/account/age-assurance';
import { correctMember } from '@rendezvous/contracts/account/operator-members';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { Jobs } from '@rendezvous/server/jobs';
import type { TestApp } from '@rendezvous/server/testing';
import { type SiteSettings, Sites } from '@rendezvous/site';
import { AgeSandboxProvider } from '../age-sandbox/age-sandbox.provider.js';
import type { SandboxOutcome } from '../age-sandbox/age-sandbox.rules.js';
import { accountApp } from '../testing/account-app.js';
import { type GivenMember, givenMember } from '../testing/given.js';
import { Visibility } from '../visibility/visibility.service.js';
import { AgeDemands } from './age-demands.service.js';

let here: TestApp;
const told: number[] = [];
const expiring: number[] = [];

const setTo = (settings: Partial<SiteSettings>) => here.get(Sites).change(here.get(Sites).current().id, settings);
const settle = async () => {
  await here.get(Jobs).run('account.settle-age-holds');
  await here.bus.drain();
};
const ask = () => here.get(Jobs).run('account.ask-age-companies');

beforeAll(async () => {
  here = await accountApp();
  here.bus.on('account.profile-changed', 'account.spec-age', ({ memberId }) => void told.push(memberId));
  here.bus.on('account.age-expiring', 'account.spec-age-expiring', ({ memberId }) => void expiring.push(memberId));
});
afterAll(() => here.close());
beforeEach(async () => {
  const plenty = { seconds: 1, member: 100_000, network: 100_000, visitors: 100_000 };
  await setTo({ age_assurance: 'before_listing', age_assurance_days: 365, min_age: 18, limits: { age_check: plenty, age_result: plenty } });
  told.length = 0;
  expiring.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A member who is asked. */
const given = async (member: GivenMember = {}) => {
  const id = await givenMember(here.database, member);
  await settle();
  return id;
};
const read = async (id: number) => (await here.call(readAgeAssurance, undefined, { as: id })).body;
const stateOf = async (id: number) => (await read(id)).state;
const start = (id: number) => here.call(startAgeCheck, undefined, { as: id });
const begin = async (id: number) => (await start(id)).body.redirect;
const post = (url: string, outcome: SandboxOutcome) =>
  here.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: `outcome=${outcome}`,
  });
/** Chooses an outcome on the company's page. @returns what the browser brings back */
const choose = async (page: string, outcome: SandboxOutcome) => {
  const { headers } = await post(page, outcome);
  const back = new URL(String(headers['location']), 'http://site.test');
  return { check: back.searchParams.get('check')!, query: back.search };
};
const finish = (id: number, result: { check: string; query: string }) => here.call(finishAgeCheck, result, { as: id });
const answer = async (id: number, outcome: SandboxOutcome) => finish(id, await choose(await begin(id), outcome));
const cardOf = async (id: number) =>
  (
    await here.database.read<{ listed: boolean; age_hold: string | null; kept_back: string | null }>(
      'select listed, age_hold, kept_back from account.member_cards where member_id = $1',
      [id],
    )
  )[0];
const checksOf = (id: number) =>
  here.database.read<{ state: string }>('select * from account.age_checks where member_id = $1 order by begun_at', [id]);
const LISTED = { listed: true, age_hold: null, kept_back: null };
const HELD = { listed: false, age_hold: 'listing', kept_back: 'age-needed' };

describe('while the site asks nothing', () => {
  beforeEach(() => setTo({ age_assurance: 'off' }));

  test('nothing is asked, nobody is held and no check begins', async () => {
    const id = await given();
    expect(await read(id)).toMatchObject({ state: 'not_asked', hold: null, company: null, since: null, valid_until: null });
    expect(await cardOf(id)).toEqual(LISTED);
    expect((await start(id)).refusal).toBe('account.age-not-asked');
    expect(await checksOf(id)).toEqual([]);
    expect(told).toEqual([]);
  });
});

test('is for members', async () => {
  expect((await here.call(readAgeAssurance)).refusal).toBe('auth.required');
  expect((await here.call(startAgeCheck)).refusal).toBe('auth.required');
  expect((await here.call(finishAgeCheck, { check: randomUUID(), query: '' })).refusal).toBe('auth.required');
});

test('before listing: nobody is listed, likes or writes until they have passed; search and tabs follow', async () => {
  const id = await given();
  const other = await givenMember(here.database);
  expect(await read(id)).toEqual({
    state: 'needed',
    hold: 'listing',
    min_age: 18,
    company: { name: 'Sandbox Age Check', privacy: '/sandbox/age' },
    since: null,
    valid_until: null,
    valid_days: 365,
  });
  expect(await cardOf(id)).toEqual(HELD);
  const relation = (viewer: number, member: number) => here.get(Visibility).relation(here.database, viewer, member);
  expect(await relation(id, other)).toMatchObject({ mayWrite: true, keptBack: 'account.age-needed' });
  expect(await relation(other, id)).toMatchObject({ row: 'disabled', opens: false, mayLike: false, mayWrite: false });
  expect(told).toContain(id);
  told.length = 0;

  const { body } = await answer(id, 'over');
  const now = here.clock.now();
  expect(body).toMatchObject({
    state: 'passed',
    hold: null,
    since: now.toISOString(),
    valid_until: new Date(now.getTime() + days(365)).toISOString(),
  });
  expect(await cardOf(id)).toEqual(LISTED);
  expect(await relation(id, other)).toMatchObject({ mayWrite: true, keptBack: null });
  await here.bus.drain();
  expect(told).toEqual([id]);
  expect((await start(id)).refusal).toBe('account.age-not-asked');
});

test('before writing: they are listed as ever, and kept back from writing', async () => {
  await setTo({ age_assurance: 'before_writing' });
  const id = await given();
  expect(await cardOf(id)).toEqual({ listed: true, age_hold: 'writing', kept_back: 'age-needed' });
  await answer(id, 'over');
  expect(await cardOf(id)).toEqual(LISTED);
});

test('a company is told no name, no address and no date of birth, and only its answer is kept', async () => {
  const id = await given({ name: 'Secretive', email: 'secretive@given.test', birthDate: '1991-02-03' });
  const begun = jest.spyOn(here.get(AgeSandboxProvider), 'start');
  await answer(id, 'over');
  expect(JSON.stringify(begun.mock.calls)).not.toMatch(/Secretive|secretive|1991/);
  const [check] = await checksOf(id);
  expect(Object.keys(check!).toSorted()).toEqual(
    [
      'id',
      'member_id',
      'provider',
      'reference',
      'min_age',
      'stated_birth_date',
      'valid_days',
      'state',
      'begun_at',
      'lapses_at',
      'ask_at',
      'decided_at',
      'valid_until',
      'expiry_told_at',
    ].toSorted(),
  );
});

test('fictional members are asked nothing', async () => {
  const id = await given({ fictional: true });
  expect(await stateOf(id)).toBe('not_asked');
  expect(await cardOf(id)).toEqual(LISTED);
});

describe('what is brought back is refused', () => {
  const refused = { status: 422, refusal: 'account.age-result-invalid' };

  test('when it was forged: no signature, another answer, the signature of another check', async () => {
    const id = await given();
    const result = await choose(await begin(id), 'under');
    const other = await choose(await begin(await given()), 'over');
    const withAnswer = (query: string) => ({ check: result.check, query });
    expect(await finish(id, withAnswer(`?check=${result.check}`))).toMatchObject(refused);
    expect(await finish(id, withAnswer(`?check=${result.check}&answer=over.${'0'.repeat(64)}`))).toMatchObject(refused);
    expect(await finish(id, withAnswer(result.query.replace('answer=under', 'answer=over')))).toMatchObject(refused);
    expect(await finish(id, withAnswer(other.query))).toMatchObject(refused);
    expect(await finish(id, { check: randomUUID(), query: result.query })).toMatchObject(refused);
    expect(await stateOf(id)).toBe('under_way');
    expect(await cardOf(id)).toEqual(HELD);
  });

  test('when it is the result of another member', async () => {
    const [id, other] = [await given(), await given()];
    const result = await choose(await begin(other), 'over');
    expect(await finish(id, result)).toMatchObject(refused);
    expect(await stateOf(id)).toBe('needed');
    expect((await finish(other, result)).body.state).toBe('passed');
  });
});

test('a result that comes again changes nothing, also once it was taken back', async () => {
  const id = await given();
  const result = await choose(await begin(id), 'over');
  await finish(id, result);
  const since = (await read(id)).since;
  here.clock.advance(minutes(1));
  expect((await finish(id, result)).body).toMatchObject({ state: 'passed', since });
  await here.call(resetMemberAge, { memberId: id, reason: 'doubt' }, { as: await operator() });
  expect((await finish(id, result)).body.state).toBe('needed');
  expect(await cardOf(id)).toEqual(HELD);
});

test('who comes back twenty times at once has passed once', async () => {
  const id = await given();
  const result = await choose(await begin(id), 'over');
  told.length = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => finish(id, result)));
  expect(answers.map(({ body }) => body.state)).toEqual(answers.map(() => 'passed'));
  expect(new Set(answers.map(({ body }) => body.since)).size).toBe(1);
  await here.bus.drain();
  expect(told).toEqual([id]);
});

test('from several tabs at once it is one check, which is gone on with', async () => {
  const id = await given();
  const begun = await Promise.all([1, 2, 3, 4, 5].map(() => begin(id)));
  expect(new Set([...begun, await begin(id)]).size).toBe(1);
  expect(await checksOf(id)).toHaveLength(1);
  expect(await stateOf(id)).toBe('under_way');
});

test.each<[SandboxOutcome, string]>([
  ['unclear', 'failed'],
  ['cancel', 'unanswered'],
])('after %s a member has %s, stays held and may try again', async (outcome, state) => {
  const id = await given();
  expect((await answer(id, outcome)).body).toMatchObject({ state, hold: 'listing' });
  here.clock.advance(1000);
  expect((await answer(id, 'over')).body.state).toBe('passed');
  expect((await checksOf(id)).map((check) => check.state)).toEqual([outcome === 'cancel' ? 'unanswered' : outcome, 'over']);
});

test('who is found too young is hidden, even where the site asks only before writing, and tries no more', async () => {
  await setTo({ age_assurance: 'before_writing' });
  const id = await given();
  expect((await answer(id, 'under')).body).toMatchObject({ state: 'refused', hold: 'listing' });
  expect(await cardOf(id)).toEqual(HELD);
  expect((await start(id)).refusal).toBe('account.age-refused');
});

describe('a company that is silent', () => {
  test('is asked by job once nobody came back', async () => {
    const id = await given();
    const page = await begin(id);
    await choose(page, 'over');
    await ask();
    expect(await stateOf(id)).toBe('under_way');
    here.clock.advance(minutes(2));
    await ask();
    expect(await stateOf(id)).toBe('passed');
  });

  test('is asked again when it had no answer yet', async () => {
    const id = await given();
    const result = await choose(await begin(id), 'over-late');
    expect((await finish(id, result)).body.state).toBe('under_way');
    here.clock.advance(minutes(2));
    await ask();
    expect(await stateOf(id)).toBe('passed');
  });

  test('and never answers: the check ends unanswered, and a new one can begin', async () => {
    const id = await given();
    await choose(await begin(id), 'silent');
    here.clock.advance(minutes(30));
    await ask();
    expect(await read(id)).toMatchObject({ state: 'unanswered', hold: 'listing' });
    expect((await answer(id, 'over')).body.state).toBe('passed');
  });

  test('a check whose time is over is asked about once more before a new one begins', async () => {
    const id = await given();
    await choose(await begin(id), 'over');
    here.clock.advance(minutes(31));
    expect((await start(id)).refusal).toBe('account.age-not-asked');
    expect(await stateOf(id)).toBe('passed');
  });

  test('cannot be answered on its page any more after half an hour', async () => {
    const id = await given();
    const page = await begin(id);
    here.clock.advance(minutes(30));
    expect((await here.app.inject({ method: 'GET', url: page })).body).toContain('This check is over');
    expect((await finish(id, await choose(page, 'over'))).body.state).toBe('under_way');
    await ask();
    expect(await stateOf(id)).toBe('unanswered');
  });
});

describe('a company that is away', () => {
  test('refuses with a code, and the next try goes on with the same check', async () => {
    const id = await given();
    const gone = jest.spyOn(here.get(AgeSandboxProvider), 'start').mockRejectedValue(new Error('no route'));
    expect(await start(id)).toMatchObject({ status: 503, refusal: 'account.age-check-unavailable' });
    gone.mockRestore();
    expect((await answer(id, 'over')).body.state).toBe('passed');
    expect(await checksOf(id)).toHaveLength(1);
  });

  test('is asked until it answers, for a day: then the check ends unanswered', async () => {
    const [late, never] = [await given(), await given()];
    for (const id of [late, never]) await choose(await begin(id), 'over');
    const gone = jest.spyOn(here.get(AgeSandboxProvider), 'report').mockRejectedValue(new Error('no route'));
    here.clock.advance(minutes(40));
    await ask();
    expect(await stateOf(late)).toBe('under_way');
    gone.mockRestore();
    here.clock.advance(minutes(11));
    await here.database.change(`update account.age_checks set ask_at = ask_at + interval '3 days' where member_id = $1`, [never]);
    await ask();
    expect([await stateOf(late), await stateOf(never)]).toEqual(['passed', 'under_way']);
    jest.spyOn(here.get(AgeSandboxProvider), 'report').mockRejectedValue(new Error('no route'));
    here.clock.advance(days(3));
    await ask();
    expect(await stateOf(never)).toBe('unanswered');
  });
});

test('what was passed expires, by job, and is asked anew', async () => {
  await setTo({ age_assurance_days: 30 });
  const id = await given();
  await answer(id, 'over');
  here.clock.advance(days(30) - 1);
  await settle();
  expect(await cardOf(id)).toEqual(LISTED);
  here.clock.advance(1);
  await settle();
  expect(await read(id)).toMatchObject({ state: 'expired', hold: 'listing', since: here.clock.now().toISOString() });
  expect(await cardOf(id)).toEqual(HELD);
  expect((await answer(id, 'over')).body.state).toBe('passed');
});

const tell = () => here.get(Jobs).run('account.tell-age-expiry');
const heard = async (ids: readonly number[]) => {
  await here.bus.drain();
  return expiring.filter((id) => ids.includes(id));
};

describe('before an answer is good no more', () => {
  beforeEach(() => setTo({ age_assurance_days: 30 }));

  test('its member is told once, a week before, however many tell at the same time; and of the next answer anew', async () => {
    const id = await given();
    await answer(id, 'over');
    here.clock.advance(days(23) - 1);
    await tell();
    expect(await heard([id])).toEqual([]);
    here.clock.advance(1);
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect(await heard([id])).toEqual([id]);
    here.clock.advance(days(7));
    await settle();
    await answer(id, 'over');
    here.clock.advance(days(23));
    await tell();
    expect(await heard([id])).toEqual([id, id]);
  });

  test('that was good for a short time only, it is in the last quarter of it', async () => {
    await setTo({ age_assurance_days: 4 });
    const id = await given();
    await answer(id, 'over');
    here.clock.advance(days(3) - 1);
    await tell();
    expect(await heard([id])).toEqual([]);
    here.clock.advance(1);
    await tell();
    expect(await heard([id])).toEqual([id]);
  });

  test('nobody is told whom it says nothing of any more: over already, taken back, asked for anew, being deleted, on a site that asks no more', async () => {
    const [over, reset, leaving, plain] = [await given(), await given(), await given(), await given()];
    await answer(over, 'over');
    here.clock.advance(days(24));
    for (const id of [reset, leaving, plain]) await answer(id, 'over');
    await here.call(resetMemberAge, { memberId: reset, reason: 'doubt' }, { as: await operator() });
    await here.database.change(`update account.members set status = 'pending_deletion', deletion_asked_at = $2 where id = $1`, [
      leaving,
      here.clock.now(),
    ]);
    here.clock.advance(days(24));
    await setTo({ age_assurance: 'off' });
    await settle();
    await tell();
    expect(await heard([over, reset, leaving, plain])).toEqual([]);
    await setTo({ age_assurance: 'before_writing' });
    await settle();
    await tell();
    expect(await heard([over, reset, leaving, plain])).toEqual([plain]);
  });
});

test('switched off again everybody is as before; switched on again what was passed is good still', async () => {
  const [passed, held, refused] = [await given(), await given(), await given()];
  await answer(passed, 'over');
  await answer(refused, 'under');
  await setTo({ age_assurance: 'off' });
  await settle();
  for (const id of [passed, held, refused]) expect(await cardOf(id)).toEqual(LISTED);
  for (const id of [passed, held, refused]) expect(await stateOf(id)).toBe('not_asked');
  await setTo({ age_assurance: 'before_writing' });
  await settle();
  expect([await stateOf(passed), await stateOf(held), await stateOf(refused)]).toEqual(['passed', 'needed', 'refused']);
  expect([await cardOf(passed), (await cardOf(held))?.age_hold, await cardOf(refused)]).toEqual([LISTED, 'writing', HELD]);
});

test('a site that raises its age asks anew', async () => {
  const id = await given();
  await answer(id, 'over');
  await setTo({ min_age: 21 });
  await settle();
  expect(await read(id)).toMatchObject({ state: 'needed', hold: 'listing', min_age: 21 });
});

test('who joins is held at once', async () => {
  const id = await givenMember(here.database);
  await here.database.transaction((tx) => tx.publish('account.member-joined', { memberId: id }));
  await here.bus.drain();
  expect(await cardOf(id)).toEqual(HELD);
});

const operator = async () => ({ memberId: await givenMember(here.database, { operator: true }), operator: true });

test('whose date of birth an operator corrects is asked anew', async () => {
  const id = await given({ birthDate: '1995-05-05' });
  await answer(id, 'over');
  await here.call(correctMember, { memberId: id, date_of_birth: '1996-05-05', reason: 'document' }, { as: await operator() });
  await here.bus.drain();
  expect(await stateOf(id)).toBe('needed');
  expect(await cardOf(id)).toEqual(HELD);
});

describe('an operator', () => {
  test('sees how a member stands, and has them asked anew with a reason, which the log keeps', async () => {
    const as = await operator();
    const id = await given();
    await answer(id, 'under');
    expect((await here.call(readMemberAge, { memberId: id }, { as })).body).toMatchObject({ state: 'refused', hold: 'listing' });
    expect((await here.call(resetMemberAge, { memberId: id, reason: 'complaint' }, { as })).body.state).toBe('needed');
    const again = await here.call(resetMemberAge, { memberId: id, reason: 'complaint' }, { as });
    expect(again.body.state).toBe('needed');
    const lines = await here.database.read('select action, details from site.audit_log where subject = $1', [`member ${id}`]);
    expect(lines).toEqual([{ action: 'account.reset-age', details: { was: 'refused', reason: 'complaint' } }]);
    here.clock.advance(1000);
    expect((await answer(id, 'over')).body.state).toBe('passed');
  });

  test('has their own age asked anew by another one', async () => {
    const as = await operator();
    await answer(as.memberId, 'under');
    expect(await here.call(resetMemberAge, { memberId: as.memberId, reason: 'doubt' }, { as })).toMatchObject({
      status: 403,
      refusal: 'account.member-own',
    });
    expect(await stateOf(as.memberId)).toBe('refused');
    expect((await here.call(resetMemberAge, { memberId: as.memberId, reason: 'doubt' }, { as: await operator() })).body.state).toBe(
      'needed',
    );
  });

  test('only', async () => {
    const id = await given();
    expect((await here.call(resetMemberAge, { memberId: id, reason: 'other' }, { as: id })).status).toBe(403);
    expect((await here.call(readMemberAge, { memberId: 2_000_000_000 }, { as: await operator() })).refusal).toBe(
      'account.profile-not-found',
    );
  });
});

/** Begins a check as this member, from this network. */
const from = async (id: number, remoteAddress: string) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-test-viewer': String(id) };
  return (await here.app.inject({ method: startAgeCheck.method, url: startAgeCheck.path, headers, remoteAddress })).statusCode;
};

test('tries are limited for a member and for a network', async () => {
  const [one, other] = [await given(), await given()];
  await setTo({ limits: { age_check: { seconds: 86_400, member: 2, network: 100 } } });
  const tries = [
    await from(one, '192.0.2.1'),
    await from(one, '198.51.100.1'),
    await from(one, '203.0.113.1'),
    await from(other, '192.0.2.1'),
  ];
  expect(tries.map((status) => status === 429)).toEqual([false, false, true, false]);
  await setTo({ limits: { age_check: { seconds: 86_400, member: 100, network: 3 } } });
  const statuses = [];
  for (const id of [await given(), await given(), await given(), await given()]) statuses.push(await from(id, '198.51.100.77'));
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true]);
});

test('what failed is forgotten after 30 days, what was passed 30 days after it was good; who was too young is remembered', async () => {
  const [failed, passed, refused] = [await given(), await given(), await given()];
  await setTo({ age_assurance_days: 1 });
  await answer(failed, 'unclear');
  await answer(passed, 'over');
  await answer(refused, 'under');
  const left = async () => {
    await here.get(Jobs).run('account.remove-age-checks');
    return (await Promise.all([failed, passed, refused].map(checksOf))).map((checks) => checks.length);
  };
  here.clock.advance(days(30));
  expect(await left()).toEqual([1, 1, 1]);
  here.clock.advance(1);
  expect(await left()).toEqual([0, 1, 1]);
  here.clock.advance(days(1));
  expect(await left()).toEqual([0, 0, 1]);
});

test('the page of the stand-in is no page for what is no check', async () => {
  for (const url of [`/sandbox/age/${randomUUID()}`, '/sandbox/age/x'])
    expect((await here.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  const page = await begin(await given());
  expect((await here.app.inject({ method: 'GET', url: page })).body).toContain('Are you 18 or older?');
  expect((await post(page, 'admin' as never)).statusCode).toBe(400);
});

describe('without a company', () => {
  let real: TestApp;
  beforeAll(async () => {
    real = await accountApp({ environment: { DEMO: 'no' } });
  });
  afterAll(() => real.close());

  test('a start is refused where a site asks; a site that is switched on while it runs asks nobody', async () => {
    await expect(real.get(AgeDemands).onApplicationBootstrap()).resolves.toBeUndefined();
    await real.get(Sites).change(real.get(Sites).current().id, { age_assurance: 'before_listing' });
    await expect(real.get(AgeDemands).onApplicationBootstrap()).rejects.toThrow(/age_assurance is on for .+ no company/);
    const id = await givenMember(real.database);
    await real.get(Jobs).run('account.settle-age-holds');
    expect((await real.call(readAgeAssurance, undefined, { as: id })).body).toMatchObject({ state: 'not_asked', hold: null });
    expect((await real.call(startAgeCheck, undefined, { as: id })).refusal).toBe('account.age-not-asked');
    expect((await real.app.inject({ method: 'GET', url: '/sandbox/age' })).statusCode).toBe(404);
  });
});
