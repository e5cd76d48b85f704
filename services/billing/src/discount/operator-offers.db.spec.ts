import { changeOffer, listOffers } from '@rendezvous/contracts/billing/operator-offers';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
let operatorId: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  operatorId = await givenMember(app.database, { operator: true });
});
afterAll(() => app.close());

const as = () => ({ as: { memberId: operatorId, operator: true } });
const list = async () => (await app.call(listOffers, undefined, as())).body.offers;
const change = (given: Partial<ArgsOf<typeof changeOffer>>) =>
  app.call(changeOffer, { offer: 'welcome', percentage: 20, hours: 96, reason: 'Spring', ...given }, as());
const entries = () =>
  app.database.read(`select subject, member_id, source, details from site.audit_log where action = 'sites.offer' order by id`);

const shipped = [
  { name: 'time-bonus', code: 'TIMEBONUS25', percentage: 25, hours: 4, active: true },
  { name: 'welcome', code: 'WELCOME25', percentage: 25, hours: 72, active: true },
];

test('members and visitors are refused', async () => {
  const wish = { offer: 'welcome', percentage: 90, hours: 720, reason: 'mine' } as const;
  const memberId = await givenMember(app.database);
  expect((await app.call(listOffers, undefined, { as: memberId })).refusal).toBe('auth.forbidden');
  expect((await app.call(changeOffer, wish, { as: memberId })).refusal).toBe('auth.forbidden');
  expect((await app.call(changeOffer, wish)).refusal).toBe('auth.required');
});

test.each<readonly [string, Partial<ArgsOf<typeof changeOffer>>]>([
  ['request.invalid', { percentage: 0 }],
  ['request.invalid', { percentage: 91 }],
  ['request.invalid', { percentage: 12.5 }],
  ['request.invalid', { hours: 721 }],
  ['request.invalid', { reason: ' ' }],
  ['billing.offer-hours', { hours: 47 }],
  ['billing.offer-hours', { offer: 'time-bonus', hours: 169 }],
])('%s: %j', async (refusal, changes) => {
  expect((await change(changes)).refusal).toBe(refusal);
  expect([await list(), await entries()]).toEqual([shipped, []]);
});

test('one operator changes an offer within its bounds; the log says who and why, and the same again is told once', async () => {
  const { body } = await change({});
  expect(body.offers).toEqual([shipped[0], { ...shipped[1], percentage: 20, hours: 96 }]);
  await change({ reason: 'pressed twice' });
  await change({ offer: 'time-bonus', percentage: 30, hours: 168 });
  expect(await entries()).toEqual([
    {
      subject: 'welcome',
      member_id: operatorId,
      source: '/api/operator/offers',
      details: { percentage: 20, hours: 96, reason: 'Spring' },
    },
    {
      subject: 'time-bonus',
      member_id: operatorId,
      source: '/api/operator/offers',
      details: { percentage: 30, hours: 168, reason: 'Spring' },
    },
  ]);
});

test('an offer that is switched off is told as that, and changed for when it is on again', async () => {
  await app.database.change(`update billing.discount_codes set active = false where reason = 'welcome'`);
  expect((await change({ percentage: 10 })).body.offers[1]).toMatchObject({ percentage: 10, active: false });
});

test('an offer that there never was is not found', async () => {
  await app.database.change(`delete from billing.discount_codes where reason = 'time-bonus'`);
  expect((await change({ offer: 'time-bonus' })).refusal).toBe('billing.discount-not-found');
});
