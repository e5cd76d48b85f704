import { askDeletion, checkReactivation, reactivate } from '@rendezvous/contracts/account/deletion';
import { checkSignup } from '@rendezvous/contracts/account/signup';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { Refusal } from '@rendezvous/server/refusal';
import type { EndedSessions } from '@rendezvous/server/realtime';
import type { TestApp } from '@rendezvous/server/testing';
import { Links } from '../links/links.service.js';
import { Logins } from '../login/logins.service.js';
import { Passwords } from '../passwords/passwords.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { accountApp } from '../testing/account-app.js';
import { type GivenMember, givenMember } from '../testing/given.js';
import { Deletions } from './deletions.service.js';

const PASSWORD = 'a quiet harbour';
let here: TestApp;
let passwordHash: string;
let count = 0;
const told: { readonly event: string; readonly memberId: number }[] = [];

beforeAll(async () => {
  here = await accountApp();
  passwordHash = await here.get(Passwords).hash(PASSWORD);
  for (const event of ['account.deletion-asked', 'account.profile-changed'] as const)
    here.bus.on(event, `account.spec-${event}`, ({ memberId }) => void told.push({ event, memberId }));
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(minutes(120)));

const given = async (member: GivenMember = {}) => {
  const email = `leaves-${(count += 1)}@example.org`;
  return { email, id: await givenMember(here.database, { email, passwordHash, joinedAt: here.clock.now(), ...member }) };
};
const rowOf = async (id: number) =>
  (await here.database.read<{ status: string }>('select status from account.members where id = $1', [id]))[0];
const ask = (id: number, more: Partial<{ password: string; reason: 'safety' }> = {}) =>
  here.call(askDeletion, { password: PASSWORD, ...more }, { as: id });
const login = (email: string, more: { bring_back?: boolean; password?: string } = {}) =>
  here
    .get(Logins)
    .logIn({ email, password: PASSWORD, network: '192.0.2.1', ...more })
    .then(
      (who) => ('memberId' in who ? who.memberId : who),
      (fault: unknown) => (fault instanceof Refusal ? fault.code : Promise.reject(fault as Error)),
    );
const link = (id: number) => here.get(Links).mint(here.database, 'reactivation', id);
const toldOf = async (id: number) => {
  await here.bus.drain();
  return told.filter(({ memberId }) => memberId === id).map(({ event }) => event);
};

describe('asking', () => {
  test('is for members, with their password', async () => {
    const { id } = await given();
    expect((await here.call(askDeletion, { password: PASSWORD })).refusal).toBe('auth.required');
    expect((await ask(id, { password: 'another harbour' })).refusal).toBe('account.old-password-wrong');
    expect((await ask(id, { password: '' })).status).toBe(400);
    expect(await rowOf(id)).toEqual({ status: 'activated' });
    expect(await toldOf(id)).toEqual([]);
  });

  test('counts wrong passwords together with those of the login', async () => {
    const { id, email } = await given();
    for (let tries = 0; tries < 5; tries += 1) expect((await ask(id, { password: 'wrong' })).refusal).toBe('account.old-password-wrong');
    expect((await ask(id)).refusal).toBe('account.login-blocked');
    const network = (
      await here.database.read<{ network: string }>('select network from account.login_attempts order by id desc limit 1')
    )[0]!.network;
    expect(
      await here
        .get(Logins)
        .logIn({ email, password: PASSWORD, network })
        .catch((fault: Refusal) => fault.code),
    ).toBe('account.login-blocked');
  });

  test('hides at once, ends every session, and tells until when there is a way back', async () => {
    const { id } = await given();
    const sessions = [1, 2].map((last) => here.get(Sessions).start(id, { network: `192.0.2.${last}`, userAgent: '' }));
    const { body, refusal } = await ask(id);
    expect(refusal).toBeNull();
    expect(new Date(body.until).getTime()).toBe(here.clock.now().getTime() + days(14));
    for (const { token } of await Promise.all(sessions)) expect(await here.get(Sessions).resolve(token)).toBeNull();
    expect(await rowOf(id)).toEqual({ status: 'pending_deletion' });
    expect(await toldOf(id)).toEqual(['account.deletion-asked']);
  });

  test('is told to the other devices by their sockets, and to the asking one by the answer first', async () => {
    const { id } = await given();
    const [asking, other] = await Promise.all(
      [1, 2].map(async (last) => {
        const { token } = await here.get(Sessions).start(id, { network: `192.0.2.${last}`, userAgent: '' });
        return (await here.get(Sessions).resolve(token))!.sessionId;
      }),
    );
    const heard: EndedSessions[] = [];
    const leave = here.realtime.onSessionsEnded((ended) => heard.push(ended));
    await here
      .get(Deletions)
      .ask({ memberId: id, sessionId: asking!, operator: false }, { password: PASSWORD, reason: null, network: '192.0.2.1' });
    leave();
    expect(heard).toEqual([{ sessionIds: [other] }, { sessionIds: [asking], answered: true }]);
  });

  test('twice keeps the first date, and is told once', async () => {
    const { id } = await given();
    const first = await ask(id);
    here.clock.advance(days(1));
    expect((await ask(id)).body.until).toBe(first.body.until);
    expect(await toldOf(id)).toEqual(['account.deletion-asked']);
  });

  test('lets a session that begins in the same moment lead nowhere', async () => {
    const { id } = await given();
    await ask(id);
    const { token } = await here.get(Sessions).start(id, { network: '192.0.2.1', userAgent: '' });
    expect(await here.get(Sessions).resolve(token)).toBeNull();
  });

  test('counts a reason, without whose it was', async () => {
    for (const more of [{ reason: 'safety' as const }, { reason: 'safety' as const }, {}]) await ask((await given()).id, more);
    const rows = await here.database.read('select * from account.deletion_reasons');
    expect(rows).toEqual([{ month: expect.anything() as unknown, reason: 'safety', count: 2 }]);
  });
});

describe('coming back', () => {
  test.each(['activated', 'not_confirmed'] as const)('by the link: %s as before, listed again, and the link is used up', async (status) => {
    const { id } = await given({ status });
    await ask(id);
    const [token, other] = [await link(id), await link(id)];
    expect((await here.call(checkReactivation, { token })).body).toEqual({ good: true, back: false });
    expect((await here.call(reactivate, { token })).body).toEqual({ ok: true });
    expect(await rowOf(id)).toEqual({ status });
    expect(await toldOf(id)).toEqual(['account.deletion-asked', 'account.profile-changed']);
    for (const used of [token, other]) {
      expect((await here.call(checkReactivation, { token: used })).body).toEqual({ good: false, back: true });
      expect((await here.call(reactivate, { token: used })).body).toEqual({ ok: true });
    }
    expect([await rowOf(id), await toldOf(id)]).toEqual([{ status }, ['account.deletion-asked', 'account.profile-changed']]);
  });

  test('the link pressed twice at once is fine, and told once', async () => {
    const { id } = await given();
    await ask(id);
    const token = await link(id);
    const answers = await Promise.all([1, 2, 3].map(() => here.call(reactivate, { token })));
    expect(answers.map(({ body }) => body)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await toldOf(id)).toEqual(['account.deletion-asked', 'account.profile-changed']);
  });

  test('the used link of an earlier deletion does not undo a later one, and is none once the account is erased', async () => {
    const { id } = await given();
    await ask(id);
    const token = await link(id);
    await here.call(reactivate, { token });
    await ask(id);
    const over = async () => [
      (await here.call(checkReactivation, { token })).body,
      (await here.call(reactivate, { token })).refusal,
      (await rowOf(id))?.status,
    ];
    expect(await over()).toEqual([{ good: false, back: false }, 'account.link-invalid', 'pending_deletion']);
    here.clock.advance(days(14));
    await here.jobs.run('account.erase');
    expect(await over()).toEqual([{ good: false, back: false }, 'account.link-invalid', 'erased']);
  });

  test('a link of another kind, or of nobody, is refused', async () => {
    const { id } = await given();
    await ask(id);
    const token = await here.get(Links).mint(here.database, 'password', id);
    for (const wrong of [token, 'never-was-minted-by-anybody']) {
      expect((await here.call(checkReactivation, { token: wrong })).body).toEqual({ good: false, back: false });
      expect((await here.call(reactivate, { token: wrong })).refusal).toBe('account.link-invalid');
    }
    expect(await rowOf(id)).toEqual({ status: 'pending_deletion' });
  });

  test('at the login it is offered to who knows the password, and only done when asked for', async () => {
    const { id, email } = await given();
    await ask(id);
    expect(await login(email, { password: 'wrong', bring_back: true })).toBe('account.login-failed');
    expect(await login(email)).toBe('account.deletion-pending');
    expect(await rowOf(id)).toEqual({ status: 'pending_deletion' });
    expect(await login(email, { bring_back: true })).toBe(id);
    expect(await login(email, { bring_back: true })).toBe(id);
    expect(await rowOf(id)).toEqual({ status: 'activated' });
  });

  test('whoever came back at the login is told so by the mail’s link, too, which undoes no later deletion', async () => {
    const { id, email } = await given();
    await ask(id);
    const token = await link(id);
    expect(await login(email, { bring_back: true })).toBe(id);
    expect((await here.call(checkReactivation, { token })).body).toEqual({ good: false, back: true });
    expect((await here.call(reactivate, { token })).body).toEqual({ ok: true });
    expect(await toldOf(id)).toEqual(['account.deletion-asked', 'account.profile-changed']);
    await ask(id);
    expect((await here.call(checkReactivation, { token })).body).toEqual({ good: false, back: false });
    expect((await here.call(reactivate, { token })).refusal).toBe('account.link-invalid');
    expect(await rowOf(id)).toEqual({ status: 'pending_deletion' });
  });

  test('from two devices at once lets both in', async () => {
    const { id, email } = await given();
    await ask(id);
    expect(await Promise.all([1, 2, 3].map(() => login(email, { bring_back: true })))).toEqual([id, id, id]);
    expect(await toldOf(id)).toEqual(['account.deletion-asked', 'account.profile-changed']);
  });

  test('works at the login until the account is erased, as the signup with its address says, however long that has to wait', async () => {
    const { id, email } = await given();
    await ask(id);
    here.clock.advance(days(14) - 1000);
    const token = await link(id);
    here.clock.advance(days(20));
    expect((await here.call(reactivate, { token })).refusal).toBe('account.link-invalid');
    const check = { email, name: 'Somebody Else', password: 'a harbour of their own', date_of_birth: '1990-01-31' };
    expect((await here.call(checkSignup, check)).refusal).toBe('account.email-deleted');
    expect(await login(email)).toBe('account.deletion-pending');
    expect(await login(email, { bring_back: true })).toBe(id);
    expect(await rowOf(id)).toEqual({ status: 'activated' });
  });

  test('ends with the erasure, and the address is free', async () => {
    const { id, email } = await given();
    await ask(id);
    here.clock.advance(days(14));
    await here.jobs.run('account.erase');
    expect(await login(email, { bring_back: true })).toBe('account.login-failed');
    const check = { email, name: 'Somebody Else', password: 'a harbour of their own', date_of_birth: '1990-01-31' };
    expect((await here.call(checkSignup, check)).refusal).toBeNull();
  });

  test('gives who has not confirmed their address the whole time for it again', async () => {
    const { id } = await given({ status: 'not_confirmed' });
    here.clock.advance(days(10));
    await ask(id);
    here.clock.advance(days(10));
    await here.call(reactivate, { token: await link(id) });
    expect(await here.get(Deletions).erasureDate(id)).toEqual(new Date(here.clock.now().getTime() + days(14)));
  });

  test('by the plain form, too', async () => {
    const { id, email } = await given();
    await ask(id);
    const send = (fields: Record<string, string>) =>
      here.app.inject({
        method: 'POST',
        url: '/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams({ email, password: PASSWORD, ...fields }).toString(),
      });
    expect((await send({})).headers.location).toBe('/login?form=again');
    expect(await rowOf(id)).toEqual({ status: 'pending_deletion' });
    expect((await send({ bring_back: 'yes' })).headers.location).toBe('/members');
    expect(await rowOf(id)).toEqual({ status: 'activated' });
  });

  test('logging in with the wish changes nothing for who is not being deleted', async () => {
    const { id, email } = await given();
    expect(await login(email, { bring_back: true })).toBe(id);
    expect(await toldOf(id)).toEqual([]);
  });
});
