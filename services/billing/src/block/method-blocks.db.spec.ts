import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { blockMethod, liftBlock, listMethodBlocks } from '@rendezvous/contracts/billing/operator-blocks';
import { createOrder } from '@rendezvous/contracts/billing/orders';
import { days } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { DisputingMember } from '../testing/disputing-member.js';
import { billingData } from '../testing/index.js';

interface Operator {
  readonly memberId: number;
  readonly operator: true;
}

let app: TestApp;
let as: Operator;
let other: Operator;
let hugo: DisputingMember;
const givenOperator = async (): Promise<Operator> => ({ memberId: await givenMember(app.database, { operator: true }), operator: true });
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  [as, other] = [await givenOperator(), await givenOperator()];
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(days(1));
  hugo = await DisputingMember.join(app, { country: 'NL', premium: true });
});

type Wish = ArgsOf<typeof blockMethod>;
const wish = (more: Partial<Wish> = {}): Wish => ({ member_id: hugo.memberId, method: 'card', reason: 'A stolen card.', ...more });
const block = (asked: Wish, operator = as) => app.call(blockMethod, asked, { as: operator });
const lift = (reason = 'It was a mistake.', method: Wish['method'] = 'card', operator = other) =>
  app.call(liftBlock, { memberId: hugo.memberId, method, reason }, { as: operator });
const list = async (query: ArgsOf<typeof listMethodBlocks> = {}) =>
  (await app.call(listMethodBlocks, { member: hugo.memberId, ...query }, { as })).body.blocks;
const blockedMethods = async () =>
  (await app.call(listBundles, undefined, { as: hugo.memberId })).body.methods.filter(({ blocked }) => blocked).map(({ method }) => method);
const log = () =>
  app.database.read('select member_id as by, action, subject from site.audit_log where subject like $1 order by id', [
    `% of member ${hugo.memberId}`,
  ]);

test('members and visitors see no blocks, set none and lift none', async () => {
  for (const [viewer, refusal] of [
    [null, 'auth.required'],
    [hugo.memberId, 'auth.forbidden'],
  ] as const)
    for (const answer of [
      await app.call(listMethodBlocks, {}, { as: viewer }),
      await app.call(blockMethod, wish(), { as: viewer }),
      await app.call(liftBlock, { memberId: hugo.memberId, method: 'card', reason: 'x' }, { as: viewer }),
    ])
      expect(answer).toMatchObject({ status: 403, refusal });
  expect(await list({ state: 'all' })).toEqual([]);
});

test('refused are nobody, no reason, a way that there is not, and oneself', async () => {
  expect(await block(wish({ member_id: 2_000_000_000 }))).toMatchObject({ status: 404, refusal: 'billing.block-member' });
  for (const wrong of [{ reason: '\u200b' }, { reason: ' ' }, { method: 'gold' as Wish['method'] }])
    expect((await block(wish(wrong))).status).toBe(400);
  expect(await block(wish({ member_id: as.memberId }))).toMatchObject({ status: 403, refusal: 'billing.block-own' });
  await block(wish({ member_id: other.memberId }));
  expect(await app.call(liftBlock, { memberId: other.memberId, method: 'card', reason: 'x' }, { as: other })).toMatchObject({
    status: 403,
    refusal: 'billing.block-own',
  });
  // Whoever came past the service would not come past the table.
  const own = app.database.change(
    'update billing.method_blocks set lifted_by = member_id, lifted_at = set_at, lift_reason = reason where member_id = $1',
    [other.memberId],
  );
  await expect(own).rejects.toThrow(/check constraint/);
});

test('what an operator blocks cannot be paid with, and can be again once it is lifted; both say who and why', async () => {
  const { body } = await block(wish());
  expect(body).toEqual({
    id: expect.stringMatching(/^block:\d+$/),
    member_id: hugo.memberId,
    method: 'card',
    since: app.clock.now().toISOString(),
    set_by: as.memberId,
    reason: 'A stolen card.',
    dispute: null,
    lifted: null,
  });
  expect(await blockedMethods()).toEqual(['card']);
  const buy = async (method: 'card' | 'ideal') => {
    const order = { clientId: randomUUID(), bundle: '25', method, expected_total: 2799 };
    return (await app.call(createOrder, order, { as: hugo.memberId })).refusal;
  };
  expect([await buy('card'), await buy('ideal')]).toEqual(['billing.method-blocked', null]);
  expect(await list()).toEqual([body]);
  expect((await lift()).body.blocks).toEqual([
    { ...body, lifted: { at: app.clock.now().toISOString(), by: other.memberId, reason: 'It was a mistake.' } },
  ]);
  expect([await blockedMethods(), await list(), (await list({ state: 'lifted' })).length]).toEqual([[], [], 1]);
  expect((await lift('Again.', 'card', as)).body.blocks).toMatchObject([{ lifted: { by: other.memberId } }]);
  const subject = `card of member ${hugo.memberId}`;
  expect(await log()).toEqual([
    { by: as.memberId, action: 'billing.block-method', subject },
    { by: other.memberId, action: 'billing.unblock-method', subject },
  ]);
});

test('blocked fifty times at once it is one block, and one line of the log; blocked again later it is another', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => block(wish(), index % 2 === 0 ? as : other)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect([await list(), await log()]).toMatchObject([[{ method: 'card' }], [{ action: 'billing.block-method' }]]);
  await lift();
  await block(wish({ method: 'sepa', reason: 'Returned twice.' }));
  await block(wish());
  expect(await blockedMethods()).toEqual(['card', 'sepa']);
  expect(await list({ state: 'all' })).toHaveLength(3);
});

test('a lost dispute blocks by itself, is named, and is lifted together with what was set by hand; won, it never blocked', async () => {
  const order = await hugo.buy(10);
  const name = await hugo.dispute(order, 'lost', 10);
  await block(wish());
  const dispute = { order_id: order.orderId, provider: 'sandbox', amount: { amount: 1000, currency: 'EUR' } };
  expect(await list()).toMatchObject([
    { dispute, set_by: null, reason: null },
    { dispute: null, set_by: as.memberId },
  ]);
  await lift();
  expect([await blockedMethods(), (await list({ state: 'lifted' })).length]).toEqual([[], 2]);
  await hugo.dispute(order, 'won', 10, name);
  expect(await list({ state: 'all' })).toMatchObject([{ dispute: null }]);
});

test('many are listed page by page, latest first, also those of one moment', async () => {
  await app.database.change(
    `insert into billing.method_blocks (member_id, method, reason, set_by, set_at, lifted_at, lifted_by, lift_reason)
     select $1, 'card', 'x', $2, $3, $3, $2, 'x' from generate_series(1, 60)`,
    [hugo.memberId, as.memberId, app.clock.now()],
  );
  const page = async (before?: string) =>
    (await app.call(listMethodBlocks, { state: 'lifted', member: hugo.memberId, ...(before && { before }) }, { as })).body;
  const first = await page();
  const second = await page(first.next!);
  expect([first.blocks.length, second.blocks.length, second.next]).toEqual([50, 10, null]);
  expect(new Set([...first.blocks, ...second.blocks].map(({ id }) => id)).size).toBe(60);
  expect((await app.call(listMethodBlocks, { before: '5-bond:7' }, { as })).status).toBe(400);
});
