import { randomUUID } from 'node:crypto';
import { ADJUSTED_ALONE } from '@rendezvous/contracts/billing/adjustment-terms';
import { createAdjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { blockMethod } from '@rendezvous/contracts/billing/operator-blocks';
import { approvePrice, changeBundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import { changeMethodFee, moveMethod } from '@rendezvous/contracts/billing/operator-methods';
import { createDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { requestOperatorRefund, requestRefundDecision } from '@rendezvous/contracts/billing/operator-refunds';
import { days } from '@rendezvous/contracts/kernel';
import { DisputingMember, Sealing } from '@rendezvous/billing/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { givenMember, type OperatorCall } from './operator-call.js';

let count = 0;

/** A lost dispute of a paid order. */
const givenLostDispute = async (app: TestApp): Promise<{ disputeId: number; reason: string }> => {
  const { database, clock } = app;
  const { memberId } = await givenMember(app);
  await database.change('insert into billing.wallets (member_id) values ($1) on conflict do nothing', [memberId]);
  const [row] = await database.change<{ disputeId: number }>(
    `with placed as (
       insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at)
       values ($1, gen_random_uuid(), '10', 10, 'NL', 'card', 'EUR', 100, 0, 100, 21, 17, $2, $2::timestamptz + interval '1 hour') returning id
     ), lot as (
       insert into billing.lots (order_id, member_id, credits, paid, currency, bought_at) select id, $1, 10, 100, 'EUR', $2 from placed
     ), paid as (
       insert into billing.payments (id, order_id, provider, amount, currency, created_at)
       select gen_random_uuid(), id, 'sandbox', 100, 'EUR', $2 from placed returning id, order_id
     )
     insert into billing.disputes (payment_id, order_id, member_id, provider, reference, status, amount, currency, heard_at, decided_at)
     select id, order_id, $1, 'sandbox', gen_random_uuid()::text, 'lost', 100, 'EUR', $2, $2 from paid returning id as "disputeId"`,
    [memberId, clock.now()],
  );
  return { ...row!, reason: 'Their card was stolen.' };
};

const givenIncident = async ({ database, clock }: TestApp, memberId: number): Promise<{ incidentId: number; reason: string }> => {
  const [row] = await database.change<{ incidentId: number }>(
    `with placed as (
       insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at)
       values ($1, gen_random_uuid(), '10', 10, 'NL', 'card', 'EUR', 100, 0, 100, 21, 17, $2, $2::timestamptz + interval '1 hour') returning id
     ), paid as (
       insert into billing.payments (id, order_id, provider, amount, currency, created_at)
       select gen_random_uuid(), id, 'sandbox', 100, 'EUR', $2 from placed returning id
     )
     insert into billing.payment_incidents (kind, payment_id, reported_amount, reported_currency, noticed_at)
     select 'amount-differs', id, 1, 'EUR', $2 from paid returning id as "incidentId"`,
    [memberId, clock.now()],
  );
  return { ...row!, reason: 'Paid back by hand.' };
};

/** Something that a payment provider sent about a payment that nobody knows. */
const givenWebhookEvent = async ({ database, clock }: TestApp): Promise<{ eventId: number }> => {
  const [row] = await database.change<{ eventId: number }>(
    `insert into billing.webhook_events (provider, event_id, kind, type, reference, state, occurred_at, received_at)
     values ('sandbox', $1, 'payment', 'paid', 'nobody knows it', 'failed', $2, $2) returning id as "eventId"`,
    [`evt_given_${++count}`, clock.now()],
  );
  return row!;
};

/** A file for the bank, of which nobody knows whether it has it. */
const givenBankFile = async (app: TestApp): Promise<{ fileId: number }> => {
  const name = `given-${++count}`;
  const [row] = await app.database.change<{ fileId: number }>(
    `insert into billing.bank_files (kind, message_id, hash, content, payments, total, state, created_at)
     values ('pain.008', $1, $1, $2, 1, 100, 'unknown', $3) returning id as "fileId"`,
    [name, app.get(Sealing).seal('<Document/>'), app.clock.now()],
  );
  return row!;
};

/** A line that a bank sent and that is about nothing of ours. */
const givenBankLine = async ({ database, clock }: TestApp): Promise<{ answerId: number; position: number }> => {
  const [row] = await database.change<{ answerId: number }>(
    `with answer as (
       insert into billing.bank_answers (kind, message_id, hash, name, received_at, lines) values ('camt.054', $1, $1, $1, $2, 1) returning id
     )
     insert into billing.bank_answer_lines (answer_id, position, says, on_day, fault) select id, 1, 'booked', '2026-01-02', 'unknown' from answer
     returning answer_id as "answerId"`,
    [`given-${++count}`, clock.now()],
  );
  return { ...row!, position: 1 };
};

/** What a bank sends that books nothing. */
const bankNotice = (): Promise<Uint8Array> =>
  Promise.resolve(
    Buffer.from(
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>given-${++count}</MsgId><CreDtTm>2026-01-02T03:04:05</CreDtTm></GrpHdr><Ntfctn><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
    ),
  );

let codes = 0;
/** What a discount code is made of. */
const givenCodeWish = () => ({
  code: `GIVEN${++codes}`,
  percentage: 10,
  country: null,
  user_id: null,
  valid_days: null,
  currency: null,
  minimum_order_value: null,
  maximum_uses: null,
  paymentmethods: [],
});

const givenCode = async (app: TestApp, memberId: number): Promise<{ code: string }> =>
  (await app.call(createDiscountCode, givenCodeWish(), { as: { memberId, operator: true } })).body;

const givenPriceWish = (more: { begins_at?: string } = {}) => ({
  bundle: '10',
  currency: 'EUR' as const,
  amount: 1400 + ++count,
  begins_at: null,
  ...more,
});

/** A price that another operator asks for. */
const givenPriceRequest = async (app: TestApp, _operatorId: number, more: { begins_at?: string } = {}): Promise<{ requestId: number }> => {
  const { memberId } = await givenMember(app);
  const { body } = await app.call(changeBundlePrice, givenPriceWish(more), { as: { memberId, operator: true } });
  return { requestId: body.requests[0]!.id };
};

/** A fee that another operator asks for. */
const givenFeeRequest = async (app: TestApp): Promise<{ requestId: number }> => {
  const { memberId } = await givenMember(app);
  const wish = { country: 'NL', method: 'paypal', fee: 36 + ++count } as const;
  const { body } = await app.call(changeMethodFee, wish, { as: { memberId, operator: true } });
  return { requestId: body.requests[0]!.id };
};

/** What an adjustment is made of. */
const givenAdjustmentWish = async (app: TestApp, credits: number) => ({
  clientId: randomUUID(),
  member_id: (await givenMember(app)).memberId,
  credits,
  reason: 'A message was lost.',
});

/** More credits than an operator gives alone, asked for by another one. */
const givenAdjustment = async (app: TestApp): Promise<{ adjustmentId: number }> => {
  const { memberId } = await givenMember(app);
  const wish = await givenAdjustmentWish(app, ADJUSTED_ALONE.once + 1);
  return { adjustmentId: (await app.call(createAdjustment, wish, { as: { memberId, operator: true } })).body.id };
};

/** A way to pay that another operator blocked. */
const givenBlock = async (app: TestApp) => {
  const [{ memberId }, other] = [await givenMember(app), await givenMember(app)];
  const wish = { member_id: memberId, method: 'card', reason: 'A stolen card.' } as const;
  await app.call(blockMethod, wish, { as: { memberId: other.memberId, operator: true } });
  return { memberId, method: wish.method, reason: 'It was a mistake.' };
};

/** What a refund on behalf of a member is made of. */
const givenRefundWish = async (app: TestApp) => ({
  orderId: (await (await DisputingMember.join(app)).buy(10)).orderId,
  clientId: randomUUID(),
  expected_credits: 10,
  expected_amount: 1000,
  reason: 'They wrote to us.',
});

/** One that another operator asked for. */
const givenRefund = async (app: TestApp): Promise<{ refundId: string }> => {
  const { memberId } = await givenMember(app);
  const { body } = await app.call(requestOperatorRefund, await givenRefundWish(app), { as: { memberId, operator: true } });
  return { refundId: body.id };
};

/** One that its company does not say anything about. */
const givenUnknownRefund = async (app: TestApp): Promise<{ refundId: string; outcome: 'paid'; reason: string }> => {
  const { refundId } = await givenRefund(app);
  await app.database.change(`update billing.refunds set state = 'unknown' where id = $1`, [refundId]);
  return { refundId, outcome: 'paid', reason: 'They said so on the phone.' };
};

const givenRefundDecision = async (app: TestApp): Promise<{ decisionId: number }> => {
  const { memberId } = await givenMember(app);
  const { body } = await app.call(requestRefundDecision, await givenUnknownRefund(app), { as: { memberId, operator: true } });
  return { decisionId: body.decision!.id };
};

/** Every call by which an operator changes something about money. A new one needs a line. */
export const MONEY_CALLS: Readonly<Record<string, OperatorCall>> = {
  'POST /api/operator/bundles': {
    given: () => Promise.resolve({ credits: 700 + ++count, currency: 'EUR', amount: 49_999 }),
    action: 'billing.add-bundle',
  },
  'DELETE /api/operator/bundles/:bundle': {
    given: async (app) => {
      const credits = 700 + ++count;
      await app.database.change('insert into billing.bundles (id, credits) values ($1::text, $2)', [String(credits), credits]);
      return { bundle: String(credits) };
    },
    action: 'billing.remove-bundle',
  },
  'PUT /api/operator/bundles/:bundle/on-sale': {
    given: () => Promise.resolve({ bundle: '250', site: 1, on_sale: false }),
    action: 'billing.take-bundle-off-sale',
  },
  'POST /api/operator/bundles/:bundle/prices': {
    given: () => Promise.resolve(givenPriceWish()),
    action: 'billing.request-bundle-price',
  },
  'POST /api/operator/bundles/:bundle/prices/followed': {
    given: () => Promise.resolve({ bundle: '10', site: 1, currency: 'EUR' }),
    action: 'billing.request-bundle-price',
  },
  'PUT /api/operator/price-requests/:requestId/approved': { given: givenPriceRequest, action: 'billing.approve-bundle-price' },
  'PUT /api/operator/price-requests/:requestId/declined': { given: givenPriceRequest, action: 'billing.decline-bundle-price' },
  'PUT /api/operator/bundles/:bundle/prices/withdrawn': {
    given: async (app, operatorId) => {
      const begins_at = new Date(app.clock.now().getTime() + days(2)).toISOString();
      const request = await givenPriceRequest(app, operatorId, { begins_at });
      await app.call(approvePrice, request, { as: { memberId: operatorId, operator: true } });
      return { bundle: '10', currency: 'EUR', begins_at };
    },
    action: 'billing.withdraw-bundle-price',
  },
  'PUT /api/operator/bundles/:bundle/popular': { given: () => Promise.resolve({ bundle: '25' }), action: 'billing.make-bundle-popular' },
  'PUT /api/operator/methods/:country/:method/offered': {
    given: () => Promise.resolve({ country: 'AT', method: 'eps', offered: false }),
    action: 'billing.stop-method',
  },
  'PUT /api/operator/methods/:country/:method/position': {
    given: () => Promise.resolve({ country: 'NL', method: 'paypal', position: 1 }),
    action: 'billing.move-method',
  },
  'PUT /api/operator/methods/:country/followed': {
    given: async (app, operatorId) => {
      const list = { country: 'DE', site: 1 } as const;
      await app.call(moveMethod, { ...list, method: 'paypal', position: 1 }, { as: { memberId: operatorId, operator: true } });
      return list;
    },
    action: 'billing.follow-methods',
  },
  'POST /api/operator/methods/:country/:method/fees': {
    given: () => Promise.resolve({ country: 'NL', method: 'paypal', fee: 36 + ++count }),
    action: 'billing.request-method-fee',
  },
  'PUT /api/operator/fee-requests/:requestId/approved': { given: givenFeeRequest, action: 'billing.approve-method-fee' },
  'PUT /api/operator/fee-requests/:requestId/declined': { given: givenFeeRequest, action: 'billing.decline-method-fee' },
  'POST /api/operator/discount-codes': { given: () => Promise.resolve(givenCodeWish()), action: 'billing.create-discount-code' },
  'PUT /api/operator/discount-codes/:code/status': {
    given: async (app, operatorId) => ({ code: (await givenCode(app, operatorId)).code, status: 'inactive' }),
    action: 'billing.deactivate-discount-code',
  },
  'PUT /api/operator/offers/:offer': {
    given: () => Promise.resolve({ offer: 'welcome', percentage: 20, hours: 96, reason: 'Spring' }),
    action: 'sites.offer',
  },
  'POST /api/operator/adjustments': { given: (app) => givenAdjustmentWish(app, 1), action: 'billing.adjust-credits' },
  'PUT /api/operator/adjustments/:adjustmentId/approved': { given: givenAdjustment, action: 'billing.approve-adjustment' },
  'PUT /api/operator/adjustments/:adjustmentId/declined': { given: givenAdjustment, action: 'billing.decline-adjustment' },
  'POST /api/operator/refunds/:refundId/ask': { given: givenRefund, action: 'billing.ask-refund' },
  'POST /api/operator/refunds/:refundId/decisions': { given: givenUnknownRefund, action: 'billing.request-refund-decision' },
  'PUT /api/operator/refund-decisions/:decisionId/approved': { given: givenRefundDecision, action: 'billing.approve-refund-decision' },
  'PUT /api/operator/refund-decisions/:decisionId/declined': { given: givenRefundDecision, action: 'billing.decline-refund-decision' },
  'POST /api/operator/orders/:orderId/refund': { given: givenRefundWish, action: 'billing.refund-order' },
  'PUT /api/operator/payment-incidents/:incidentId/resolved': { given: givenIncident, action: 'billing.resolve-incident' },
  'POST /api/operator/webhook-events/:eventId/replay': { given: givenWebhookEvent, action: 'billing.replay-webhook-event' },
  'POST /api/operator/blocks': {
    given: async (app) => ({ member_id: (await givenMember(app)).memberId, method: 'card', reason: 'A stolen card.' }),
    action: 'billing.block-method',
  },
  'PUT /api/operator/blocks/:memberId/:method/lifted': { given: givenBlock, action: 'billing.unblock-method' },
  'PUT /api/operator/disputes/:disputeId/unblocked': { given: givenLostDispute, action: 'billing.unblock-method' },
  'POST /api/operator/billing/direct-debit-files/:fileId/download': { given: givenBankFile, action: 'billing.download-bank-file' },
  'PUT /api/operator/billing/direct-debit-files/:fileId/delivery': {
    given: async (app) => ({ ...(await givenBankFile(app)), bank_has_it: true }),
    action: 'billing.bank-has-file',
  },
  'POST /api/operator/billing/direct-debit-files/answers': {
    given: () => Promise.resolve({}),
    action: 'billing.upload-bank-answer',
    file: bankNotice,
  },
  'PUT /api/operator/billing/direct-debit-files/answers/:answerId/lines/:position/resolved': {
    given: givenBankLine,
    action: 'billing.resolve-bank-answer-line',
  },
  'POST /api/operator/billing/proofs': { given: () => Promise.resolve({}), action: 'billing.prove-ledger' },
};
