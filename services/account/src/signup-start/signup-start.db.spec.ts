import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { activate } from '@rendezvous/contracts/account/activation';
import { signUp } from '@rendezvous/contracts/account/signup';
import { completeSignup, readRefusedForm, readSignupStart, SHORT_FORM_PATH, startSignup } from '@rendezvous/contracts/account/signup-start';
import { TERMS_UPDATED } from '@rendezvous/contracts/account/terms';
import { days, minutes } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { trafficSourceCookie } from '@rendezvous/site/testing';
import { Logins } from '../login/logins.service.js';
import { Members } from '../members/members.service.js';
import { PendingSignups } from '../signup/pending-signups.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { SignupStartsStore } from './signup-starts.store.js';
import { Visibility } from '../visibility/visibility.service.js';

let here: TestApp;
let count = 0;

beforeAll(async () => {
  here = await accountApp();
});
afterAll(() => here.close());
beforeEach(async () => {
  await here.database.change('delete from account.address_answers');
  here.clock.advance(days(1));
});

const PASSWORD = 'a quiet harbour';

const email = (): string => `starter-${(count += 1)}@example.org`;

const form = (changes: Partial<ArgsOf<typeof startSignup>> = {}): ArgsOf<typeof startSignup> => ({
  email: email(),
  password: PASSWORD,
  consent_terms: true,
  ...changes,
});

const answers = (changes: Partial<ArgsOf<typeof completeSignup>> = {}): ArgsOf<typeof completeSignup> => ({
  name: `Starter ${(count += 1)}`,
  date_of_birth: '1990-01-31',
  gender: 'female',
  sexuality: 'hetero',
  country: 'NL',
  region: 'NL-NH',
  language: 'en',
  consent_matching: true,
  consent_marketing: false,
  ...changes,
});

type Headers = Readonly<Record<string, string | string[] | number | undefined>>;

/** The cookies of an answer, as the browser sends them back. */
const cookiesIn = (headers: Headers): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0]!)
    .join('; ');

/** Sends the form with a script. @returns the browser's cookies */
const start = async (changes: Partial<ArgsOf<typeof startSignup>> = {}, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await here.call(startSignup, form(changes), { headers });
  expect([answer.refusal, answer.body]).toEqual([null, { ok: true }]);
  return cookiesIn(answer.headers);
};

/** Sends it without one. */
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  here.app.inject({
    method: 'POST',
    url: SHORT_FORM_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const started = async (cookie: string) => (await here.call(readSignupStart, undefined, { headers: { cookie } })).body.started;
const complete = (cookie: string, changes: Partial<ArgsOf<typeof completeSignup>> = {}) =>
  here.call(completeSignup, answers(changes), { headers: { cookie } });

const memberByEmail = async (address: string) =>
  (
    await here.database.read<{ id: number; status: string; traffic: object | null }>('select * from account.members where email = $1', [
      address,
    ])
  )[0];
const startsOf = (address: string) =>
  here.database.read<{ id: number; password_hash: string }>('select * from account.signup_starts where email = $1', [address]);

describe('beginning', () => {
  test.each([
    [{ email: 'no address' }, { email: 'email' }],
    [{ email: '' }, { email: 'required' }],
    [{ password: 'short' }, { password: 'too-small' }],
    [{ password: 'password1' }, { password: 'password-common' }],
    [{ consent_terms: false as true }, { consent_terms: 'invalid-value' }],
    [{ signup_message: 'x'.repeat(1001) }, { signup_message: 'too-big' }],
  ])('case %#: the field is named, with what is wrong', async (changes, fields) => {
    const answer = await here.call(startSignup, form(changes));
    expect([answer.status, answer.fields]).toEqual([400, fields]);
  });

  test('one’s own address is no password', async () => {
    expect((await here.call(startSignup, form({ email: 'nina.k@example.org', password: 'Nina.K@example.org' }))).fields).toEqual({
      password: 'password-common',
    });
  });

  test('nothing is begun where the site takes no signups from whoever came from there', async () => {
    const sites = here.get(Sites);
    await sites.change(sites.current().id, { signups: 'with_trafficsource' });
    const address = email();
    expect((await here.call(startSignup, form({ email: address }))).refusal).toBe('account.signups-closed');
    expect(await startsOf(address)).toEqual([]);
    const cookie = await start({ email: address }, { cookie: trafficSourceCookie({ ref: 'friend' }) });
    await sites.change(sites.current().id, { signups: 'none' });
    expect((await complete(cookie)).refusal).toBe('account.signups-closed');
    await sites.change(sites.current().id, { signups: 'all' });
  });

  test('free, taken and leaving addresses get the same answer, and nothing is asked or told of them', async () => {
    const [taken, leaving] = [email(), email()];
    await givenMember(here.database, { email: taken });
    await givenMember(here.database, { email: leaving, status: 'pending_deletion' });
    const told = [];
    for (const address of [email(), taken, leaving]) {
      const answer = await here.call(startSignup, form({ email: address }));
      const cookie = cookiesIn(answer.headers);
      told.push([answer.status, answer.body, cookie.replace(/=.*/, ''), await started(cookie).then((one) => one !== null)]);
    }
    expect(told).toEqual([told[0], told[0], told[0]]);
    expect(told[0]).toEqual([200, { ok: true }, 'signup_start', true]);
    expect(await here.database.read('select from account.address_answers')).toEqual([]);
  });

  test('it makes no member, takes no name and keeps no password, only its hash', async () => {
    const address = email();
    await start({ email: address.toUpperCase() });
    expect(await memberByEmail(address)).toBeUndefined();
    const [row] = await startsOf(address);
    expect(row!.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  test('its cookie is out of reach of scripts, and reads what was begun until then', async () => {
    const about = await givenMember(here.database);
    const answer = await here.call(startSignup, form({ email: 'Read@Example.org', member: about, signup_message: ' Good evening ' }));
    expect(answer.headers['set-cookie']).toMatch(/^signup_start=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await started(cookiesIn(answer.headers))).toEqual({ email: 'read@example.org', member: about, signup_message: 'Good evening' });
    expect(await started('signup_start=made-up')).toBeNull();
    expect(await started('')).toBeNull();
  });

  test('a member whom there is no more is nobody’s', async () => {
    const gone = await givenMember(here.database, { status: 'erased' });
    for (const member of [gone, 999_999]) expect((await started(await start({ member })))?.member).toBeNull();
  });

  test('begun again in the same browser, the first is forgotten; in another, both wait', async () => {
    const address = email();
    const first = await start({ email: address });
    const second = await start({ email: address }, { cookie: first });
    expect([await started(first), (await started(second))?.email]).toEqual([null, address]);
    await start({ email: address });
    expect(await startsOf(address)).toHaveLength(2);
  });

  test('it counts as a signup does: for a network, with and without a script together', async () => {
    const from = { remoteAddress: '198.51.100.20' };
    const fields = { email: 'many@example.org', password: PASSWORD, consent_terms: 'on', page: '/landers/x' };
    const page = () =>
      here.app.inject({
        method: 'POST',
        url: SHORT_FORM_PATH,
        ...from,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams(fields).toString(),
      });
    const call = () =>
      here.app.inject({ method: 'POST', url: startSignup.path, ...from, headers: { 'sec-fetch-site': 'same-origin' }, payload: form() });
    for (let times = 0; times < 10; times += 1) {
      expect((await page()).headers.location).toBe('/complete-signup');
      expect((await call()).statusCode).toBe(200);
    }
    expect((await call()).statusCode).toBe(429);
    const refused = await page();
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/landers/x?form=again#short-form']);
    const kept = await here.call(readRefusedForm, undefined, { headers: { cookie: cookiesIn(refused.headers) } });
    expect(kept.body.refused).toMatchObject({ code: 'request.too-many', params: { minutes: 60 }, typed: { email: 'many@example.org' } });
  });
});

/** No two characters of such a text follow from each other: it is as hard to keep as can be. */
const scrambled = (first: number, of: number, length: number) =>
  String.fromCodePoint(...Array.from({ length }, (_, at) => first + ((at * at * 7919 + at * 104_729) % of)));

describe('without a script', () => {
  const fields = { email: 'plain@example.org', password: PASSWORD, consent_terms: 'on' };

  test('a form of another site is refused', async () => {
    const answer = await send(fields, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(await startsOf('plain@example.org')).toEqual([]);
  });

  test('it leads on to the completion, and from there to a page of this site only', async () => {
    const answer = await send({ ...fields, next: '/members?gender=male' });
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      '/complete-signup?next=%2Fmembers%3Fgender%3Dmale',
      'no-store',
    ]);
    expect((await started(cookiesIn(answer.headers)))?.email).toBe('plain@example.org');
    expect((await send({ ...fields, next: 'https://elsewhere.example' })).headers.location).toBe('/complete-signup');
  });

  test.each<Record<string, string>>([
    { next: `/members?x=${'y'.repeat(20_000)}` },
    { next: `/members?x=${'/'.repeat(1900)}` },
    { member: '7'.repeat(20_000) },
  ])('what is too long for an address stays behind: %#', async (long) => {
    expect((await send({ ...fields, email: email(), ...long })).headers.location).toMatch(
      /^\/(complete-signup|signup\?form=again#short-form)$/,
    );
  });

  test('a page that is too long to be led back to is that of the signup', async () => {
    // the second is longer once it is written anew
    for (const query of ['z'.repeat(20_000), '/'.repeat(1900)])
      expect((await send({ page: `/landers/x?y=${query}` })).headers.location).toBe('/signup?form=again#short-form');
    const along = { member: '7', signup_message: 'я'.repeat(900) };
    const page = `/signup?${new URLSearchParams(along).toString()}`;
    expect((await send({ ...along, page, next: '/chats' })).headers.location).toBe('/signup?next=%2Fchats&member=7&form=again#short-form');
  });

  test('what is refused leads back to its page, which gets everything but the password', async () => {
    const typed = {
      email: ' plain@example ',
      password: 'secret of mine',
      consent_terms: 'on',
      signup_message: 'Good evening',
      member: '7',
    };
    const answer = await send({ ...typed, page: '/landers/x/summer?language=fr' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/landers/x/summer?language=fr&form=again#short-form']);
    expect(answer.headers['set-cookie']).toMatch(/^refused_form=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = cookiesIn(answer.headers);
    expect(inflateRawSync(Buffer.from(cookie.split('=')[1]!, 'base64url')).toString()).not.toContain('secret of mine');
    expect((await here.call(readRefusedForm, undefined, { headers: { cookie } })).body.refused).toEqual({
      typed: { email: ' plain@example ', consent_terms: 'on', signup_message: 'Good evening' },
      code: 'request.invalid',
      params: {},
      faults: { email: 'email' },
    });
  });

  test.each([
    [{}, '/signup?form=again#short-form'],
    [{ page: 'https://elsewhere.example/' }, '/signup?form=again#short-form'],
    [{ page: '//elsewhere.example' }, '/signup?form=again#short-form'],
    [{ page: '/landers/x?form=again' }, '/landers/x?form=again#short-form'],
  ])('a page that is none of ours is not led back to: %#', async (more, location) => {
    expect((await send(more)).headers.location).toBe(location);
  });

  const keptOf = async (signup_message: string) => {
    const cookie = cookiesIn((await send({ ...fields, email: 'x', signup_message })).headers);
    expect(cookie.length).toBeLessThan(4000);
    const { refused } = (await here.call(readRefusedForm, undefined, { headers: { cookie } })).body;
    expect(refused).toMatchObject({ typed: { email: 'x', consent_terms: 'on' }, faults: { email: 'email' } });
    return [refused!.typed.signup_message!, refused!.faults.signup_message] as const;
  };
  test.each([
    ['Cyrillic, with a half too much', scrambled(0x400, 96, 1500), 'too-big'],
    ['Chinese', scrambled(0x4e00, 20_000, 1000), undefined],
    ['emoji', scrambled(0x1f300, 700, 1000), undefined],
  ])('a first line is kept whole, whatever it is written in: %s', async (_, line, fault) => {
    expect(await keptOf(line)).toEqual([line, fault]);
  });

  test('of one that no cookie holds there is the beginning, longer than is taken', async () => {
    const line = scrambled(0x4e00, 20_000, 2000);
    const [kept, fault] = await keptOf(line);
    expect([line.startsWith(kept), kept.length > 1000, fault]).toEqual([true, true, 'too-big']);
  });

  test('a cookie that somebody made up is none', async () => {
    const made = ['{"typed":7}', 'nonsense', `{"typed":{"x":"${'y'.repeat(9_000_000)}"},"code":"x","params":{},"faults":{}}`];
    for (const value of ['nonsense', ...made.map((text) => deflateRawSync(text).toString('base64url'))])
      expect((await here.call(readRefusedForm, undefined, { headers: { cookie: `refused_form=${value}` } })).body).toEqual({
        refused: null,
      });
  });

  test('sent twice at once it leads on twice, and one account comes of it', async () => {
    const address = email();
    const both = await Promise.all([send({ ...fields, email: address }), send({ ...fields, email: address })]);
    expect(both.map(({ headers }) => headers.location)).toEqual(['/complete-signup', '/complete-signup']);
    expect((await complete(cookiesIn(both[1].headers))).refusal).toBeNull();
    expect((await complete(cookiesIn(both[0].headers))).refusal).toBe('account.email-taken');
  });
});

describe('completing', () => {
  test('the member joins the site on which the form was sent, also when the rest is sent to another', async () => {
    const address = email();
    const cookie = await start({ email: address });
    const [row] = await here.database.read('select site_id from account.signup_starts where email = $1', [address]);
    const [site] = await here.database.read<{ id: number }>('select id from site.sites where is_default');
    expect(row).toEqual({ site_id: site!.id });
    await here.database.change('update account.signup_starts set site_id = 77 where email = $1', [address]);
    expect((await complete(cookie)).refusal).toBeNull();
    expect(await memberByEmail(address)).toMatchObject({ site_id: 77 });
  });

  test('is for who began something', async () => {
    for (const cookie of ['', 'signup_start=made-up']) expect((await complete(cookie)).refusal).toBe('account.signup-not-started');
  });

  test.each([
    [{ name: 'Support' }, { name: 'reserved' }],
    [{ date_of_birth: '2020-01-01' }, { date_of_birth: 'too-young' }],
    [{ region: 'FR-IDF' }, { region: 'not-in-country' }],
    [{ consent_matching: false as true }, { consent_matching: 'invalid-value' }],
  ])('holds to the rules of a signup: %#', async (changes, fields) => {
    expect((await complete(await start(), changes)).fields).toEqual(fields);
  });

  test('makes the account with what was kept: consent and terms, source, password; and logs in', async () => {
    const address = email();
    const cookie = await start({ email: address }, { cookie: trafficSourceCookie({ ref: 'friend' }) });
    const begun = here.clock.now();
    here.clock.advance(days(2));
    const answer = await complete(cookie, { consent_marketing: true });
    const member = await memberByEmail(address);
    expect(member).toMatchObject({ id: answer.body.member_id, status: 'not_confirmed', traffic: { ref: 'friend' } });
    const consents = await here.database.read('select kind, given, at, version from account.consents where member_id = $1 order by kind', [
      member!.id,
    ]);
    const now = here.clock.now();
    expect(consents).toEqual([
      { kind: 'marketing', given: true, at: now, version: null },
      { kind: 'matching', given: true, at: now, version: null },
      { kind: 'terms', given: true, at: begun, version: TERMS_UPDATED },
    ]);
    expect([answer.headers['set-cookie']].flat().join('\n')).toMatch(/signup_start=;[^]*session=[\w-]{43};/);
    expect(await here.get(Logins).logIn({ email: address, password: PASSWORD, network: 'spec' })).toEqual({ memberId: member!.id });
  });

  test('sent again, also at once, it answers the same and makes one account', async () => {
    const address = email();
    const cookie = await start({ email: address });
    const name = `Twice ${count}`;
    const all = await Promise.all(Array.from({ length: 8 }, () => complete(cookie, { name })));
    const member = await memberByEmail(address);
    expect(all.map(({ refusal, body }) => [refusal, body.member_id])).toEqual(all.map(() => [null, member!.id]));
    here.clock.advance(minutes(9));
    expect((await complete(cookie, { name })).body).toEqual({ member_id: member!.id });
    expect(await started(cookie)).toBeNull();
    here.clock.advance(minutes(2));
    expect((await complete(cookie, { name })).refusal).toBe('account.signup-not-started');
  });

  test('a taken address is told as a signup tells it, five times; then only the mailbox is', async () => {
    const taken = email();
    await givenMember(here.database, { email: taken });
    const cookie = await start({ email: taken });
    for (let times = 0; times < 5; times += 1) expect((await complete(cookie)).refusal).toBe('account.email-taken');
    expect((await complete(cookie)).body).toEqual({ member_id: 0, by_mail: true });
    const free = email();
    const began = performance.now();
    const answer = await complete(await start({ email: free }));
    expect([answer.body, performance.now() - began >= 390]).toEqual([{ member_id: 0, by_mail: true }, true]);
    expect(await memberByEmail(free)).toBeUndefined();
    const [pending] = await here.database.read<{ id: number }>('select id from account.pending_signups where email = $1', [free]);
    const { token } = (await here.get(PendingSignups).mintLink(pending!.id))!;
    expect((await here.call(activate, { token })).refusal).toBeNull();
    expect(
      await here.database.read('select version from account.consents where version is not null and member_id = $1', [
        (await memberByEmail(free))!.id,
      ]),
    ).toEqual([{ version: TERMS_UPDATED }]);
  });

  test('a stranger’s start with the same address stays, so that it tells nothing, and takes nothing', async () => {
    const address = email();
    const stranger = await start({ email: address, password: 'of a stranger' });
    await complete(await start({ email: address }));
    expect((await started(stranger))?.email).toBe(address);
    expect((await complete(stranger)).refusal).toBe('account.email-taken');
    expect(await here.get(Logins).logIn({ email: address, password: PASSWORD, network: 'spec' })).toHaveProperty('memberId');
  });

  test('a signup with another form meanwhile leaves the short form with what a signup is told', async () => {
    const address = email();
    const cookie = await start({ email: address });
    const { name, ...others } = answers();
    await here.call(signUp, { ...others, name, email: address, password: PASSWORD, consent_terms: true });
    expect((await complete(cookie)).refusal).toBe('account.email-taken');
  });
});

const logIn = (address: string, password = PASSWORD, network = 'spec') =>
  here
    .get(Logins)
    .logIn({ email: address, password, network })
    .catch((error: { code: string }) => error.code);

describe('a login before it is complete', () => {
  test('leads on with the secret of the latest, in another browser too, whether the address is taken or not', async () => {
    const taken = email();
    await givenMember(here.database, { email: taken });
    for (const address of [email(), taken]) {
      const first = await start({ email: address });
      const login = await logIn(address.toUpperCase());
      expect(login).toEqual({ unfinished: expect.stringMatching(/^[\w-]{43}$/) });
      expect((await started(`signup_start=${(login as { unfinished: string }).unfinished}`))?.email).toBe(address);
      expect(await started(first)).toBeNull();
    }
  });

  test('with another password it fails like any', async () => {
    const address = email();
    await start({ email: address });
    expect(await logIn(address, 'another one')).toBe('account.login-failed');
  });

  test('takes nothing back of the wrong tries at an account: five of them lock it all the same', async () => {
    const address = email();
    await givenMember(here.database, { email: address });
    await start({ email: address });
    for (let times = 0; times < 5; times += 1) {
      expect(await logIn(address)).toHaveProperty('unfinished');
      expect(await logIn(address, `guess ${times}`)).toBe('account.login-failed');
    }
    expect(await logIn(address)).toBe('account.login-blocked');
  });

  test('is over with it', async () => {
    const address = email();
    await start({ email: address });
    here.clock.advance(days(7));
    expect(await logIn(address)).toBe('account.login-failed');
  });
});

test('what nobody completes is over after seven days, and erased', async () => {
  const address = email();
  const cookie = await start({ email: address });
  here.clock.advance(days(7) - 1);
  await here.jobs.run('account.tidy');
  expect(await started(cookie)).not.toBeNull();
  here.clock.advance(1);
  expect(await started(cookie)).toBeNull();
  expect((await complete(cookie)).refusal).toBe('account.signup-not-started');
  await here.jobs.run('account.tidy');
  expect(await startsOf(address)).toEqual([]);
});

test('what was completed meanwhile, or is over, is handed to no other browser', async () => {
  const [waiting, completed] = [email(), email()];
  await start({ email: waiting });
  expect((await complete(await start({ email: completed }))).status).toBe(200);
  const store = here.get(SignupStartsStore);
  const hand = async (address: string, at: Date) => store.setToken((await startsOf(address))[0]!.id, Buffer.from(`for ${address}`), at);
  const now = here.clock.now();
  expect([await hand(completed, now), await hand(waiting, new Date(now.getTime() + days(7))), await hand(waiting, now)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('what was completed stands when its browser begins anew; an address waits with the latest that was not, while that is not over', async () => {
  const address = email();
  const waits = await start({ email: address });
  const done = await start({ email: address });
  const joinedNow = await complete(done);
  await start({}, { cookie: done });
  expect((await complete(done)).body).toEqual(joinedNow.body);
  const [first] = await startsOf(address);
  expect(await started(waits)).not.toBeNull();
  const latest = async (at: Date) => (await here.get(SignupStartsStore).findLatest(address, at))?.id;
  expect(await latest(here.clock.now())).toBe(Number(first!.id));
  here.clock.advance(1);
  await start({ email: address });
  const ids = (await startsOf(address)).map(({ id }) => Number(id));
  expect(await latest(here.clock.now())).toBe(Math.max(...ids));
  expect(await latest(new Date(here.clock.now().getTime() + days(7)))).toBeUndefined();
});

const offered = async (memberId: number, toMemberId: number) =>
  here.get(Members).signupMessage(memberId, toMemberId, await here.get(Visibility).relation(here.database, memberId, toMemberId));
const joined = async (to: number | null, text = 'Good evening'): Promise<number> => {
  const { body } = await complete(await start({ member: to, signup_message: text }));
  return body.member_id;
};
const confirmed = async (memberId: number): Promise<number> => {
  await here.database.change(`update account.members set status = 'activated', activated_at = now() where id = $1`, [memberId]);
  return memberId;
};

describe('a first line', () => {
  test('is offered to whom it was meant for, and only once the address is confirmed', async () => {
    const [to, other] = [await givenMember(here.database), await givenMember(here.database)];
    const me = await joined(to);
    expect(await offered(me, to)).toBeNull();
    await confirmed(me);
    expect([await offered(me, to), await offered(me, other), await offered(to, me)]).toEqual(['Good evening', null, null]);
  });

  test('to nobody in particular is offered to anybody, until something was written', async () => {
    const [one, two] = [await givenMember(here.database), await givenMember(here.database)];
    const me = await confirmed(await joined(null));
    expect([await offered(me, one), await offered(me, two)]).toEqual(['Good evening', 'Good evening']);
    await here.database.transaction((tx) => here.get(Members).recordContact(tx, { ownerId: me, viewerId: one, liked: true }));
    expect(await offered(me, two)).toBe('Good evening');
    await here.database.transaction((tx) => here.get(Members).recordContact(tx, { ownerId: me, viewerId: one, wrote: true }));
    expect(await offered(me, two)).toBeNull();
  });

  test('goes when something is sent to whom it was for, and with a block of either', async () => {
    const [to, other] = [await givenMember(here.database), await givenMember(here.database)];
    const [sender, blocker, blocked] = [await joined(to), await joined(to), await joined(to)];
    for (const each of [sender, blocker, blocked]) await confirmed(each);
    await here.database.transaction(async (tx) => {
      await here.get(Members).recordContact(tx, { ownerId: sender, viewerId: other, wrote: true });
      await here.get(Members).recordContact(tx, { ownerId: to, viewerId: sender, wrote: true });
    });
    expect(await offered(sender, to)).toBe('Good evening');
    await here.database.transaction(async (tx) => {
      await here.get(Members).recordContact(tx, { ownerId: sender, viewerId: to, wrote: true });
      await here.get(Members).recordBlock(tx, blocker, to, here.clock.now());
      await here.get(Members).recordBlock(tx, to, blocked, here.clock.now());
    });
    expect(await offered(sender, to)).toBeNull();
    // it is gone: also who is no longer blocked is not offered it
    await here.database.transaction(async (tx) => {
      await here.get(Members).removeBlock(tx, blocker, to);
      await here.get(Members).removeBlock(tx, to, blocked);
    });
    expect([await offered(blocker, to), await offered(blocked, to)]).toEqual([null, null]);
  });

  test('is kept for nobody who left before there was an account', async () => {
    const to = await givenMember(here.database);
    const cookie = await start({ member: to, signup_message: 'Good evening' });
    await here.database.change(`update account.members set status = 'erased' where id = $1`, [to]);
    const { body } = await complete(cookie);
    expect(await here.database.read('select from account.signup_messages where member_id = $1', [body.member_id])).toEqual([]);
  });

  test('is not offered while whom it is for cannot be written to, and is again once they are back', async () => {
    const gone = [`status = 'pending_deletion'`, `status = 'not_confirmed'`, 'moderated = true', 'invisible = true', 'privacy = true'];
    for (const state of gone) {
      const to = await givenMember(here.database);
      const [me, anybody] = [await confirmed(await joined(to)), await confirmed(await joined(null))];
      const set = (values: string) => here.database.change(`update account.members set ${values} where id = $1`, [to]);
      await set(state);
      expect([state, await offered(me, to), await offered(anybody, to)]).toEqual([state, null, null]);
      await set(`status = 'activated', moderated = false, invisible = false, privacy = false`);
      expect([state, await offered(me, to), await offered(anybody, to)]).toEqual([state, 'Good evening', 'Good evening']);
    }
  });

  test('to nobody in particular is not offered to whom either has blocked', async () => {
    const [me, blocker, blocked] = [
      await confirmed(await joined(null)),
      await givenMember(here.database),
      await givenMember(here.database),
    ];
    await here.database.transaction(async (tx) => {
      await here.get(Members).recordBlock(tx, blocker, me, here.clock.now());
      await here.get(Members).recordBlock(tx, me, blocked, here.clock.now());
    });
    expect([await offered(me, blocker), await offered(me, blocked)]).toEqual([null, null]);
    expect(await offered(me, await givenMember(here.database))).toBe('Good evening');
  });

  test('of blanks is none', async () => {
    expect(await offered(await confirmed(await joined(null, '  ')), await givenMember(here.database))).toBeNull();
  });
});
