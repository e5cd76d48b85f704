import { activate } from '@rendezvous/contracts/account/activation';
import { checkSignup, signUp, uploadDraftPhoto } from '@rendezvous/contracts/account/signup';
import { days } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import type { TestApp } from '@rendezvous/server/testing';
import type { Refusal } from '@rendezvous/server/refusal';
import { Sites } from '@rendezvous/site';
import { trafficSourceCookie } from '@rendezvous/site/testing';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { givenPicture, multipart } from '../testing/pictures.js';
import { Members } from '../members/members.service.js';
import { Logins } from '../login/logins.service.js';
import { AddressAnswers } from './address-answers.service.js';
import { PendingSignups } from './pending-signups.service.js';
import { Signup } from './signup.service.js';
import type { SignupForm } from './signup.store.js';

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

const form = (changes: Partial<ArgsOf<typeof signUp>> = {}): ArgsOf<typeof signUp> => {
  count += 1;
  return {
    email: `joiner-${count}@example.org`,
    name: `Joiner ${count}`,
    password: 'a quiet harbour',
    date_of_birth: '1990-01-31',
    gender: 'female',
    sexuality: 'hetero',
    country: 'NL',
    region: 'NL-NH',
    language: 'en',
    consent_terms: true,
    consent_matching: true,
    consent_marketing: false,
    ...changes,
  };
};

const credentials = ({ email, name, password, date_of_birth }: ArgsOf<typeof signUp>): ArgsOf<typeof checkSignup> => ({
  email,
  name,
  password,
  date_of_birth,
});

/** The headers of a visitor whom a friend's link led here. */
const referred = { cookie: trafficSourceCookie({ ref: 'friend' }) };

const memberByEmail = async (email: string) =>
  (
    await here.database.read<{ id: number; status: string; main_photo_id: number | null; email: string }>(
      'select * from account.members where email = $1',
      [email],
    )
  )[0];

const upload = async (bytes: Buffer, more: Record<string, string> = {}) => {
  const { headers, payload } = multipart(bytes);
  const response = await here.app.inject({
    method: 'POST',
    url: uploadDraftPhoto.path,
    headers: { ...headers, ...more, 'sec-fetch-site': 'same-origin' },
    payload,
  });
  return { status: response.statusCode, body: response.json<{ draft: string; image: { filename: string }; error?: { code: string } }>() };
};

const post = (headers: Record<string, string>, payload: string) =>
  here.app.inject({ method: 'POST', url: uploadDraftPhoto.path, headers: { 'sec-fetch-site': 'same-origin', ...headers }, payload });

test('a name is kept composed and with single spaces', async () => {
  const asked = form({ name: '  Ame\u0301lie   Dupont ' });
  const { body } = await here.call(signUp, asked);
  const rows = await here.database.read('select name from account.members where id = $1', [body.member_id]);
  expect(rows).toEqual([{ name: 'Am\u00e9lie Dupont' }]);
});

const point = async (changes: Partial<ArgsOf<typeof signUp>>) => {
  const { body } = await here.call(signUp, form(changes));
  return (await here.database.read('select lat, lon from account.members where id = $1', [body.member_id]))[0];
};

test('whoever names a town is placed there, on the grid; whoever names none is nowhere', async () => {
  expect(await point({ city: 'Haarlem' })).toEqual({ lat: 52.4, lon: 4.65 });
  expect(await point({ city: 'Atlantis' })).toEqual({ lat: null, lon: null });
  expect(await point({})).toEqual({ lat: null, lon: null });
});

describe('what is refused', () => {
  test.each([
    [{ email: 'not an address' }, 'email', 'email'],
    [{ name: '@anna' }, 'name', 'name'],
    [{ name: 'anna@example.org' }, 'name', 'name'],
    [{ name: 'A\u202enna' }, 'name', 'name'],
    [{ name: '\u3164\u200b' }, 'name', 'required'],
    [{ name: 'An\u200bna' }, 'name', 'name'],
    [{ name: 'A  ' }, 'name', 'too-small'],
    [{ name: 'Win 500 EUR evil.com' }, 'name', 'contact'],
    [{ name: 'Support' }, 'name', 'reserved'],
    [{ name: 'Rendezvous team' }, 'name', 'reserved'],
    [{ name: 'Аnna' }, 'name', 'mixed-alphabets'],
    [{ password: 'short' }, 'password', 'too-small'],
    [{ password: 'password1' }, 'password', 'password-common'],
    [{ date_of_birth: '2001-02-30' }, 'date_of_birth', 'birth-date'],
    [{ date_of_birth: '2020-01-01' }, 'date_of_birth', 'too-young'],
    [{ country: 'XX' as 'NL' }, 'country', 'invalid-value'],
    [{ region: 'FR-IDF' }, 'region', 'not-in-country'],
    [{ consent_terms: false as true }, 'consent_terms', 'invalid-value'],
    [{ about: 'with a null \u0000 byte' }, 'about', 'null-byte'],
    [{ about: 'x'.repeat(2001) }, 'about', 'too-big'],
  ])('case %#: the field is named, with what is wrong', async (changes, path, code) => {
    const answer = await here.call(signUp, form(changes));
    expect([answer.status, answer.fields]).toEqual([400, { [path]: code }]);
  });

  test('an address that has an account', async () => {
    await givenMember(here.database, { email: 'taken@example.org' });
    const answer = await here.call(checkSignup, credentials(form({ email: 'Taken@Example.org' })));
    expect([answer.status, answer.refusal]).toEqual([409, 'account.email-taken']);
    expect((await here.call(signUp, form({ email: 'TAKEN@example.org' }))).refusal).toBe('account.email-taken');
  });

  test('an address whose account waits for its deletion is told how to come back', async () => {
    await givenMember(here.database, { email: 'leaving@example.org', status: 'pending_deletion' });
    expect((await here.call(checkSignup, credentials(form({ email: 'leaving@example.org' })))).refusal).toBe('account.email-deleted');
  });

  test('a name that somebody has, in whatever letters', async () => {
    await givenMember(here.database, { name: 'Zoë' });
    expect((await here.call(checkSignup, credentials(form({ name: 'zOË' })))).refusal).toBe('account.name-taken');
  });

  test('a name that looks like one that somebody has', async () => {
    expect((await here.call(signUp, form({ name: 'Bob Oliver' }))).refusal).toBeNull();
    for (const name of ['B0b Oliver', 'bob 0liver', 'BOB  OLIVER'])
      expect((await here.call(signUp, form({ name }))).refusal).toBe('account.name-taken');
    expect((await here.call(checkSignup, credentials(form({ name: 'Bob  O1iver' })))).refusal).toBe('account.name-taken');
    expect((await here.call(checkSignup, credentials(form({ name: 'Bob Olivier' })))).refusal).toBeNull();
  });

  test('of ten who take look-alike names at once one gets hers', async () => {
    const names = Array.from(
      { length: 10 },
      (_, index) => `Maud${[...index.toString(2).padStart(4, '0')].map((bit) => (bit === '1' ? 'o' : '0')).join('')}`,
    );
    const answers = await Promise.all(names.map((name) => here.call(signUp, form({ name }))));
    expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'account.name-taken')).toHaveLength(9);
  });

  test('everybody, where the site takes no signups', async () => {
    const sites = here.get(Sites);
    await sites.change(sites.current().id, { signups: 'with_trafficsource' });
    expect((await here.call(signUp, form())).refusal).toBe('account.signups-closed');
    // an older client tells it in the body, where anybody could: that counts for nothing
    expect((await here.call(signUp, { ...form(), traffic: { ref: 'friend' } })).refusal).toBe('account.signups-closed');
    expect((await upload(await givenPicture())).body.error?.code).toBe('account.signups-closed');
    expect((await here.call(checkSignup, credentials(form()), { headers: referred })).refusal).toBeNull();
    expect((await upload(await givenPicture(), referred)).status).toBe(200);
    await sites.change(sites.current().id, { signups: 'none' });
    expect((await here.call(signUp, form(), { headers: referred })).refusal).toBe('account.signups-closed');
    expect((await upload(await givenPicture(), referred)).body.error?.code).toBe('account.signups-closed');
    await sites.change(sites.current().id, { signups: 'all' });
  });
});

test('a check makes nothing', async () => {
  const given = form();
  expect((await here.call(checkSignup, credentials(given))).body).toEqual({ ok: true });
  expect(await memberByEmail(given.email)).toBeUndefined();
});

test('a signup makes member, consents and session, and publishes that somebody joined', async () => {
  const given = form({ email: 'Nina@Example.org', interests: ['music', 'wine'], consent_marketing: true });
  const answer = await here.call(signUp, given, { headers: referred });
  expect(answer.refusal).toBeNull();
  const member = await memberByEmail('nina@example.org');
  expect(member).toMatchObject({
    id: answer.body.member_id,
    status: 'not_confirmed',
    interests: ['music', 'wine'],
    traffic: { ref: 'friend' },
    site_id: here.get(Sites).current().id,
    region: 'NL-NH',
  });
  expect(JSON.stringify(member)).not.toContain(given.password);
  const consents = await here.database.read('select kind, given from account.consents where member_id = $1 order by kind', [member!.id]);
  expect(consents).toEqual([
    { kind: 'marketing', given: true },
    { kind: 'matching', given: true },
    { kind: 'terms', given: true },
  ]);
  expect(answer.headers['set-cookie']).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const events = await here.database.read<{ n: number }>(
    `select count(*)::integer as n from graphile_worker._private_jobs where payload::text like '%account.member-joined%' and payload::text like $1`,
    [`%"memberId":${member!.id}%`],
  );
  expect(events[0]?.n).toBe(1);
});

test('a first line is offered to whom it was meant for once the address is confirmed; none is kept without one', async () => {
  const to = await givenMember(here.database);
  const offered = async (given: Partial<ArgsOf<typeof signUp>>) => {
    const { body } = await here.call(signUp, form(given));
    const line = () => here.get(Members).signupMessage(body.member_id, to, { mayWrite: true });
    const before = await line();
    await here.database.change(`update account.members set status = 'activated', activated_at = now() where id = $1`, [body.member_id]);
    return [before, await line()];
  };
  expect(await offered({ member: to, signup_message: ' Good evening ' })).toEqual([null, 'Good evening']);
  expect(await offered({ signup_message: 'To nobody in particular' })).toEqual([null, 'To nobody in particular']);
  expect(await offered({ member: to, signup_message: '  ' })).toEqual([null, null]);
  expect(await offered({ member: to })).toEqual([null, null]);
});

test('the photo of the draft becomes the main photo; its address opens only while it is signed', async () => {
  const { body } = await upload(await givenPicture());
  const given = form({ draft: body.draft });
  await here.call(signUp, given);
  expect((await memberByEmail(given.email))?.main_photo_id).toEqual(expect.any(Number));
  const get = (address: string) => here.app.inject({ method: 'GET', url: `/media/${address}` });
  const signed = await get(body.image.filename);
  expect([signed.statusCode, signed.headers['content-type'], signed.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, max-age=3600, immutable',
  ]);
  expect((await get(body.image.filename.replace('/480', '/1280'))).statusCode).toBe(404);
  here.clock.advance(61 * 60_000);
  expect((await get(body.image.filename)).statusCode).toBe(404);
});

test('a draft that is over or used is no reason to refuse a signup', async () => {
  const { body } = await upload(await givenPicture());
  const [first, second, third] = [form({ draft: body.draft }), form({ draft: body.draft }), form()];
  await here.call(signUp, first);
  expect((await here.call(signUp, second)).refusal).toBeNull();
  expect((await memberByEmail(second.email))?.main_photo_id).toBeNull();
  const late = await upload(await givenPicture());
  here.clock.advance(days(1));
  await here.call(signUp, { ...third, draft: late.body.draft });
  expect((await memberByEmail(third.email))?.main_photo_id).toBeNull();
});

test('drafts are erased with their files after a day', async () => {
  const { body } = await upload(await givenPicture());
  const [photo] = await here.database.read<{ key: string }>('select key from account.photos where draft_id = $1', [body.draft]);
  const file = `photos/${photo!.key.slice(0, 2)}/${photo!.key}/480.webp`;
  expect(await here.storage.get(file)).not.toBeNull();
  here.clock.advance(days(1));
  await here.jobs.run('account.erase-drafts');
  expect(await here.storage.get(file)).toBeNull();
  expect(await here.database.read('select from account.drafts where id = $1', [body.draft])).toEqual([]);
});

test('an upload without a file, or of another kind, is refused', async () => {
  expect((await post({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
  const empty = await post({ 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n');
  expect(empty.statusCode).toBe(400);
});

test('the same address signing up 20 times at once makes one account', async () => {
  const given = form();
  const signup = here.get(Signup);
  const site = here.get(Sites).current();
  const tries = Array.from({ length: 20 }, (_, index) =>
    signup
      .signUp({ ...given, name: `${given.name} ${index}` } as SignupForm, `10.0.0.${index}`, site, () => Promise.resolve(null))
      .then(
        () => 'joined',
        (error: Refusal) => error.code,
      ),
  );
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'account.email-taken')).toHaveLength(19);
  expect(await here.database.read('select from account.members where email = $1', [given.email])).toHaveLength(1);
});

const ask = async (changes: Partial<ArgsOf<typeof signUp>> = {}) => here.call(checkSignup, credentials(form(changes)));
const tellEnough = async (): Promise<void> => {
  const email = `told-${count}@example.org`;
  await givenMember(here.database, { email });
  for (let asked = 0; asked < 5; asked += 1) expect((await ask({ email })).refusal).toBe('account.email-taken');
};
const pendingOf = (email: string) =>
  here.database.read<{ id: number; form: object; password_hash: string }>('select * from account.pending_signups where email = $1', [
    email,
  ]);
const linkOf = async (email: string): Promise<string> =>
  (await here.get(PendingSignups).mintLink((await pendingOf(email)).at(-1)!.id))!.token;
const publishedFor = async (name: string): Promise<number> => {
  const [row] = await here.database.read<{ n: number }>(
    `select count(*)::integer as n from graphile_worker._private_jobs where payload ->> 'name' = $1`,
    [name],
  );
  return row!.n;
};

describe('after five answers about addresses', () => {
  beforeEach(tellEnough);

  test('signups go on, and free and taken addresses get the same answers', async () => {
    await givenMember(here.database, { email: 'secret@example.org' });
    const before = await publishedFor('account.signup-repeated');
    const answers = [];
    for (const email of ['secret@example.org', 'free-address@example.org']) {
      const given = form({ email });
      const checked = await here.call(checkSignup, credentials(given));
      const began = performance.now();
      const joined = await here.call(signUp, given);
      const ms = performance.now() - began;
      answers.push([checked.status, checked.body, joined.status, joined.body, joined.headers['set-cookie'], ms >= 390]);
    }
    expect(answers[0]).toEqual([200, { ok: true }, 200, { member_id: 0, by_mail: true }, undefined, true]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await publishedFor('account.signup-repeated')).toBe(before + 1);
    expect(await pendingOf('secret@example.org')).toEqual([]);
    // nobody is made yet, and nothing of it shows: no account, no login, no name that is taken
    expect(await memberByEmail('free-address@example.org')).toBeUndefined();
    const [kept] = await pendingOf('free-address@example.org');
    expect(JSON.stringify(kept!.form)).not.toContain('a quiet harbour');
    expect(kept!.password_hash).toMatch(/^\$argon2id\$/);
    expect((await ask({ name: (kept!.form as { name: string }).name })).refusal).toBeNull();
  });

  test('another network, and the next day, gets the specified answers', async () => {
    const email = 'known@example.org';
    await givenMember(here.database, { email });
    expect((await ask({ email })).refusal).toBeNull();
    const elsewhere = await here.app.inject({
      method: 'POST',
      url: checkSignup.path,
      remoteAddress: '198.51.100.7',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: credentials(form({ email })),
    });
    expect(elsewhere.statusCode).toBe(409);
    here.clock.advance(days(1));
    expect((await ask({ email })).refusal).toBe('account.email-taken');
  });

  test('a taken name is told, for free and taken addresses alike', async () => {
    await givenMember(here.database, { name: 'Ottilie', email: 'ottilie@example.org' });
    for (const email of ['ottilie@example.org', 'free-ottilie@example.org'])
      expect((await here.call(signUp, form({ email, name: 'ottilie' }))).refusal).toBe('account.name-taken');
  });

  test('the mail’s link makes the account with everything, photo, consents and first line too, and activates it; it works once', async () => {
    const { body } = await upload(await givenPicture());
    const to = await givenMember(here.database);
    const line = { member: to, signup_message: 'Good evening' };
    const given = form({ draft: body.draft, interests: ['music'], consent_marketing: true, ...line });
    await here.call(signUp, given);
    here.clock.advance(days(3));
    await here.jobs.run('account.erase-drafts');
    const token = await linkOf(given.email);
    expect((await here.call(activate, { token })).body).toEqual({ credits: 3 });
    const member = await memberByEmail(given.email);
    expect(member).toMatchObject({ status: 'activated', interests: ['music'], main_photo_id: expect.any(Number) });
    expect(await here.database.read('select from account.consents where member_id = $1', [member!.id])).toHaveLength(3);
    expect(await here.get(Members).signupMessage(member!.id, to, { mayWrite: true })).toBe('Good evening');
    const login = await here.get(Logins).logIn({ email: given.email, password: given.password, network: 'spec' });
    expect(login).toEqual({ memberId: member!.id });
    expect((await here.call(activate, { token })).body).toEqual({ credits: 0, again: true });
  });

  test('the photo of a draft waits as long whether the address is free, taken, or has got all its mails', async () => {
    await givenMember(here.database, { email: 'with-account@example.org' });
    const lifeOf = async (email: string) => {
      const { body } = await upload(await givenPicture());
      await here.call(signUp, form({ email, draft: body.draft }));
      const [row] = await here.database.read<{ expires_at: Date }>('select expires_at from account.drafts where id = $1', [body.draft]);
      return row!.expires_at.getTime() - here.clock.now().getTime();
    };
    const lives = [await lifeOf('without-account@example.org')];
    for (let mails = 0; mails < 4; mails += 1) lives.push(await lifeOf('with-account@example.org'));
    expect(lives).toEqual(lives.map(() => days(7)));
  });

  test('of two signups with one address the first link that is used wins, and the other dies', async () => {
    const [first, second] = [form(), form()];
    await here.call(signUp, { ...first });
    const one = await linkOf(first.email);
    await here.call(signUp, { ...second, email: first.email });
    const two = await linkOf(first.email);
    expect((await here.call(activate, { token: one })).refusal).toBeNull();
    expect((await memberByEmail(first.email)) as unknown).toMatchObject({ name: first.name });
    expect((await here.call(activate, { token: two })).refusal).toBe('account.link-invalid');
    expect(await pendingOf(first.email)).toEqual([]);
  });

  test('a link used 20 times at once makes one account', async () => {
    const given = form();
    await here.call(signUp, given);
    const token = await linkOf(given.email);
    const tries = await Promise.all(Array.from({ length: 20 }, () => here.call(activate, { token })));
    expect(tries.filter(({ body }) => body.again === undefined)).toHaveLength(1);
    expect(await here.database.read('select from account.members where email = $1', [given.email])).toHaveLength(1);
  });

  test('an address that was taken meanwhile makes the link void, a name only gets a number', async () => {
    const [late, sameName] = [form(), form()];
    for (const given of [late, sameName]) await here.call(signUp, given);
    await givenMember(here.database, { email: late.email });
    expect((await here.call(activate, { token: await linkOf(late.email) })).refusal).toBe('account.link-invalid');
    await givenMember(here.database, { name: sameName.name });
    expect((await here.call(activate, { token: await linkOf(sameName.email) })).refusal).toBeNull();
    expect((await memberByEmail(sameName.email)) as unknown).toMatchObject({
      name: expect.stringMatching(new RegExp(`^${sameName.name} \\d+$`)),
    });
  });

  test('after 7 days the link is over, and what was filled in is erased', async () => {
    const given = form();
    await here.call(signUp, given);
    const token = await linkOf(given.email);
    here.clock.advance(days(7));
    expect((await here.call(activate, { token })).refusal).toBe('account.link-invalid');
    expect(await here.get(PendingSignups).mintLink((await pendingOf(given.email))[0]!.id)).toBeNull();
    await here.jobs.run('account.tidy');
    expect(await pendingOf(given.email)).toEqual([]);
  });

  test('nobody’s mailbox is filled: three mails an hour for an address, and the answer stays the same', async () => {
    const given = form();
    for (let times = 0; times < 5; times += 1)
      expect((await here.call(signUp, { ...form(), email: given.email })).body).toEqual({ member_id: 0, by_mail: true });
    expect(await pendingOf(given.email)).toHaveLength(3);
  });
});

test('a network asked 40 times at once is told five times, not once more', async () => {
  const email = 'asked-at-once@example.org';
  await givenMember(here.database, { email });
  const answers = here.get(AddressAnswers);
  const told = await Promise.all(
    Array.from({ length: 40 }, () =>
      answers.tell('203.0.113.9', 'account.email-taken').then(
        () => 'untold',
        (error: Refusal) => error.code,
      ),
    ),
  );
  expect(told.filter((code) => code === 'account.email-taken')).toHaveLength(5);
  expect(told.filter((code) => code === 'untold')).toHaveLength(35);
});
