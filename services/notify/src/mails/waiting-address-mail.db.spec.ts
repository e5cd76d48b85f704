import { forgetAddress, leaveAddress } from '@rendezvous/contracts/account/invitations';
import { inviteWaiting, listInvitations, withdrawInvitation } from '@rendezvous/contracts/account/operator-invitations';
import { days } from '@rendezvous/contracts/kernel';
import type { GivenChat } from '@rendezvous/chat/testing';
import { Sites } from '@rendezvous/site';
import type { TestApp } from '@rendezvous/server/testing';
import { notifyApp } from '../testing/notify-app.js';

let app: TestApp & { readonly given: GivenChat };
let operator: { memberId: number; operator: true };

beforeAll(async () => {
  app = await notifyApp();
  operator = { memberId: await app.given.member({ operator: true }), operator: true };
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { invite_only: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(days(2));
  await app.database.change('delete from account.waiting_addresses');
  await app.bus.drain();
  app.mail.sent.length = 0;
  app.mail.failWith = null;
});

const leave = (email: string, language: 'en' | 'fr' = 'en') => app.call(leaveAddress, { email, language });
const standing = async () => (await app.call(listInvitations, { state: 'all' }, { as: operator })).body.sites[0]!;
const invite = async (count: number) => {
  const { id, invited_up_to: seen } = await standing();
  return app.call(inviteWaiting, { site_id: id, count, invited_up_to: seen }, { as: operator });
};
const to = () => app.mail.sent.map(({ to: address }) => address);
const tokenIn = (text: string) => /\/waiting-address\?token=([\w.-]+)/.exec(text)![1]!;

test.each([
  ['en', 'We have your address', 'Your invitation to Rendezvous', 'is good until'],
  ['fr', 'Nous avons noté votre adresse', 'Votre invitation à rejoindre Rendezvous', 'jusqu’au'],
] as const)('an address is told that it is kept, then that it is invited, in its language: %s', async (language, noted, invited, until) => {
  await leave('Nina@given.test', language);
  await app.bus.drain();
  expect(app.mail.sent).toEqual([
    expect.objectContaining({ to: 'nina@given.test', locale: language, kind: 'waiting-noted', subject: noted }),
  ]);
  expect((await invite(1)).body).toEqual({ invited: 1, waiting: 0 });
  await app.bus.drain();
  const mail = app.mail.sent[1]!;
  expect(mail).toMatchObject({ to: 'nina@given.test', locale: language, kind: 'invitation', subject: invited });
  const [row] = await app.database.read<{ code: string }>('select code from account.invitations order by id desc limit 1');
  for (const drawn of [mail.text, mail.html]) {
    expect(drawn).toContain(`/signup?invite=${row!.code}`);
    expect(drawn).not.toContain('/notifications');
  }
  expect(mail.text).toContain(until);
  for (const { text, unsubscribe } of app.mail.sent) expect(unsubscribe).toContain(`token=${tokenIn(text)}`);
});

test('those who waited longest are invited first, each once, whoever asks how often', async () => {
  for (const email of ['one@given.test', 'two@given.test', 'three@given.test']) await leave(email);
  const { id, invited_up_to: seen } = await standing();
  const wish = { site_id: id, count: 2, invited_up_to: seen };
  const asked = await Promise.all(Array.from({ length: 5 }, () => app.call(inviteWaiting, wish, { as: operator })));
  expect(asked.map(({ refusal }) => refusal).toSorted()).toEqual([null, ...Array(4).fill('account.waiting-changed')].toSorted());
  expect((await standing()).waiting).toBe(1);
  expect((await invite(5)).body).toEqual({ invited: 1, waiting: 0 });
  expect((await invite(5)).body).toEqual({ invited: 0, waiting: 0 });
  await app.bus.drain();
  const invited = app.mail.sent.filter(({ kind }) => kind === 'invitation');
  expect(invited.map((mail) => mail.to).toSorted()).toEqual(['one@given.test', 'three@given.test', 'two@given.test']);
  // an event that is delivered once more tells nobody anything
  const [row] = await app.database.read<{ id: number }>(`select id from account.waiting_addresses where email = 'one@given.test'`);
  await app.database.transaction((tx) => tx.publish('account.address-invited', { waitingId: row!.id }));
  await app.bus.drain();
  expect(app.mail.sent.filter(({ kind }) => kind === 'invitation')).toHaveLength(3);
});

test('who became a member meanwhile is not invited, and waits no more', async () => {
  await leave('joined@given.test');
  await app.given.member({ email: 'joined@given.test' });
  expect((await invite(5)).body).toEqual({ invited: 0, waiting: 0 });
});

test('the link takes the address out, again changes nothing, and no other link does', async () => {
  await leave('out@given.test');
  await leave('stays@given.test');
  await app.bus.drain();
  const [out, stays] = app.mail.sent.map(({ text }) => tokenIn(text)) as [string, string];
  expect((await app.call(forgetAddress, { token: `${out.split('.')[0]}.${stays.split('.').slice(1).join('.')}` })).refusal).toBe(
    'account.link-invalid',
  );
  for (let times = 0; times < 2; times += 1) expect((await app.call(forgetAddress, { token: out })).refusal).toBeNull();
  expect((await standing()).waiting).toBe(1);
  const oneClick = await app.app.inject({
    method: 'POST',
    url: `/waiting-address?token=${stays}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.statusCode).toBe(200);
  expect((await standing()).waiting).toBe(0);
});

test('who was taken out, or whose invitation was withdrawn before its mail left, gets none', async () => {
  await leave('gone@given.test');
  await leave('withdrawn@given.test');
  await app.bus.drain();
  const token = tokenIn(app.mail.sent[0]!.text);
  app.mail.sent.length = 0;
  await invite(2);
  await app.call(forgetAddress, { token });
  const { body } = await app.call(listInvitations, { state: 'open' }, { as: operator });
  await app.call(withdrawInvitation, { invitationId: body.invitations[0]!.id }, { as: operator });
  await app.bus.drain();
  expect(to()).toEqual([]);
});

test('while the mail server is away the invitation waits, and goes out once', async () => {
  await leave('later@given.test');
  app.mail.failWith = new Error('no mail today');
  await app.bus.drain({ tolerateFailures: true });
  await invite(1);
  await app.bus.drain({ tolerateFailures: true });
  app.mail.failWith = null;
  await app.bus.drain({ retryNow: true });
  await app.bus.drain();
  expect(app.mail.sent.filter(({ kind }) => kind === 'invitation').map((mail) => mail.to)).toEqual(['later@given.test']);
});
