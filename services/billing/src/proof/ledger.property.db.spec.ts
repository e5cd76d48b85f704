import { array, assert, asyncProperty, constant, constantFrom, integer, nat, oneof, option, record } from 'fast-check';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { type Break, BrokenLine } from '../testing/broken-line.js';
import { DisputingMember } from '../testing/disputing-member.js';
import { billingData } from '../testing/index.js';
import { brokenInvariants } from '../testing/ledger-invariants.js';
import { type Act, ACTS, LedgerLife } from '../testing/ledger-life.js';
import { LedgerProofs } from './ledger-proof.service.js';
import { SettlementProofStore } from './settlement-proof.store.js';

const drill = process.env['DRILL'] === 'ledger';
const OPERATIONS = drill ? 10_000 : 1000;
/** Of one member. */
const LONGEST = 50;
/** Lives after which the whole ledger proves itself. */
const PROVEN_AFTER = 10;
/** Some codes can be used by one member only. */
const CODES = ['ONCEA', 'ONCEB', 'ONCEC', 'TENNER'] as const;

let app: TestApp;
let line: BrokenLine;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  // Lines that break on purpose are no news.
  app.app.useLogger(false);
  line = new BrokenLine(app.database);
  const plenty = { member: 1_000_000, network: 1_000_000 };
  await app.database.change('update site.sites set settings = settings || $1', [
    JSON.stringify({ limits: { order: plenty, discount_code: plenty } }),
  ]);
  for (const code of CODES)
    await app.database.change(
      `insert into billing.discount_codes (code, reason, percentage, maximum_uses, created_at) values ($1, 'code', 10, $2, $3)`,
      [code, code.startsWith('ONCE') ? 1 : null, app.clock.now()],
    );
});
afterAll(() => app.close());

/** Most operations are one short transaction; a purchase is four, the last of which is long. */
const crash = record<Break>({
  transaction: oneof({ weight: 2, arbitrary: constant(0) }, { weight: 1, arbitrary: nat(3) }),
  statement: oneof(nat(5), nat(18)),
  when: constantFrom('before', 'after'),
});

const lives = array(
  record<Act>({
    what: constantFrom(...ACTS),
    which: nat(5),
    credits: integer({ min: 1, max: 14 }),
    bundle: constantFrom('10', '10', '25'),
    method: constantFrom('card', 'paypal'),
    code: option(constantFrom(...CODES), { nil: undefined }),
    status: constantFrom('warning', 'open', 'won', 'lost'),
    crash: oneof({ weight: 2, arbitrary: constant(null) }, { weight: 1, arbitrary: crash }),
  }),
  { minLength: 1, maxLength: LONGEST, size: 'max' },
);

const nothingBroken = async (memberId: number): Promise<void> => {
  expect([await brokenInvariants(app.database, memberId), await app.get(SettlementProofStore).missingNumbers()]).toEqual([[], []]);
};

const faults = async () => (await app.get(LedgerProofs).prove()).faults;

/** What was done, by kind: a test that does nothing cannot fail. */
const counts = () =>
  app.database.read<Record<string, number>>(
    `select (select count(*) from billing.orders where completed_at is not null)::integer as purchases,
       (select count(*) from billing.orders where completed_at is not null and discount_code is not null)::integer as discounts,
       (select count(*) from billing.entries where kind = 'message')::integer as spends,
       (select count(*) from billing.refunds where state = 'succeeded')::integer as refunds,
       (select count(*) from billing.disputes where status = 'lost')::integer as chargebacks`,
  );

test(
  `whatever is bought, spent, given back, refunded and charged back, again and broken off: each step leaves a ledger that holds (${OPERATIONS} operations)`,
  async () => {
    let [operations, crashes, life, failed] = [0, 0, 0, false];
    await assert(
      asyncProperty(lives, async (acts) => {
        if (operations >= OPERATIONS && !failed) return;
        try {
          const member = await DisputingMember.join(app, { joinedAt: app.clock.now() });
          const customer = new LedgerLife(app, line, member);
          for (const act of acts) {
            crashes += (await customer.go(act, () => nothingBroken(member.memberId))) ? 1 : 0;
            operations += 1;
          }
          expect(life++ % PROVEN_AFTER === 0 ? await faults() : []).toEqual([]);
        } catch (error) {
          failed = true;
          throw error;
        }
      }),
      // The drill looks for the shortest life that fails, which takes its time.
      { numRuns: OPERATIONS, endOnFailure: !drill },
    );
    expect(await faults()).toEqual([]);
    const [done] = await counts();
    if (drill) process.stdout.write(`${JSON.stringify({ operations, lives: life, crashes, ...done })}\n`);
    for (const [kind, count] of Object.entries({ ...done!, crashes })) expect([kind, count > 0]).toEqual([kind, true]);
  },
  drill ? 3_600_000 : 600_000,
);
