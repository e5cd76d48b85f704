import { randomUUID } from 'node:crypto';
import { DisputingMember } from '@rendezvous/billing/testing';
import { days, hours } from '@rendezvous/contracts/kernel';
import { givenRow } from './rows.js';
import { type Life, lifeOf, loginOf, type World } from './world.js';

/** An operator by whom things were decided that stay, and whose account ends, too. */
export const leadOperatorsLife = async (world: World, word: string): Promise<Life> => {
  const { app, given } = world;
  const life = lifeOf(word, await given.member({ operator: true, ...(await loginOf(world, word)) }));
  const at = app.clock.now();
  const asked = { asked_by: life.id, asked_at: at, expires_at: new Date(at.getTime() + days(7)) };
  const row = (table: string, values: Readonly<Record<string, unknown>>) => givenRow(app.database, table, values);
  await row('site.audit_log', { at, actor: `operator:${life.id}`, member_id: life.id, source: 'page', action: 'spec', subject: 'spec' });
  await row('billing.fee_requests', { ...asked, site_id: 1, country: 'FR', method: 'card', fee: 10 });
  await row('billing.price_requests', { ...asked, site_id: 1, bundle_id: '10', currency: 'EUR', amount: 1000 });
  // two others, one of whom reported the other
  const number = 'SPEC-SPEC-SPEC';
  const bytes = { salt: Buffer.alloc(32), sealed: Buffer.from([1]) };
  const two = { reporter_id: await given.member(), about_id: await given.member() };
  await row('chat.report_evidence', { ...two, ...bytes, number, messages: 1, sealed_at: at, ends_at: new Date(at.getTime() + days(90)) });
  await row('chat.report_evidence_looks', { number, operator_id: life.id, reason: 'decide', at });
  const answer = { kind: 'pain.002', message_id: word, hash: word, name: word, received_at: at, received_by: life.id, lines: 1 };
  const { id } = await row('billing.bank_answers', answer);
  const line = { answer_id: id, position: 1, says: 'rejected', fault: 'unknown', on_day: '2026-01-01' };
  await row('billing.bank_answer_lines', { ...line, end_to_end_id: word, resolved_at: at, resolved_by: life.id });
  return life;
};

/** A purchase by card that was disputed and lost, and what was noted of its payment; the card is kept. */
const givenCardPayment = async ({ app }: World, { id, word }: Life, operator: number): Promise<void> => {
  const at = app.clock.now();
  const row = (table: string, values: Readonly<Record<string, unknown>>) => givenRow(app.database, table, values);
  const [payment] = await app.database.read<{ id: string; reference: string }>(
    `select p.id, p.reference from billing.payments p join billing.disputes d on d.payment_id = p.id where d.member_id = $1`,
    [id],
  );
  const money = { amount: 100, currency: 'EUR' };
  await row('billing.payment_starts', { payment_id: payment!.id, answer_until: at });
  const incident = { kind: 'amount-differs', payment_id: payment!.id, reported_amount: 1, reported_currency: 'EUR', noticed_at: at };
  await row('billing.payment_incidents', { ...incident, resolved_at: at, resolved_by: operator, reason: word });
  await row('billing.reversals', { ...money, provider: 'sandbox', reference: word, payment_id: payment!.id, heard_at: at });
  const { id: report } = await row('billing.provider_reports', { provider: 'sandbox', day: '2026-01-01', begun_at: at });
  await row('billing.provider_report_lines', { ...money, report_id: report, payment_id: payment!.id, kind: 'captured', reference: word });
  for (const kind of ['payment', 'dispute'])
    await row('billing.webhook_events', {
      provider: 'sandbox',
      event_id: `${word}-${kind}`,
      kind,
      type: word,
      reference: kind === 'payment' ? payment!.reference : word,
      state: 'processed',
      occurred_at: at,
      received_at: at,
      processed_at: at,
    });
  await row('billing.stored_methods', {
    member_id: id,
    provider: 'sandbox',
    reference: word,
    payment_id: payment!.id,
    brand: word,
    last4: '4242',
    expiry_month: 1,
    expiry_year: 2030,
    consented_at: at,
    consent_version: 1,
    stored_at: at,
    used_at: at,
  });
};

/** A purchase by direct debit, collected with a file and paid back with another. */
const givenDirectDebit = async ({ app }: World, { id, word }: Life, order: number): Promise<void> => {
  const at = app.clock.now();
  const row = <Row = { readonly id: number }>(table: string, values: Readonly<Record<string, unknown>>) =>
    givenRow<Row>(app.database, table, values);
  const [payment] = await app.database.change<{ id: string }>(
    `update billing.payments set provider = 'sepa' where order_id = $1 returning id`,
    [order],
  );
  const sealed = { account_key: word, sealed: Buffer.from(word) };
  const creditor = { creditor_id: word, creditor_name: word, language: 'en', wording: word, signed_at: at };
  const mandate = await row('billing.mandates', {
    ...sealed,
    ...creditor,
    member_id: id,
    reference: `M${id}`,
    kind: 'recurrent',
    last_due: '2026-01-01',
  });
  const files = [];
  for (const kind of ['pain.008', 'pain.001']) {
    const name = randomUUID();
    const file = { kind, message_id: name, hash: name, content: Buffer.from(word), payments: 1, total: 1000, state: 'accepted' };
    files.push((await row('billing.bank_files', { ...file, created_at: at })).id);
  }
  await row('billing.direct_debits', {
    payment_id: payment!.id,
    order_id: order,
    amount: 1000,
    currency: 'EUR',
    state: 'collected',
    mandate_id: mandate.id,
    sequence: 'FRST',
    due: '2026-01-01',
    file_id: files[0],
    end_to_end_id: word,
    created_at: at,
    signed_at: at,
    collected_on: '2026-01-02',
  });
  const refund = { id: randomUUID(), payment_id: payment!.id, amount: 100, state: 'paid', file_id: files[1], created_at: at };
  await row('billing.direct_debit_refunds', { ...refund, end_to_end_id: word });
  await row('billing.direct_debit_networks', { network_key: word, debit_key: word, amount: 1000, at });
};

/** Who paid in every way, got some of it back, and lost a dispute: what of that is kept, tax law keeps. */
export const leadPaidLife = async (world: World, word: string, operator: number): Promise<Life> => {
  const { app } = world;
  const member = await DisputingMember.join(app, await loginOf(world, word));
  const life = lifeOf(word, member.memberId);
  const at = app.clock.now();
  await member.buy(25);
  await member.spend(3);
  const refund = (await member.refund(await member.buy(10)))!;
  await member.decideRefund(refund, 'succeeded');
  await givenRow(app.database, 'billing.refund_decisions', {
    refund_id: refund,
    outcome: 'paid',
    reason: word,
    asked_by: operator,
    asked_at: at,
    expires_at: new Date(at.getTime() + hours(1)),
  });
  const disputed = await member.buy(10);
  await member.dispute(disputed, 'lost', 10, await member.dispute(disputed, 'open', 10));
  await givenCardPayment(world, life, operator);
  await givenDirectDebit(world, life, (await member.buy(10)).orderId);
  await givenRow(app.database, 'billing.method_blocks', { member_id: life.id, method: word, reason: word, set_by: operator, set_at: at });
  return life;
};
