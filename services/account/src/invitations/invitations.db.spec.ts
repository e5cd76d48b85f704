import { randomUUID } from 'node:crypto';
import { activate } from '@rendezvous/contracts/account/activation';
import { enterInvitation } from '@rendezvous/contracts/account/invitations';
import { createInvitation, type OperatorInvitation, withdrawInvitation } from '@rendezvous/contracts/account/operator-invitations';
import { checkSignup, signUp, uploadDraftPhoto } from '@rendezvous/contracts/account/signup';
import { completeSignup, startSignup } from '@rendezvous/contracts/account/signup-start';
import { days, hours } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { PersonalData } from '@rendezvous/server/personal-data';
import type { Refusal } from '@rendezvous/server/refusal';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { trafficSourceCookie } from '@rendezvous/site/testing';
import { Signup } from '../signup/signup.service.js';
import { PendingSignups } from '../signup/pending-signups.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { givenPicture, multipart } from '../testing/pictures.js';

let here: TestApp;
let operator: { memberId: number; operator: true };
let count = 0;

beforeAll(async () => {
  here = await accountApp();
  operator = { memberId: await givenMember(here.database, { email: 'operator@given.test' }), operator: true };
});
afterAll(() => here.close());
beforeEach(async () => {
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { invite_only: true, signups: 'all', invitation_grace_days: 7 });
  await here.database.change('delete from account.address_answers');
  here.clock.advance(days(1));
});

const PASSWORD = 'a quiet harbour';

const answers = (): ArgsOf<typeof completeSignup> => ({
  name: `Invited ${(count += 1)}`,
  date_of_birth: '1990-01-31',
  gender: 'female',
  sexuality: 'hetero',
  country: 'NL',
  region: 'NL-NH',
  language: 'en',
  consent_matching: true,
  consent_marketing: false,
});

const form = (): ArgsOf<typeof signUp> => ({
  ...answers(),
  email: `invited-${(count += 1)}@example.org`,
  password: PASSWORD,
  consent_terms: true,
});

const credentials = ({ email, name, password, date_of_birth }: ArgsOf<typeof signUp>) => ({ email, name, password, date_of_birth });

const given = async (changes: Partial<ArgsOf<typeof createInvitation>> = {}): Promise<OperatorInvitation> => {
  const wish = { clientId: randomUUID(), site_id: here.get(Sites).current().id, label: 'Friends', max_uses: 1, valid_days: null };
  const made = await here.call(createInvitation, { ...wish, ...changes }, { as: operator });
  expect(made.refusal).toBeNull();
  return made.body;
};

const cookieIn = (headers: Readonly<Record<string, string | string[] | number | undefined>>, name: string): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0]!)
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .join('; ');

/** Enters a code. @returns the browser's cookie */
const enter = async (code: string): Promise<string> => {
  const answer = await here.call(enterInvitation, { code });
  expect(answer.refusal).toBeNull();
  return cookieIn(answer.headers, 'invitation');
};

const join = (cookie: string, asked = form()) => here.call(signUp, asked, { headers: { cookie } });

const usesOf = async ({ id }: OperatorInvitation): Promise<number> =>
  (await here.database.read<{ uses: number }>('select uses from account.invitations where id = $1', [id]))[0]!.uses;

const accounts = async ({ id }: OperatorInvitation): Promise<number> =>
  (await here.database.read('select from account.invitation_uses where invitation_id = $1', [id])).length;

const upload = async (cookie?: string) => {
  const { headers, payload } = multipart(await givenPicture());
  const url = uploadDraftPhoto.path;
  const sent = { ...headers, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
  return (await here.app.inject({ method: 'POST', url, headers: sent, payload })).json<{ error?: { code: string }; draft?: string }>();
};

const refusalOf = async (code: string) => (await here.call(enterInvitation, { code })).refusal;

describe('without an invitation every way in is closed', () => {
  test('the signup, its check, its photo, the short form, and the completion of one', async () => {
    const asked = form();
    expect((await here.call(checkSignup, credentials(asked))).refusal).toBe('account.signups-closed');
    expect((await here.call(signUp, asked)).refusal).toBe('account.signups-closed');
    expect((await upload()).error?.code).toBe('account.signups-closed');
    const start = { email: asked.email, password: PASSWORD, consent_terms: true as const };
    expect((await here.call(startSignup, start)).refusal).toBe('account.signups-closed');
    // begun while everybody could
    const sites = here.get(Sites);
    await sites.change(sites.current().id, { invite_only: false });
    const begun = cookieIn((await here.call(startSignup, start)).headers, 'signup_start');
    await sites.change(sites.current().id, { invite_only: true });
    expect((await here.call(completeSignup, answers(), { headers: { cookie: begun } })).refusal).toBe('account.signups-closed');
  });

  test('with one they are open', async () => {
    const invitation = await given({ max_uses: 3 });
    const cookie = await enter(invitation.code);
    const asked = form();
    expect((await here.call(checkSignup, credentials(asked), { headers: { cookie } })).refusal).toBeNull();
    expect((await upload(cookie)).draft).toBeDefined();
    expect((await join(cookie, asked)).refusal).toBeNull();
    const start = { email: form().email, password: PASSWORD, consent_terms: true as const };
    const begun = cookieIn((await here.call(startSignup, start, { headers: { cookie } })).headers, 'signup_start');
    // the start keeps it: the browser that completes it may be another
    expect((await here.call(completeSignup, answers(), { headers: { cookie: begun } })).refusal).toBeNull();
    expect([await usesOf(invitation), await accounts(invitation)]).toEqual([2, 2]);
  });

  test('an invitation opens nothing that is closed for another reason', async () => {
    const sites = here.get(Sites);
    const cookie = await enter((await given()).code);
    await sites.change(sites.current().id, { signups: 'none' });
    expect((await join(cookie)).refusal).toBe('account.signups-closed');
    await sites.change(sites.current().id, { signups: 'with_trafficsource' });
    expect((await join(cookie)).refusal).toBe('account.signups-closed');
    expect((await join(`${cookie}; ${trafficSourceCookie({ ref: 'friend' })}`)).refusal).toBeNull();
  });

  test('a cookie that we did not write is none', async () => {
    const { id, code } = await given();
    const cookie = await enter(code);
    for (const forged of [`invitation=${code}`, `invitation=${id.toString(36)}.zzzzzz.${'A'.repeat(43)}`, cookie.slice(0, -2)])
      expect((await join(forged)).refusal).toBe('account.signups-closed');
    expect((await join(cookie)).refusal).toBeNull();
  });
});

describe('what is wrong with a code is said when it is entered', () => {
  test('unknown, of another site, used up, expired, withdrawn', async () => {
    expect(await refusalOf('AAAA-BBBB-CCCC')).toBe('account.invitation-unknown');
    expect(await refusalOf('whatever')).toBe('account.invitation-unknown');
    const elsewhere = await given();
    await here.database.change('update account.invitations set site_id = 999 where id = $1', [elsewhere.id]);
    expect(await refusalOf(elsewhere.code)).toBe('account.invitation-unknown');
    const usedUp = await given();
    await join(await enter(usedUp.code));
    expect(await refusalOf(usedUp.code)).toBe('account.invitation-used-up');
    const expired = await given({ valid_days: 1 });
    here.clock.advance(days(1));
    expect(await refusalOf(expired.code)).toBe('account.invitation-expired');
    const withdrawn = await given();
    await here.call(withdrawInvitation, { invitationId: withdrawn.id }, { as: operator });
    expect(await refusalOf(withdrawn.code)).toBe('account.invitation-withdrawn');
  });

  test('a network guesses 30 times an hour, not once more', async () => {
    const network = '198.51.100.77';
    const tries: (string | null)[] = [];
    for (let tried = 0; tried < 31; tried += 1)
      tries.push(
        (await here.call(enterInvitation, { code: `AAAA-BBBB-${1000 + tried}` }, { headers: { 'x-forwarded-for': network } })).refusal,
      );
    expect(tries.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'account.invitation-unknown'));
    expect(tries[30]).toBe('request.too-many');
    here.clock.advance(hours(1));
  });
});

describe('the use is taken with the account', () => {
  test('of 50 who join at once by a code for 7, 7 do; the others are told why', async () => {
    const invitation = await given({ max_uses: 7 });
    const site = here.get(Sites).current();
    const held = { id: invitation.id, enteredAt: here.clock.now().toISOString() };
    const ended = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        here
          .get(Signup)
          .signUp({ ...form(), traffic: null, invitation: held, site_id: site.id }, `203.0.113.${index}`, site, () => Promise.resolve())
          .then(
            () => null,
            (refusal: Refusal) => refusal.code,
          ),
      ),
    );
    expect(ended.filter((refusal) => refusal === null)).toHaveLength(7);
    expect(ended.filter((refusal) => refusal === 'account.invitation-used-up')).toHaveLength(43);
    expect([await usesOf(invitation), await accounts(invitation)]).toEqual([7, 7]);
  });

  test('a signup that fails gives it back', async () => {
    const invitation = await given();
    const cookie = await enter(invitation.code);
    const taken = form();
    await givenMember(here.database, { email: taken.email });
    expect((await join(cookie, taken)).refusal).toBe('account.email-taken');
    expect((await join(cookie, { ...form(), name: 'Support' })).status).toBe(400);
    expect(await usesOf(invitation)).toBe(0);
    // the account is refused after its row was made
    await here.database.change(`create function pg_temp_fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
    await here.database.change('create trigger fail before insert on account.sessions for each row execute function pg_temp_fail()');
    expect((await join(cookie)).status).toBe(500);
    await here.database.change('drop trigger fail on account.sessions; drop function pg_temp_fail()');
    expect([await usesOf(invitation), await accounts(invitation)]).toEqual([0, 0]);
    expect((await join(cookie)).refusal).toBeNull();
  });

  test('a completion that is sent again uses it once and answers the same', async () => {
    const invitation = await given();
    const cookie = await enter(invitation.code);
    const start = { email: form().email, password: PASSWORD, consent_terms: true as const };
    const begun = cookieIn((await here.call(startSignup, start, { headers: { cookie } })).headers, 'signup_start');
    const asked = answers();
    const both = await Promise.all([0, 1].map(() => here.call(completeSignup, asked, { headers: { cookie: `${begun}; ${cookie}` } })));
    const again = await here.call(completeSignup, asked, { headers: { cookie: `${begun}; ${cookie}` } });
    expect(both.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect(new Set([...both, again].map(({ body }) => body.member_id)).size).toBe(1);
    expect(await usesOf(invitation)).toBe(1);
  });

  test('who entered it in time finishes in time, and not once the grace is over', async () => {
    const invitation = await given({ max_uses: 5, valid_days: 1 });
    const cookie = await enter(invitation.code);
    here.clock.advance(days(3));
    expect((await here.call(enterInvitation, { code: invitation.code })).refusal).toBe('account.invitation-expired');
    expect((await join(cookie)).refusal).toBeNull();
    const sites = here.get(Sites);
    await sites.change(sites.current().id, { invitation_grace_days: 0 });
    expect((await join(cookie)).refusal).toBe('account.invitation-expired');
    await sites.change(sites.current().id, { invitation_grace_days: 7 });
    here.clock.advance(days(5));
    expect((await join(cookie)).refusal).toBe('account.invitation-expired');
  });

  test('one that was withdrawn is good for nobody, whenever it was entered', async () => {
    const invitation = await given();
    const cookie = await enter(invitation.code);
    await here.call(withdrawInvitation, { invitationId: invitation.id }, { as: operator });
    const asked = form();
    expect((await here.call(checkSignup, credentials(asked), { headers: { cookie } })).refusal).toBe('account.invitation-withdrawn');
    expect((await join(cookie, asked)).refusal).toBe('account.invitation-withdrawn');
  });

  test('where only the mailbox is told it waits for the mail’s link, which uses it', async () => {
    const invitation = await given();
    const cookie = await enter(invitation.code);
    const told = form();
    await givenMember(here.database, { email: told.email });
    for (let times = 0; times < 5; times += 1) await join(cookie, { ...form(), email: told.email });
    const [first, second] = [form(), form()];
    for (const asked of [first, second]) expect((await join(cookie, asked)).body).toEqual({ member_id: 0, by_mail: true });
    expect(await usesOf(invitation)).toBe(0);
    const link = async (email: string): Promise<string> => {
      const [row] = await here.database.read<{ id: number }>('select id from account.pending_signups where email = $1', [email]);
      return (await here.get(PendingSignups).mintLink(row!.id))!.token;
    };
    const [one, two] = [await link(first.email), await link(second.email)];
    expect((await here.call(activate, { token: one })).refusal).toBeNull();
    expect((await here.call(activate, { token: two })).refusal).toBe('account.invitation-used-up');
    // nothing is lost by that: what was filled in waits for a place
    expect(await here.database.read('select from account.pending_signups where email = $1', [second.email])).toHaveLength(1);
    expect([await usesOf(invitation), await accounts(invitation)]).toEqual([1, 1]);
  });

  test('who joined by which is told to the member, and goes with them', async () => {
    const invitation = await given();
    const { body } = await join(await enter(invitation.code));
    const part = here
      .get(PersonalData)
      .parts()
      .find(({ name }) => name === 'account');
    expect(JSON.stringify(await part!.export(body.member_id))).toMatch(new RegExp(`"invitation_id": ?${invitation.id}\\b`));
    await here.database.transaction((tx) => part!.erase(body.member_id, tx));
    expect([await usesOf(invitation), await accounts(invitation)]).toEqual([1, 0]);
  });
});
