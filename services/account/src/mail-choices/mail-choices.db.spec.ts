import {
  changeNotifications,
  NOTIFICATION_TYPES,
  proveAddress,
  readNotifications,
  receiveMailEvents,
  resumeNotifications,
  unsubscribe,
} from '@rendezvous/contracts/account/notifications';
import { hours } from '@rendezvous/contracts/kernel';
import { Config } from '@rendezvous/server/config';
import type { TestApp } from '@rendezvous/server/testing';
import { Consents } from '../consents/consents.service.js';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';
import { MailChoices } from './mail-choices.service.js';

const SECRET = 'a secret of the mail server';

let here: TestApp;
let choices: MailChoices;

beforeAll(async () => {
  here = await accountApp();
  choices = here.get(MailChoices);
});
afterAll(() => here.close());
beforeEach(() => void here.clock.advance(hours(1)));

let count = 0;
const given = async (stopped: readonly string[] = []) => {
  const email = `choices-${(count += 1)}@given.test`;
  const id = await givenMember(here.database, { email });
  await here.database.change('update account.members set notifications_disabled = $2 where id = $1', [id, stopped]);
  return { id, email };
};
const stopped = async (id: number) =>
  (await here.database.read<{ why: string[] }>('select notifications_disabled as why from account.members where id = $1', [id]))[0]!.why;
const proofsAsked = async (id: number) =>
  (
    await here.database.read(
      `select from graphile_worker._private_jobs
       where payload ->> 'name' = 'account.address-proof-asked' and (payload -> 'data' ->> 'memberId')::integer = $1`,
      [id],
    )
  ).length;
const tell = (events: unknown, authorization?: string) =>
  here.app.inject({
    method: 'POST',
    url: receiveMailEvents.path,
    headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    payload: JSON.stringify({ events }),
  });
const withSecret = (secret: string | null) => Object.assign(here.get(Config), { mailEventsSecret: secret });

describe('types of mail', () => {
  test('are nobody’s to ask without a login, and only yes and no are answers', async () => {
    expect((await here.call(readNotifications)).refusal).toBe('auth.required');
    expect((await here.call(changeNotifications, { like: false })).refusal).toBe('auth.required');
    const { id } = await given();
    expect((await here.call(changeNotifications, { like: 'no' as unknown as boolean }, { as: id })).fields).toEqual({
      like: 'invalid-type',
    });
    for (const nothing of [{}, { weather: true } as object])
      expect((await here.call(changeNotifications, nothing, { as: id })).status).toBe(400);
  });

  test('are all sent until one is switched off; it can be switched on again, and what is not named stays', async () => {
    const { id } = await given();
    const read = async () => (await here.call(readNotifications, undefined, { as: id })).body.notifications;
    expect(await read()).toEqual(Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, true])));
    await here.call(changeNotifications, { like: false, new_messages: false }, { as: id });
    expect(await read()).toMatchObject({ like: false, new_messages: false, new_conversations: true });
    const { body } = await here.call(changeNotifications, { like: true }, { as: id });
    expect(body.notifications).toEqual({ ...(await read()), like: true, new_messages: false });
    await here.call(changeNotifications, { new_messages: false }, { as: id });
    expect((await read()).new_messages).toBe(false);
  });

  test('switched at the same moment, all count', async () => {
    const { id } = await given();
    await Promise.all(NOTIFICATION_TYPES.map((type) => here.call(changeNotifications, { [type]: false }, { as: id })));
    expect(Object.values(await choices.read(id))).toEqual(NOTIFICATION_TYPES.map(() => false));
  });
});

describe('the link in a mail', () => {
  test('unsubscribes without a login, as often as it is used, and tells open tabs', async () => {
    const member = await given();
    const token = choices.mintLink('unsubscribe', member);
    for (const _ of [1, 2]) expect((await here.call(unsubscribe, { token })).status).toBe(200);
    expect(await stopped(member.id)).toEqual(['listunsubscribe']);
    expect(here.realtime.to(member.id)).toEqual([{ type: 'user-changed' }]);
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is the one click of a mail program, which has neither cookies nor Origin: %s', async (_, type, payload) => {
    const member = await given();
    const url = `/unsubscribe?token=${choices.mintLink('unsubscribe', member)}`;
    const answer = await here.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(await stopped(member.id)).toEqual(['listunsubscribe']);
  });

  test('does one thing, for the address that it was sent to, and none that nobody made', async () => {
    const member = await given(['bounce']);
    const token = choices.mintLink('unsubscribe', member);
    const refused = async (sent: string) => (await here.call(unsubscribe, { token: sent })).refusal;
    expect((await here.call(proveAddress, { token })).refusal).toBe('account.link-invalid');
    expect(await refused(choices.mintLink('address', member))).toBe('account.link-invalid');
    expect(await refused(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe('account.link-invalid');
    expect(await refused('x'.repeat(60))).toBe('account.link-invalid');
    expect((await here.app.inject({ method: 'POST', url: '/unsubscribe' })).statusCode).toBe(410);
    await here.database.change('update account.members set email = $2 where id = $1', [member.id, `moved-${member.email}`]);
    expect(await refused(token)).toBe('account.link-invalid');
    await here.database.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [
      member.id,
    ]);
    expect(await refused(token)).toBe('account.link-invalid');
    expect(await stopped(member.id)).toEqual(['bounce']);
  });

  test('takes the consent to offers back, which sending mails again does not give; a refused mail says nothing of it', async () => {
    const consents = here.get(Consents);
    const [member, bounced] = [await given(), await given()];
    for (const { id } of [member, bounced]) await consents.change(id, 'marketing', true);
    await here.call(unsubscribe, { token: choices.mintLink('unsubscribe', member) });
    await choices.stop(bounced.email, 'bounce');
    expect([await consents.isGiven(member.id, 'marketing'), await consents.isGiven(bounced.id, 'marketing')]).toEqual([false, true]);
    await choices.resume(member.id);
    expect(await stopped(member.id)).toEqual([]);
    expect(await consents.isGiven(member.id, 'marketing')).toBe(false);
  });

  test('that proves an address is good for 24 hours and ends only the refusal of mails', async () => {
    const member = await given(['bounce', 'fbl']);
    const token = choices.mintLink('address', member);
    here.clock.advance(hours(24) + 1000);
    expect((await here.call(proveAddress, { token })).refusal).toBe('account.link-invalid');
    const fresh = choices.mintLink('address', member);
    here.clock.advance(hours(23));
    expect((await here.call(proveAddress, { token: fresh })).status).toBe(200);
    expect(await stopped(member.id)).toEqual(['fbl']);
  });
});

describe('mails are sent again', () => {
  test('when the member says so, after an unsubscription and a spam mark', async () => {
    expect((await here.call(resumeNotifications)).refusal).toBe('auth.required');
    const { id } = await given(['fbl', 'listunsubscribe']);
    expect((await here.call(resumeNotifications, undefined, { as: id })).body).toEqual({ link_sent: false });
    expect([await stopped(id), await proofsAsked(id)]).toEqual([[], 0]);
    expect(here.realtime.to(id)).toEqual([{ type: 'user-changed' }]);
  });

  test('after a refused mail only by one that arrives', async () => {
    const { id } = await given(['bounce', 'listunsubscribe']);
    expect((await here.call(resumeNotifications, undefined, { as: id })).body).toEqual({ link_sent: true });
    expect([await stopped(id), await proofsAsked(id)]).toEqual([['bounce'], 1]);
  });

  test('three times an hour are enough to ask', async () => {
    const { id } = await given(['bounce']);
    for (const _ of [1, 2, 3]) expect((await here.call(resumeNotifications, undefined, { as: id })).refusal).toBeNull();
    expect((await here.call(resumeNotifications, undefined, { as: id })).refusal).toBe('request.too-many');
  });
});

describe('what the mail server tells', () => {
  afterEach(() => withSecret(null));

  test('is heard from nobody without the secret, and from nobody at all where none is set', async () => {
    const { id, email } = await given();
    const events = [{ kind: 'bounce', email }];
    for (const secret of [null, SECRET]) {
      withSecret(secret);
      for (const shown of [undefined, '', 'Bearer ', 'Bearer null', 'Bearer wrong', SECRET])
        expect((await tell(events, shown)).statusCode).toBe(404);
    }
    expect(await stopped(id)).toEqual([]);
  });

  test('stops mails to that address: a refusal and a spam mark, each once; an address that nobody has changes nothing', async () => {
    withSecret(SECRET);
    const { id, email } = await given();
    const events = [
      { kind: 'bounce', email: email.toUpperCase() },
      { kind: 'complaint', email },
      { kind: 'bounce', email: 'nobody@given.test' },
    ];
    for (const _ of [1, 2]) {
      const answer = await tell(events, `Bearer ${SECRET}`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: 3 }]);
    }
    expect(await stopped(id)).toEqual(['bounce', 'fbl']);
    expect(here.realtime.to(id)).toHaveLength(2);
  });

  test.each([[[]], [[{ kind: 'opened', email: 'a@b.test' }]], [[{ kind: 'bounce', email: 'nobody' }]], ['x']])(
    'that is none is refused: case %#',
    async (events) => {
      withSecret(SECRET);
      expect((await tell(events, `Bearer ${SECRET}`)).statusCode).toBe(400);
    },
  );
});
