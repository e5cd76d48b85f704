import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { BillingModule, Wallets } from '../index.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());

const activated = (memberId: number) => app.database.transaction((tx) => tx.publish('account.member-activated', { memberId }));
const due = (memberId: number) => app.database.change('update account.members set signup_credits_due = true where id = $1', [memberId]);
const balance = (memberId: number) => app.get(Wallets).balance(memberId);

test('an activated member gets the signup credits once, however often the event comes', async () => {
  const memberId = await givenMember(app.database);
  await due(memberId);
  await activated(memberId);
  await activated(memberId);
  await app.bus.drain();
  expect(await balance(memberId)).toBe(3);
  expect(app.realtime.to(memberId)).toEqual([{ type: 'user-changed' }]);
});

test('an address that had its credits once gets a wallet, and nothing in it', async () => {
  const memberId = await givenMember(app.database);
  await activated(memberId);
  await app.bus.drain();
  expect(await balance(memberId)).toBe(0);
  expect(await app.database.read('select 1 from billing.wallets where member_id = $1', [memberId])).toHaveLength(1);
});

test('how many is a setting of the site', async () => {
  const sites = app.get(Sites);
  const site = sites.current();
  await sites.change(site.id, { signup_credits: 7 });
  const memberId = await givenMember(app.database);
  await due(memberId);
  await activated(memberId);
  await app.bus.drain();
  await sites.change(site.id, { signup_credits: 3 });
  expect(await balance(memberId)).toBe(7);
});

test('and it is that of the site on which the member joined', async () => {
  const sites = app.get(Sites);
  const [other] = await app.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, settings) values ('five.example', 'UTC', '{"signup_credits": 5}') returning id`,
  );
  await sites.load();
  const memberId = await givenMember(app.database);
  await app.database.change('update account.members set site_id = $2 where id = $1', [memberId, other!.id]);
  await due(memberId);
  await activated(memberId);
  await app.bus.drain();
  expect(await balance(memberId)).toBe(5);
});
