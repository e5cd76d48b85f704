import { days } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { rowsNaming, testApp, type TestApp } from '@rendezvous/server/testing';
import { BillingModule } from '../billing.module.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { DisputingMember } from '../testing/disputing-member.js';
import { billingData, givenMemberWithCredits } from '../testing/index.js';
import { BillingPersonalData } from './personal-data.service.js';
import { INVOICES_KEPT_DAYS } from './retention.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ ...billingData, imports: [BillingModule] });
});
afterAll(() => app.close());

const rowsOf = (memberId: number) => rowsNaming(app.database, app.get(BillingPersonalData).tables, memberId);
const faults = async () => (await app.get(LedgerProofs).prove()).faults;
const nightly = () => app.jobs.run('billing.purge-kept');
/** As the account area does in the end. */
const erase = async (memberId: number) => {
  await app.database.transaction(async (tx) => {
    await app.get(BillingPersonalData).erase(memberId, tx);
    await tx.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [memberId]);
    await tx.publish('account.member-erased', { memberId });
  });
  await app.bus.drain();
};
/** Somebody with receipts, a credit note, spent credits, a lost dispute and what came of it. */
const givenCustomer = async () => {
  const member = await DisputingMember.join(app);
  await member.buy(25);
  await member.spend(3);
  const refund = (await member.refund(await member.buy(10)))!;
  await member.decideRefund(refund, 'succeeded');
  await app.database.change(
    `insert into billing.refund_decisions (refund_id, outcome, reason, asked_by, asked_at, expires_at)
     select id, 'paid', 'They said so.', $2, $3, $3::timestamptz + interval '7 days' from billing.refunds where id = $1`,
    [refund, await givenMember(app.database, { operator: true }), app.clock.now()],
  );
  const disputed = await member.buy(10);
  await member.dispute(disputed, 'lost', 10, await member.dispute(disputed, 'open', 10));
  return member;
};

test('nothing stays of somebody who never paid, and the ledger proves itself', async () => {
  const [memberId, other] = [await givenMemberWithCredits(app.database, 5), await givenMemberWithCredits(app.database, 5)];
  await erase(memberId);
  expect(await rowsOf(memberId)).toEqual({});
  expect(Object.keys(await rowsOf(other))).toContain('billing.entries');
  expect(await faults()).toEqual([]);
});

test('what comes to the wallet of somebody who is erased already goes in the next night', async () => {
  const memberId = await givenMemberWithCredits(app.database, 5);
  await app.database.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [memberId]);
  await nightly();
  expect(await rowsOf(memberId)).toEqual({});
});

test('what belongs to invoices stays for seven years from the last one on, then all of it goes at once; numbers go on', async () => {
  const [customer, kept] = [await givenCustomer(), await givenCustomer()];
  app.clock.advance(days(400));
  const last = await customer.buy(10);
  await erase(customer.memberId);
  app.clock.advance(days(INVOICES_KEPT_DAYS) - 1000);
  await nightly();
  expect(Object.keys(await rowsOf(customer.memberId))).toEqual(
    expect.arrayContaining(['billing.entries', 'billing.lots', 'billing.orders', 'billing.disputes', 'billing.wallets']),
  );
  const standing = await rowsOf(kept.memberId);
  app.clock.advance(2000);
  await nightly();
  expect(await rowsOf(customer.memberId)).toEqual({});
  expect(await app.database.read('select from billing.payments where order_id = $1', [last.orderId])).toEqual([]);
  // who is still there keeps theirs, however old
  expect(await rowsOf(kept.memberId)).toEqual(standing);
  expect(await faults()).toEqual([]);

  // a number that is missing otherwise is noticed as before
  await app.database.change(`update billing.document_numbers set last = last + 1 where kind = 'invoice'`);
  expect((await faults()).map(({ kind }) => kind)).toContain('invoice-numbers');
  await app.database.change(`update billing.document_numbers set last = last - 1 where kind = 'invoice'`);
  await kept.buy(10);
  expect(await faults()).toEqual([]);
});

test('a member who is there is never purged, nor one whose money is still open', async () => {
  const memberId = await givenMember(app.database);
  await app.database.change('insert into billing.wallets (member_id) values ($1)', [memberId]);
  await nightly();
  expect(Object.keys(await rowsOf(memberId))).toEqual(['billing.wallets']);
  const customer = await givenCustomer();
  await app.database.change(`update billing.disputes set status = 'open', decided_at = null where member_id = $1`, [customer.memberId]);
  await app.database.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [
    customer.memberId,
  ]);
  app.clock.advance(days(INVOICES_KEPT_DAYS + 1));
  await nightly();
  expect(Object.keys(await rowsOf(customer.memberId))).toContain('billing.disputes');
});
