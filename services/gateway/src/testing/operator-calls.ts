import { randomUUID } from 'node:crypto';
import { ADJUSTED_ALONE } from '@rendezvous/contracts/billing/adjustment-terms';
import { createAdjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { createDiscountCode } from '@rendezvous/contracts/billing/operator-discount-codes';
import { withdrawLander } from '@rendezvous/contracts/landers/operator';
import { Sealing } from '@rendezvous/billing/testing';
import { BUILT_IN } from '@rendezvous/landers';
import { givenCard } from '@rendezvous/search/testing';
import type { TestApp } from '@rendezvous/server/testing';
import sharp from 'sharp';

interface OperatorCall {
  /** Makes what the call is about. @returns what it is called with */
  readonly given: (app: TestApp, operatorId: number) => Promise<object>;
  /** What the audit log says that was done. */
  readonly action: string;
  /** Of a `multipart` call. */
  readonly file?: () => Promise<Uint8Array>;
}

let count = 0;

/** A published lander of its own. */
const givenLander = async ({ database, clock }: TestApp): Promise<{ slug: string }> => {
  const slug = `given-${++count}`;
  await database.change(
    `insert into landers.variants (site_id, slug, template, state, weight) values (1, $1, 'alonetonight', 'draft', 100)`,
    [slug],
  );
  await database.change(
    `insert into landers.versions (site_id, slug, version, checksum, facts, contents, created_at, created_by)
     values (1, $1, 1, $1, $2, $3, $4, 'ada')`,
    [slug, JSON.stringify(BUILT_IN.alonetonight.facts), JSON.stringify(BUILT_IN.alonetonight.contents), clock.now()],
  );
  await database.change(`update landers.variants set state = 'published', version = 1 where slug = $1`, [slug]);
  return { slug };
};

const givenWithdrawnLander = async (app: TestApp, memberId: number): Promise<{ slug: string }> => {
  const lander = await givenLander(app);
  await app.call(withdrawLander, lander, { as: { memberId, operator: true } });
  return lander;
};

/** A lost dispute of a paid order. */
const givenLostDispute = async ({ database, clock }: TestApp, memberId: number): Promise<{ disputeId: number; reason: string }> => {
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

/** A visitor's complaint. */
const givenComplaint = async ({ database, clock }: TestApp): Promise<{ number: string }> => {
  const number = `GVEN-CMPL-${String(1000 + ++count)}`;
  await database.change(
    `insert into account.complaints (number, email, locale, category, text, filed_at) values ($1, 'given@complaint.test', 'en', 'other', 'A complaint', $2)`,
    [number, clock.now()],
  );
  return { number };
};

const givenMember = async ({ database, clock }: TestApp): Promise<{ memberId: number }> => {
  const [row] = await database.change<{ memberId: number }>(
    `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
     values ($1, $2, 'none', 'activated', 'female', 'hetero', '1990-01-01', 'FR', $3, $3, $3) returning id as "memberId"`,
    [`operated-${++count}@given.test`, `Operated ${count}`, clock.now()],
  );
  return row!;
};

/** A member whom a company found too young. */
const givenCheckedMember = async (app: TestApp): Promise<{ memberId: number }> => {
  const { memberId } = await givenMember(app);
  await app.database.change(
    `insert into account.age_checks (id, member_id, provider, min_age, stated_birth_date, valid_days, state, begun_at, lapses_at, decided_at)
     values (gen_random_uuid(), $1, 'sandbox', 18, '1990-01-01', 365, 'under', $2, $2::timestamptz + interval '1 hour', $2)`,
    [memberId, app.clock.now()],
  );
  return { memberId };
};

const givenInvitation = async ({ database, clock }: TestApp): Promise<{ invitationId: number }> => {
  const [row] = await database.change<{ invitationId: number }>(
    `insert into account.invitations (site_id, code, label, max_uses, created_at) values (1, $1, 'Given', 5, $2) returning id as "invitationId"`,
    [`GVEN-CODE-${String(1000 + ++count)}`, clock.now()],
  );
  return row!;
};

/** An address that waits. */
const givenWaiting = async ({ database, clock }: TestApp): Promise<void> => {
  await database.change(`insert into account.waiting_addresses (site_id, email, language, left_at) values (1, $1, 'en', $2)`, [
    `waiting-${++count}@given.test`,
    clock.now(),
  ]);
};

const CARD = {
  kind: 'cam',
  texts: { en: { title: 'Given', text: 'A card' } },
  link: 'https://given.example/',
  positions: [4],
  countries: [],
  starts_on: '2026-01-01',
  ends_on: null,
};
const givenCardId = async ({ database }: TestApp): Promise<{ cardId: number }> => ({ cardId: await givenCard(database) });
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

/** Every call by which an operator changes something. A new one needs a line. */
export const OPERATOR_CALLS: Readonly<Record<string, OperatorCall>> = {
  'POST /api/operator/complaints/:number/answers': {
    given: async (app) => ({ ...(await givenComplaint(app)), text: 'We have looked into it.', answers_seen: 0 }),
    action: 'account.answer-complaint',
  },
  'PATCH /api/operator/members/:memberId': {
    given: async (app) => ({ ...(await givenMember(app)), date_of_birth: '1991-01-01', reason: 'mistake' }),
    action: 'account.correct-member',
  },
  'PUT /api/operator/members/:memberId/moderation': {
    given: async (app) => ({ ...(await givenMember(app)), disabled: true, reason: 'fake' }),
    action: 'account.disable-member',
  },
  'PUT /api/operator/members/:memberId/age/reset': {
    given: async (app) => ({ ...(await givenCheckedMember(app)), reason: 'complaint' }),
    action: 'account.reset-age',
  },
  'PUT /api/operator/complaints/:number/state': {
    given: async (app) => ({ ...(await givenComplaint(app)), state: 'closed' }),
    action: 'account.close-complaint',
  },
  'POST /api/operator/invitations': {
    given: () => Promise.resolve({ clientId: randomUUID(), site_id: 1, label: 'Given', max_uses: 5, valid_days: 30 }),
    action: 'account.create-invitation',
  },
  'PUT /api/operator/invitations/:invitationId/withdrawn': { given: givenInvitation, action: 'account.withdraw-invitation' },
  'POST /api/operator/invitations/waiting': {
    given: async (app) => {
      await givenWaiting(app);
      return { site_id: 1, count: 1, invited_up_to: 0 };
    },
    action: 'account.invite-waiting',
  },
  'POST /api/operator/sponsored-cards': {
    given: () => Promise.resolve({ clientId: randomUUID(), site_id: 1, ...CARD }),
    action: 'search.create-card',
  },
  'PUT /api/operator/sponsored-cards/:cardId': {
    given: async (app) => ({ ...(await givenCardId(app)), version: 1, ...CARD }),
    action: 'search.change-card',
  },
  'POST /api/operator/sponsored-cards/:cardId/picture': {
    given: givenCardId,
    action: 'search.picture-card',
    file: () =>
      sharp({ create: { width: 80, height: 60, channels: 3, background: '#804060' } })
        .png()
        .toBuffer(),
  },
  'PUT /api/operator/sponsored-cards/:cardId/withdrawn': { given: givenCardId, action: 'search.withdraw-card' },
  'PUT /api/operator/sponsored-cards/sites/:siteId': {
    given: () => Promise.resolve({ siteId: 1, shows_cards: true }),
    action: 'search.switch-cards',
  },
  'POST /api/operator/bundles/:bundle/prices': {
    given: () => Promise.resolve({ bundle: '10', currency: 'EUR', amount: 1399, begins_at: null }),
    action: 'billing.change-bundle-price',
  },
  'PUT /api/operator/bundles/:bundle/popular': { given: () => Promise.resolve({ bundle: '25' }), action: 'billing.make-bundle-popular' },
  'POST /api/operator/discount-codes': { given: () => Promise.resolve(givenCodeWish()), action: 'billing.create-discount-code' },
  'PUT /api/operator/discount-codes/:code/status': {
    given: async (app, operatorId) => ({ code: (await givenCode(app, operatorId)).code, status: 'inactive' }),
    action: 'billing.deactivate-discount-code',
  },
  'POST /api/operator/adjustments': { given: (app) => givenAdjustmentWish(app, 1), action: 'billing.adjust-credits' },
  'PUT /api/operator/adjustments/:adjustmentId/approved': { given: givenAdjustment, action: 'billing.approve-adjustment' },
  'PUT /api/operator/adjustments/:adjustmentId/declined': { given: givenAdjustment, action: 'billing.decline-adjustment' },
  'PUT /api/operator/payment-incidents/:incidentId/resolved': { given: givenIncident, action: 'billing.resolve-incident' },
  'POST /api/operator/webhook-events/:eventId/replay': { given: givenWebhookEvent, action: 'billing.replay-webhook-event' },
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
  'PUT /api/operator/landers/:slug/weight': {
    given: async (app) => ({ ...(await givenLander(app)), weight: 30 }),
    action: 'landers.weight',
  },
  'POST /api/operator/landers/:slug/withdrawal': { given: givenLander, action: 'landers.withdraw' },
  'POST /api/operator/landers/:slug/undo': { given: givenWithdrawnLander, action: 'landers.undo' },
};
