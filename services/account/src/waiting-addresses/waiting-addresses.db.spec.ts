import { enterInvitation, leaveAddress } from '@rendezvous/contracts/account/invitations';
import { inviteWaiting, listInvitations } from '@rendezvous/contracts/account/operator-invitations';
import { signUp } from '@rendezvous/contracts/account/signup';
import { days } from '@rendezvous/contracts/kernel';
import { PersonalData } from '@rendezvous/server/personal-data';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

let here: TestApp;
let operator: { memberId: number; operator: true };

beforeAll(async () => {
  here = await accountApp();
  operator = { memberId: await givenMember(here.database, {}), operator: true };
});
afterAll(() => here.close());
beforeEach(async () => {
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { invite_only: true });
  await here.database.change('delete from account.waiting_addresses');
  here.clock.advance(days(1));
});

const leave = (email: string) => here.call(leaveAddress, { email, language: 'fr' });
const kept = () =>
  here.database.read<{ email: string; language: string }>('select email, language from account.waiting_addresses order by id');
const events = async () =>
  (await here.database.read(`select from graphile_worker._private_jobs where payload ->> 'name' = 'account.address-left'`)).length;

const invite = async (count = 1) => {
  const [site] = (await here.call(listInvitations, {}, { as: operator })).body.sites;
  const answer = await here.call(inviteWaiting, { site_id: site!.id, count, invited_up_to: site!.invited_up_to }, { as: operator });
  expect(answer.refusal).toBeNull();
};

test('an address is kept once, in whatever letters and however often; the answers are the same', async () => {
  const before = await events();
  const answers = await Promise.all(['Anna@example.org', 'anna@EXAMPLE.org', 'anna@example.org'].map(leave));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(await kept()).toEqual([{ email: 'anna@example.org', language: 'fr' }]);
  expect((await events()) - before).toBeLessThanOrEqual(1);
});

test('an address that has an account is answered the same', async () => {
  await givenMember(here.database, { email: 'member@example.org' });
  expect((await leave('member@example.org')).body).toEqual((await leave('nobody@example.org')).body);
});

test('what is no address is refused at its field; where everybody may join nobody has to wait', async () => {
  expect((await leave('no address')).fields).toEqual({ email: 'email' });
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { invite_only: false });
  expect((await leave('early@example.org')).refusal).toBe('account.not-invite-only');
  expect(await kept()).toEqual([]);
});

test('an address goes when it has waited as long as the site says, or its invitation is over; others stay', async () => {
  const sites = here.get(Sites);
  await sites.change(sites.current().id, { waiting_address_days: 30, waiting_invitation_days: 14 });
  await leave('old@example.org');
  await leave('invited@example.org');
  here.clock.advance(days(16));
  await here.database.change(
    `update account.waiting_addresses set left_at = left_at + interval '1 day' where email = 'invited@example.org'`,
  );
  await here.jobs.run('account.tidy');
  expect(await kept()).toHaveLength(2);
  await here.database.change(`update account.waiting_addresses set id = default where email = 'old@example.org'`);
  await invite();
  await leave('new@example.org');
  here.clock.advance(days(14));
  await here.jobs.run('account.tidy');
  expect((await kept()).map(({ email }) => email)).toEqual(['new@example.org']);
});

test('who joins by the invitation waits no more', async () => {
  await leave('joins@example.org');
  await invite();
  const [row] = await here.database.read<{ code: string }>('select code from account.invitations order by id desc limit 1');
  const entered = await here.call(enterInvitation, { code: row!.code });
  const cookie = String([entered.headers['set-cookie'] ?? []].flat()[0]).split(';')[0]!;
  // with another address than the one that waited
  const form = { email: 'other@example.org', name: 'Joins at last', password: 'a quiet harbour', date_of_birth: '1990-01-31' };
  const rest = { gender: 'female', sexuality: 'hetero', country: 'NL', region: 'NL-NH', language: 'en' } as const;
  const consents = { consent_terms: true, consent_matching: true, consent_marketing: false } as const;
  expect((await here.call(signUp, { ...form, ...rest, ...consents }, { headers: { cookie } })).refusal).toBeNull();
  expect(await kept()).toEqual([]);
});

test('it belongs to what an export tells of the address’s member, and goes with the account', async () => {
  await leave('leaves@example.org');
  const memberId = await givenMember(here.database, { email: 'leaves@example.org' });
  const part = here
    .get(PersonalData)
    .parts()
    .find(({ name }) => name === 'account');
  expect(await part!.export(memberId)).toMatchObject({ waiting_addresses: [{ email: 'leaves@example.org' }] });
  await here.database.transaction((tx) => part!.erase(memberId, tx));
  expect(await kept()).toEqual([]);
});
