import { randomUUID } from 'node:crypto';
import { ADJUSTED_ALONE } from '@rendezvous/contracts/billing/adjustment-terms';
import { APPROVAL_DAYS } from '@rendezvous/contracts/billing/approval-terms';
import {
  approveAdjustment,
  createAdjustment,
  declineAdjustment,
  listAdjustments,
  readWallet,
} from '@rendezvous/contracts/billing/operator-adjustments';
import { readStatement } from '@rendezvous/contracts/billing/statement';
import { days } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { PersonalData } from '@rendezvous/server/personal-data';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { DisputingMember } from '../testing/disputing-member.js';
import { billingData, givenMemberWithCredits } from '../testing/index.js';

const { once, day } = ADJUSTED_ALONE;
const MANY = once + 1;

let app: TestApp;
let member: number;
let asker: Operator;
let other: Operator;
interface Operator {
  readonly memberId: number;
  readonly operator: true;
}
const givenOperator = async (): Promise<Operator> => ({ memberId: await givenMember(app.database, { operator: true }), operator: true });

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
beforeEach(async () => {
  [member, asker, other] = [await givenMemberWithCredits(app.database, 10), await givenOperator(), await givenOperator()];
});
afterAll(() => app.close());

const wish = (credits: number, more: Partial<ArgsOf<typeof createAdjustment>> = {}) => ({
  clientId: randomUUID(),
  member_id: member,
  credits,
  reason: 'A message was lost.',
  ...more,
});
const adjust = (asked: ArgsOf<typeof createAdjustment>, as = asker) => app.call(createAdjustment, asked, { as });
const approve = (adjustmentId: number, as = other) => app.call(approveAdjustment, { adjustmentId }, { as });
const decline = (adjustmentId: number, as = other) => app.call(declineAdjustment, { adjustmentId }, { as });
const request = async (credits = MANY) => (await adjust(wish(credits))).body;
const list = async (query: ArgsOf<typeof listAdjustments> = {}, as = asker) => (await app.call(listAdjustments, query, { as })).body;
const wallet = async () => (await app.call(readWallet, { memberId: member }, { as: asker })).body;
const entries = () =>
  app.database.read<{ kind: string; granted: number; bought: number; reference: string }>(
    `select kind, granted, bought, reference from billing.entries where member_id = $1 and kind = 'adjustment' order by id`,
    [member],
  );
const log = async (operator: Operator) =>
  (
    await app.database.read<{ action: string; subject: string }>(
      'select action, subject from site.audit_log where member_id = $1 order by id',
      [operator.memberId],
    )
  ).map(({ action, subject }) => [action, subject]);
const faults = async () => (await app.get(LedgerProofs).prove()).faults.filter(({ wallet: of }) => of === member);

test('operators adjust, members and visitors do not', async () => {
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [member, 'auth.forbidden'],
  ] as const) {
    expect(await app.call(createAdjustment, wish(1), { as })).toMatchObject({ status: 403, refusal });
    expect(await app.call(listAdjustments, {}, { as })).toMatchObject({ status: 403, refusal });
    expect(await app.call(readWallet, { memberId: member }, { as })).toMatchObject({ status: 403, refusal });
    for (const route of [approveAdjustment, declineAdjustment])
      expect(await app.call(route, { adjustmentId: 1 }, { as })).toMatchObject({ status: 403, refusal });
  }
});

test('a few credits are given at once: the wallet, its entry, the member’s statement and the log say so', async () => {
  const { body } = await adjust(wish(once));
  expect(body).toEqual({
    id: expect.any(Number),
    member_id: member,
    credits: once,
    reason: 'A message was lost.',
    state: 'applied',
    asked_by: asker.memberId,
    asked_at: app.clock.now().toISOString(),
    expires_at: null,
    decided_by: asker.memberId,
    decided_at: app.clock.now().toISOString(),
    entry_id: expect.any(Number),
  });
  expect(await entries()).toEqual([{ kind: 'adjustment', granted: once, bought: 0, reference: `adjustment:${body.id}` }]);
  expect(await wallet()).toMatchObject({ granted: 10 + once, bought: 0, entries: [{ id: body.entry_id, credits: once }, { credits: 10 }] });
  const statement = (await app.call(readStatement, { kind: 'adjustments' }, { as: member })).body;
  expect(statement.entries).toMatchObject([{ kind: 'adjustment', credits: once, balance: 10 + once }]);
  expect(await log(asker)).toEqual([['billing.adjust-credits', `adjustment ${body.id}: ${once} credits of member ${member}`]]);
  expect(await faults()).toEqual([]);
});

test('credits are taken down to nothing and no further, and never what was paid for; how many could be taken is said', async () => {
  const buyer = await DisputingMember.join(app);
  await buyer.buy(20);
  member = buyer.memberId;
  await adjust(wish(10), other);
  expect(await adjust(wish(-11))).toMatchObject({ status: 409, refusal: 'billing.adjustment-too-much', params: { credits: 10 } });
  expect(await adjust(wish(-MANY))).toMatchObject({ status: 409, refusal: 'billing.adjustment-too-much', params: { credits: 10 } });
  expect((await adjust(wish(-10))).body.state).toBe('applied');
  expect(await wallet()).toMatchObject({ granted: 0, bought: 20 });
  expect(await adjust(wish(-1))).toMatchObject({ refusal: 'billing.adjustment-too-much', params: { credits: 0 } });
  expect(await log(asker)).toHaveLength(1);
  expect(await faults()).toEqual([]);
});

test('nothing, half a credit, too many and no reason are no adjustment', async () => {
  for (const wrong of [wish(0), wish(1.5), wish(10_001), wish(-10_001), wish(1, { reason: ' ' }), wish(1, { reason: '\u200b\u200b' })])
    expect(await adjust(wrong)).toMatchObject({ status: 400, refusal: 'request.invalid' });
});

test('the same wish fifty times at once is one adjustment; under its name another one is refused', async () => {
  const asked = wish(5);
  const answers = await Promise.all(Array.from({ length: 50 }, () => adjust(asked)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await entries()).toHaveLength(1);
  for (const changed of [{ credits: 6 }, { reason: 'Another one.' }, { member_id: await givenMember(app.database) }])
    expect(await adjust({ ...asked, ...changed })).toMatchObject({ status: 409, refusal: 'billing.adjustment-repeated' });
});

test('beyond what an operator does alone, at once or in a day, another one has to approve', async () => {
  expect(await request()).toMatchObject({ state: 'open', decided_by: null, entry_id: null });
  const small = Math.floor(day / once);
  for (let count = 0; count < small; count++) expect((await adjust(wish(count % 2 === 0 ? once : -once))).body.state).toBe('applied');
  expect((await list()).alone).toBe(day - small * once);
  expect((await adjust(wish(1))).body.state).toBe('open');
  expect((await adjust(wish(1), other)).body.state).toBe('applied');
  app.clock.advance(days(1));
  expect((await list()).alone).toBe(day);
  expect((await adjust(wish(1))).body.state).toBe('applied');
});

test('many at once give no more alone than one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => adjust(wish(once))));
  expect(answers.filter(({ body }) => body.state === 'applied')).toHaveLength(Math.floor(day / once));
  expect(await entries()).toHaveLength(Math.floor(day / once));
});

test('a request is approved by another operator, fifty times at once: one entry', async () => {
  const { id, expires_at: until } = await request();
  expect(until).toBe(new Date(app.clock.now().getTime() + days(APPROVAL_DAYS)).toISOString());
  expect(await entries()).toEqual([]);
  const third = await givenOperator();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => approve(id, index % 2 === 0 ? other : third)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.decided_by)).size).toBe(1);
  expect(await entries()).toEqual([{ kind: 'adjustment', granted: MANY, bought: 0, reference: `adjustment:${id}` }]);
  expect([...(await log(other)), ...(await log(third))]).toEqual([
    ['billing.approve-adjustment', `adjustment ${id}: ${MANY} credits of member ${member}`],
  ]);
  expect(await decline(id)).toMatchObject({ status: 409, refusal: 'billing.adjustment-decided' });
});

test('approved and declined at once, it is one of both', async () => {
  const { id } = await request();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? approve(id) : decline(id))));
  const applied = (await entries()).length === 1;
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.state)).toEqual(
    Array.from({ length: 25 }, () => (applied ? 'applied' : 'declined')),
  );
  expect(answers.filter(({ refusal }) => refusal === 'billing.adjustment-decided')).toHaveLength(25);
});

test('nobody decides about their own request, or adjusts their own credits', async () => {
  const { id } = await request();
  for (const decide of [approve, decline])
    expect(await decide(id, asker)).toMatchObject({ status: 403, refusal: 'billing.adjustment-own' });
  expect(await adjust(wish(1, { member_id: asker.memberId }))).toMatchObject({ status: 403, refusal: 'billing.adjustment-own' });
  const forOther = (await adjust(wish(MANY, { member_id: other.memberId }))).body.id;
  expect(await approve(forOther, other)).toMatchObject({ status: 403, refusal: 'billing.adjustment-own' });
  expect(await approve(2_000_000_000)).toMatchObject({ status: 404, refusal: 'billing.adjustment-not-found' });
  // Whoever came past the service would not come past the table.
  const own = app.database.change(
    `update billing.adjustments set state = 'applied', decided_by = asked_by, decided_at = asked_at where id = $1`,
    [id],
  );
  await expect(own).rejects.toThrow(/four_eyes/);
});

test('a request that is declined gives nothing, and leaves the list of those that wait', async () => {
  const { id } = await request();
  expect((await list({ member: member })).adjustments.map((one) => one.id)).toEqual([id]);
  expect((await decline(id)).body).toMatchObject({ state: 'declined', decided_by: other.memberId, entry_id: null });
  expect((await decline(id)).status).toBe(200);
  expect((await list({ member: member })).adjustments).toEqual([]);
  expect((await list({ member: member, state: 'all' })).adjustments).toMatchObject([{ id, state: 'declined' }]);
  expect(await entries()).toEqual([]);
  expect(await log(other)).toEqual([['billing.decline-adjustment', `adjustment ${id}: ${MANY} credits of member ${member}`]]);
});

test('a request that nobody decided about in seven days is over', async () => {
  const { id } = await request();
  app.clock.advance(days(APPROVAL_DAYS) - 1);
  expect((await list({ member: member })).adjustments).toHaveLength(1);
  app.clock.advance(1);
  for (const decide of [approve, decline]) expect(await decide(id)).toMatchObject({ status: 409, refusal: 'billing.adjustment-decided' });
  expect((await list({ member: member })).adjustments).toEqual([]);
  expect((await list({ member: member, state: 'all' })).adjustments).toMatchObject([{ id, state: 'expired' }]);
});

test('when it is approved, the member is looked at again: what they have, and whether they are still one', async () => {
  await adjust(wish(once));
  const { id: take } = await request(-MANY);
  const { id: give } = await request();
  await adjust(wish(-20), other);
  expect(await approve(take)).toMatchObject({ refusal: 'billing.adjustment-too-much', params: { credits: 40 } });
  await app.database.change(`update account.members set status = 'pending_deletion' where id = $1`, [member]);
  expect(await approve(give)).toMatchObject({ status: 409, refusal: 'billing.adjustment-member' });
  expect(await adjust(wish(1))).toMatchObject({ status: 409, refusal: 'billing.adjustment-member' });
  await app.database.change(`update account.members set status = 'activated' where id = $1`, [member]);
  expect((await approve(give)).body.state).toBe('applied');
});

test('a member without a wallet gets one, one whose address nobody confirmed gets nothing', async () => {
  member = await givenMember(app.database);
  expect(await wallet()).toEqual({ granted: 0, bought: 0, debt: 0, frozen: 0, entries: [] });
  expect(await adjust(wish(-1))).toMatchObject({ refusal: 'billing.adjustment-too-much', params: { credits: 0 } });
  await adjust(wish(3));
  expect(await wallet()).toMatchObject({ granted: 3 });
  member = await givenMember(app.database, { status: 'not_confirmed' });
  expect(await adjust(wish(1))).toMatchObject({ status: 409, refusal: 'billing.adjustment-member' });
});

test('many are listed page by page, latest first', async () => {
  await app.database.change(
    `insert into billing.adjustments (client_id, member_id, credits, reason, state, asked_by, asked_at, decided_by, decided_at)
     select gen_random_uuid(), $1, 1, 'x', 'applied', $2, $3, $2, $3 from generate_series(1, 60)`,
    [member, asker.memberId, app.clock.now()],
  );
  const first = await list({ state: 'all', member: member });
  expect([first.adjustments.length, first.more]).toEqual([50, true]);
  const second = await list({ state: 'all', member: member, before: first.adjustments.at(-1)!.id });
  expect([second.adjustments.length, second.more]).toEqual([10, false]);
});

test('the proof knows the kind: what is said to be bought by an adjustment is a fault', async () => {
  await adjust(wish(3));
  expect(await faults()).toEqual([]);
  await app.database.change('alter table billing.entries disable trigger entries_are_append_only');
  await app.database.change(`update billing.entries set granted = 0, bought = amount where member_id = $1 and kind = 'adjustment'`, [
    member,
  ]);
  await app.database.change('alter table billing.entries enable trigger entries_are_append_only');
  expect((await faults()).map(({ kind }) => kind)).toContain('entry-kind');
});

test('an export tells what was given and taken, not by whom or why', async () => {
  const { body } = await adjust(wish(3));
  const part = app
    .get(PersonalData)
    .parts()
    .find(({ name }) => name === 'billing')!;
  const told = (await part.export(member)) as { adjustments: object[] };
  expect(told.adjustments).toMatchObject([{ id: body.id, credits: 3, state: 'applied' }]);
  for (const hidden of ['asked_by', 'decided_by', 'reason']) expect(told.adjustments[0]).not.toHaveProperty(hidden);
});
