import { randomUUID } from 'node:crypto';
import {
  chooseDirectDebitAccount,
  giveUpDirectDebit,
  readDirectDebit,
  readMandate,
  revokeMandate,
  sendDirectDebitCode,
  signDirectDebit,
} from '@rendezvous/contracts/billing/direct-debit';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { readBankFile } from '@rendezvous/contracts/billing/operator-direct-debits';
import { createOrder } from '@rendezvous/contracts/billing/orders';
import { listOperatorRefunds } from '@rendezvous/contracts/billing/operator-refunds';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days, minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { Refusal } from '@rendezvous/server/refusal';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { BillingModule, Wallets } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { MandateStore } from '../sepa/mandate.store.js';
import { DebitAtBank } from '../testing/debit-at-bank.js';
import { debitEnvironment, debitOf, DebitedMember, detailsOf, givenChoice, newIban, newNetwork } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';
import { SPEND } from '../testing/spend.js';
import { Signing } from './signing.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, environment: debitEnvironment });
});
afterAll(() => app.close());

const refusalOf = async (answer: Promise<{ refusal: string | null }>) => (await answer).refusal;

describe('refused', () => {
  test('nobody chooses or signs without a login, and nobody for somebody else', async () => {
    const owner = await DebitedMember.join(app);
    const { id: orderId } = await owner.order();
    await owner.choose(orderId, detailsOf());
    const signature = { orderId, code: '123456', authorised: true as const, revision: 1 };
    const choice = { orderId, details: detailsOf(), keep: false };
    const other = await givenMember(app.database);
    for (const [as, refusal] of [
      [null, 'auth.required'],
      [other, 'billing.order-not-found'],
    ] as const) {
      expect(await refusalOf(app.call(readDirectDebit, { orderId }, { as }))).toBe(refusal);
      expect(await refusalOf(app.call(chooseDirectDebitAccount, choice, { as }))).toBe(refusal);
      expect(await refusalOf(app.call(sendDirectDebitCode, { orderId }, { as }))).toBe(refusal);
      expect(await refusalOf(app.call(signDirectDebit, signature, { as }))).toBe(refusal);
      expect(await refusalOf(app.call(giveUpDirectDebit, { orderId }, { as }))).toBe(refusal);
    }
    expect(await refusalOf(app.call(readMandate, undefined, { as: null }))).toBe('auth.required');
    expect(await refusalOf(app.call(revokeMandate, undefined, { as: null }))).toBe('auth.required');
    expect(await owner.state(orderId)).toBe('pending');
  });

  test.each([
    ['no IBAN', { iban: 'NL91ABNA0417164301' }, 'billing.direct-debit-iban'],
    ['one of another length', { iban: 'NL91ABNA04171643' }, 'billing.direct-debit-iban'],
    ['one of a country where it is not offered', { iban: 'GB33BUKB20201555555555' }, 'billing.direct-debit-country'],
    ['a number that rings on a desk', { mobile: '020 624 1111' }, 'billing.direct-debit-mobile'],
    ['a number that cannot be', { mobile: '06123' }, 'billing.direct-debit-mobile'],
    ['a number of a country where it is not offered', { mobile: '+44 7400 123456' }, 'billing.direct-debit-mobile-country'],
  ])('%s is refused, and nothing is kept', async (_, changes, refusal) => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    expect(await refusalOf(member.choose(order.id, detailsOf(changes)))).toBe(refusal);
    expect((await member.read(order.id)).body.chosen).toBeNull();
    expect((await debitOf(app, order)).sealed).toBeNull();
  });

  test.each([
    ['letters behind a number', { mobile: '0612345678;rm' }],
    ['words beside a number', { mobile: 'call 0612345678' }],
    ['an extension', { mobile: '0612345678 ext. 5' }],
    ['a holder of pictures', { holder: '🎈🎈' }],
    ['a holder in letters that no bank writes', { holder: '李明' }],
    ['a holder that is turned around', { holder: 'Zoë \u202ednaH' }],
    ['a holder with a line of its own', { holder: 'Zoë\nde Vries' }],
    ['a holder with letters nobody sees', { holder: 'Zoë\u200b de Vries' }],
    ['half a letter', { holder: 'Zoë \ud83d' }],
    ['a street of pictures', { street: '🏠' }],
    ['a house number of signs', { house_number: '–' }],
    ['a postal code that is turned around', { postal_code: '1015 CN\u2067' }],
    ['a city of nothing but dots', { city: '…' }],
  ])('%s is refused at its field, and nothing is kept', async (_, changes) => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    const { fields } = await member.choose(order.id, detailsOf(changes));
    expect(Object.keys(fields)).toEqual([`details.${Object.keys(changes)[0]}`]);
    expect((await debitOf(app, order)).sealed).toBeNull();
  });

  test('an empty entry, and a signature without the tick', async () => {
    const member = await DebitedMember.join(app);
    const { id: orderId } = await member.order();
    const { fields } = await member.choose(orderId, detailsOf({ holder: ' \u200b ' }));
    expect(Object.keys(fields)).toEqual(['details.holder']);
    const unticked = { orderId, code: '123456', authorised: false as never, revision: 0 };
    expect((await app.call(signDirectDebit, unticked, member.as)).fields).toHaveProperty('authorised');
  });

  test('a wrong code signs nothing', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    await member.choose(order.id, detailsOf());
    expect(await refusalOf(member.sign(order.id, { code: '000000' }))).toBe('billing.direct-debit-code');
    expect([await member.state(order.id), (await debitOf(app, order)).state]).toEqual(['pending', 'open']);
    expect((await member.sign(order.id)).body.state).toBe('completed');
  });

  test('what was seen before a change is not what is signed', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    await member.choose(order.id, detailsOf());
    await member.choose(order.id, detailsOf());
    expect(await refusalOf(member.sign(order.id, { revision: 1 }))).toBe('billing.direct-debit-changed');
    expect((await debitOf(app, order)).state).toBe('open');
  });

  test('a code that was sent for one account signs no other, which gets a code of its own a minute later', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    const details = detailsOf();
    await member.choose(order.id, details);
    const text = app.sms.sent.at(-1)!.text;
    const sent = app.sms.sent.length;
    await member.choose(order.id, { ...details, holder: 'Z. de Vries' });
    expect(app.sms.sent).toHaveLength(sent);
    const others = Array.from({ length: 9 }, () => ({ ...details, iban: newIban() }));
    for (const other of others) expect(await refusalOf(member.choose(order.id, other))).toBe('billing.direct-debit-code-wait');
    expect(app.sms.sent).toHaveLength(sent);
    const { chosen } = (await member.read(order.id)).body;
    expect([chosen!.text.iban.replaceAll(' ', ''), chosen!.code]).toEqual([others.at(-1)!.iban, null]);
    app.clock.advance(seconds(60));
    expect(await refusalOf(member.resend(order.id))).toBeNull();
    expect(app.sms.sent).toHaveLength(sent + 1);
    const [code] = text.match(/\b\d{6}\b/)!;
    expect(await refusalOf(member.sign(order.id, { code }))).toBe('billing.direct-debit-code');
    expect((await member.sign(order.id)).body.state).toBe('completed');
  });

  test('one of ten minutes ago signs nothing; the next one signs what was chosen before, and nothing is typed again', async () => {
    const member = await DebitedMember.join(app);
    const { id } = await member.order();
    const details = detailsOf();
    await member.choose(id, details);
    const { chosen } = (await member.read(id)).body;
    app.clock.advance(minutes(10));
    expect(await refusalOf(member.sign(id))).toBe('billing.direct-debit-code');
    expect((await member.read(id)).body.chosen).toEqual({ ...chosen!, code: null });
    expect(await refusalOf(member.resend(id))).toBeNull();
    expect((await member.read(id)).body.chosen).toMatchObject({ text: { iban: chosen!.text.iban }, code: { tries_left: 5 } });
    expect((await member.sign(id)).body.state).toBe('completed');
  });

  test('one that was sent for a typed account does not sign by a mandate, either', async () => {
    const member = await DebitedMember.join(app);
    const details = detailsOf();
    await member.buy(25, details, true);
    const order = await member.order(10);
    await member.choose(order.id, { ...details, iban: newIban() });
    const [code] = app.sms.sent.at(-1)!.text.match(/\b\d{6}\b/)!;
    app.clock.advance(seconds(60));
    await member.choose(order.id, null);
    expect(await refusalOf(member.sign(order.id, { code }))).toBe('billing.direct-debit-code');
    expect((await member.sign(order.id)).body.state).toBe('completed');
  });

  test('an account is not changed more often than codes are sent', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    const details = detailsOf();
    for (let count = 0; count < 10; count += 1) {
      expect(await refusalOf(member.choose(order.id, { ...details, iban: newIban() }))).toBeNull();
      app.clock.advance(seconds(60));
    }
    expect(await refusalOf(member.choose(order.id, { ...details, iban: newIban() }))).toBe('billing.direct-debit-code-limit');
    expect(await refusalOf(member.sign(order.id))).toBe('billing.direct-debit-code');
  });

  test('nothing is signed, or sent a code for, before an account was chosen', async () => {
    const member = await DebitedMember.join(app);
    const { id: orderId } = await member.order();
    expect(await refusalOf(member.sign(orderId))).toBe('billing.direct-debit-changed');
    expect(await refusalOf(app.call(sendDirectDebitCode, { orderId }, member.as))).toBe('billing.direct-debit-changed');
    expect(await refusalOf(member.choose(orderId, null))).toBe('billing.direct-debit-no-mandate');
  });

  test('an order that is paid in another way', async () => {
    const member = await DebitedMember.join(app);
    const wish = { clientId: crypto.randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2799 };
    const { body } = await app.call(createOrder, wish, member.as);
    expect(await refusalOf(member.read(body.order.id))).toBe('billing.order-not-payable');
    expect(await refusalOf(member.choose(body.order.id, detailsOf()))).toBe('billing.order-not-payable');
    expect(await refusalOf(member.sign(body.order.id))).toBe('billing.order-not-payable');
  });
});

describe('signed', () => {
  test.each([
    ['Jürgen Müller', '06 12 34 56 78'],
    ['Łukasz Wiśniewski', '+31 (0)6 12345678'],
    ['Sinéad O’Neill-Ó Briain', '(+31) 6-1234.5678'],
    ['Ζωή Θεοδωράκη', '06/12345678'],
    ['Владимир Йорданов', '\u202a+31 6 12345678\u202c'],
    ['Maria d.o.o. & Co (2)', '06\u00a012345678'],
  ])('the account of %s, with the number %j, is taken', async (holder, mobile) => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    const { body, refusal } = await member.choose(order.id, detailsOf({ holder, mobile }));
    expect([refusal, body.chosen?.text.holder]).toEqual([null, holder]);
  });

  test('it is offered, leads to our page, and the credits come at once', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    // once it is ordered: the prices begin the welcome discount of whoever looks at them
    const { body: offers } = await app.call(listBundles, undefined, member.as);
    expect(offers.methods.map(({ method }) => method)).toContain('sepa');
    expect([order.state, order.redirect]).toEqual(['pending', `/directdebit?order=${order.id}`]);
    const { body: open } = await member.read(order.id);
    expect(open).toEqual({
      order: order.id,
      bundle: '25',
      credits: 25,
      amount: { amount: 2799, currency: 'EUR' },
      creditor: { name: 'Rendezvous Example B.V.', id: 'DE98ZZZ09999999999' },
      iban_countries: ['AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL'],
      refund_days: 14,
      mandate: null,
      chosen: null,
    });
    const { body: chosen } = await member.choose(order.id, detailsOf({ iban: 'nl91 ABNA 0417 1643 00', mobile: '+31 6 1234 5678' }));
    expect(chosen.chosen).toMatchObject({
      revision: 1,
      kept: false,
      due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      text: { reference: `RDV-${order.id}`, iban: 'NL91 ABNA 0417 1643 00', holder: 'Zoë de Vries', is_new: true, creditor: open.creditor },
      code: { mobile: '••• 678' },
    });
    expect(JSON.stringify(chosen)).not.toContain('12345');
    const seen = await app.call(readDirectDebit, { orderId: order.id }, { as: await givenMember(app.database) });
    expect(seen.refusal).toBe('billing.order-not-found');
    const { body: signed } = await member.sign(order.id);
    expect([signed.state, await app.get(Wallets).balance(member.memberId)]).toEqual(['completed', 25]);
    const [mandate] = await app.database.read<Record<string, unknown>>('select * from billing.mandates where member_id = $1', [
      member.memberId,
    ]);
    expect(mandate).toMatchObject({ reference: `RDV-${order.id}`, kind: 'one-off', language: 'en', creditor_id: 'DE98ZZZ09999999999' });
    expect(mandate!['wording']).toBe(chosen.chosen!.text.wording.join('\n'));
    expect(JSON.stringify(mandate)).not.toContain('ABNA');
    // signed, it is told to nobody any more
    expect(await refusalOf(member.read(order.id))).toBe('billing.order-not-payable');
  });

  test('the time to withdraw is told as the site of the order has it, wherever its member reads of it', async () => {
    const host = 'patient.test';
    await app.database.change(`insert into site.sites (host, time_zone, settings) values ($1, 'Europe/Zurich', '{"refund_days": 30}')`, [
      host,
    ]);
    await app.get(Sites).load();
    const member = await DebitedMember.join(app);
    const { as, headers } = member.as;
    const wish = { clientId: randomUUID(), bundle: '25', method: 'sepa' as const, expected_total: 2799 };
    const { body } = await app.call(createOrder, wish, { as, headers: { ...headers, host } });
    expect((await member.read(body.order.id)).body.refund_days).toBe(30);
  });

  test('to the company that sells, by the name that it has now: on the page, in the mandate and in the file', async () => {
    await app.database.change(`update site.companies set name = 'Rendezvous Paris SAS'`);
    const debit = await DebitAtBank.sign(app, true);
    await app.database.change(`update site.companies set name = 'Rendezvous Example B.V.'`);
    const [mandate] = await app.database.read<{ name: string; wording: string }>(
      'select creditor_name as name, wording from billing.mandates where member_id = $1',
      [debit.member.memberId],
    );
    expect(mandate!.name).toBe('Rendezvous Paris SAS');
    expect(mandate!.wording).toContain('you authorise Rendezvous Paris SAS to send instructions');
    await debit.send();
    const operator = { as: { memberId: await givenMember(app.database, { operator: true }), operator: true } };
    const { content } = (await app.call(readBankFile, { fileId: (await debit.file()).id }, operator)).body;
    expect(content).toContain('<Cdtr><Nm>Rendezvous Example B.V.</Nm>');
  });

  test('twice, and five times at once, it is signed once', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    await member.choose(order.id, detailsOf());
    // as many as a code has tries
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.sign(order.id, { revision: 1 })));
    expect(answers.map(({ refusal, body }) => refusal ?? body.state)).toEqual(Array.from({ length: 5 }, () => 'completed'));
    expect((await member.sign(order.id, { code: '000000', revision: 7 })).body.state).toBe('completed');
    const rows = await app.database.read('select from billing.mandates where member_id = $1', [member.memberId]);
    expect([rows.length, await app.get(Wallets).balance(member.memberId)]).toEqual([1, 25]);
  });

  test('a mandate that was to be kept is there for the next purchase, which has a code of its own', async () => {
    const member = await DebitedMember.join(app);
    const first = await member.buy(25, detailsOf(), true);
    const second = await member.order(25);
    const { body } = await member.read(second.id);
    expect(body.mandate).toMatchObject({
      reference: `RDV-${first.id}`,
      holder: 'Zoë de Vries',
      mobile: expect.stringMatching(/^••• \d{3}$/),
    });
    const { body: chosen } = await member.choose(second.id, null);
    const masked = expect.stringMatching(/^NL•• •••• \d{4}$/);
    expect(chosen.chosen).toMatchObject({ kept: true, text: { reference: `RDV-${first.id}`, is_new: false, iban: masked } });
    expect(await refusalOf(member.sign(second.id, { code: '000000' }))).toBe('billing.direct-debit-code');
    expect((await member.sign(second.id)).body.state).toBe('completed');
    expect(await app.database.read('select from billing.mandates where member_id = $1', [member.memberId])).toHaveLength(1);
  });

  test('a mandate is read apart from an order by its member alone, until it is taken back', async () => {
    const [owner, other, onceOnly] = [await DebitedMember.join(app), await DebitedMember.join(app), await DebitedMember.join(app)];
    const mandateOf = async ({ as }: DebitedMember) => (await app.call(readMandate, undefined, as)).body.mandate;
    expect(await mandateOf(owner)).toBeNull();
    const { id } = await owner.buy(25, detailsOf({ iban: 'NL91ABNA0417164300', mobile: '0612345678' }), true);
    await onceOnly.buy(25);
    const signed = {
      reference: `RDV-${id}`,
      iban: 'NL•• •••• 4300',
      holder: 'Zoë de Vries',
      mobile: '••• 678',
      signed_at: app.clock.now().toISOString(),
    };
    expect(await mandateOf(owner)).toEqual(signed);
    expect([await mandateOf(other), await mandateOf(onceOnly)]).toEqual([null, null]);
    await app.call(revokeMandate, undefined, other.as);
    expect(await mandateOf(owner)).toEqual(signed);
    const answers = await Promise.all([1, 2].map(() => app.call(revokeMandate, undefined, owner.as)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mandateOf(owner)).toBeNull();
  });

  test('a mandate whose number is of a country where it is not offered gets no code, and another account can be given', async () => {
    const member = await DebitedMember.join(app);
    await member.buy(10, detailsOf({ mobile: '+33 6 12 34 56 78' }), true);
    const { id } = await member.order(10);
    await member.choose(id, null);
    app.clock.advance(minutes(2));
    await app.database.change(`update billing.country_methods set offered = false where method = 'sepa' and country = 'FR'`);
    const sent = app.sms.sent.length;
    expect(await refusalOf(member.choose(id, null))).toBe('billing.direct-debit-mobile-country');
    expect(await refusalOf(app.call(sendDirectDebitCode, { orderId: id }, member.as))).toBe('billing.direct-debit-mobile-country');
    expect(app.sms.sent).toHaveLength(sent);
    await app.database.change(`update billing.country_methods set offered = true where method = 'sepa' and country = 'FR'`);
    expect(await refusalOf(member.choose(id, detailsOf()))).toBeNull();
  });

  test('one that was taken back, or lapsed after 36 months, is there no more', async () => {
    const member = await DebitedMember.join(app);
    await member.buy(10, detailsOf(), true);
    app.clock.advance(days(7));
    await app.jobs.run('billing.send-bank-files');
    const { id } = await member.order(10);
    await member.choose(id, null);
    expect((await app.call(revokeMandate, undefined, member.as)).status).toBe(200);
    expect(await refusalOf(member.sign(id, { revision: 1 }))).toBe('billing.direct-debit-no-mandate');
    expect((await member.read(id)).body).toMatchObject({ mandate: null, chosen: null });

    await member.choose(id, detailsOf(), true);
    expect((await member.sign(id)).body.state).toBe('completed');
    app.clock.advance(days(3 * 365 - 1));
    expect((await member.read((await member.order(10)).id)).body.mandate).not.toBeNull();
    app.clock.advance(days(3));
    expect((await member.read((await member.order(10)).id)).body.mandate).toBeNull();
    await app.jobs.run('billing.sweep-direct-debits');
    const rows = await app.database.read('select end_reason from billing.mandates where member_id = $1 order by id', [member.memberId]);
    expect(rows).toEqual([{ end_reason: 'revoked' }, { end_reason: 'lapsed' }]);
  });

  test('one that is taken back stops what is in no file yet: the purchase is undone, and what went out stays', async () => {
    const member = await DebitedMember.join(app);
    const filed = await member.buy(10, detailsOf(), true);
    app.clock.advance(days(7));
    await app.jobs.run('billing.send-bank-files');
    const unsent = await member.buy(25, null);
    await app.database.change(SPEND, [member.memberId, 20, 'a gift', app.clock.now()]);
    await Promise.all([1, 2].map(() => app.call(revokeMandate, undefined, member.as)));
    expect(await debitOf(app, unsent)).toMatchObject({ state: 'withheld', kind: 'mandate-ended', file: null, reason: null });
    expect([await member.state(filed.id), await member.state(unsent.id)]).toEqual(['completed', 'charged_back']);
    const wallets = app.get(Wallets);
    // 10 of the first purchase were spent before 10 of the second: 15 of that are taken back, 10 are owed.
    expect([await wallets.balance(member.memberId), (await wallets.held(member.memberId)).debt]).toEqual([0, 10]);
    app.clock.advance(days(7));
    await app.jobs.run('billing.send-bank-files');
    expect([(await debitOf(app, filed)).state, (await debitOf(app, unsent)).state]).toEqual(['sent', 'withheld']);
    expect(await refusalOf(member.place(10))).toBe('billing.direct-debit-blocked');
  });

  test('one that is taken back drops a debit of which nothing was used: nothing is collected, lost or blocked', async () => {
    const member = await DebitedMember.join(app);
    await member.buy(10, detailsOf(), true);
    const [unsent, wallets] = [await member.buy(25, null), app.get(Wallets)];
    await Promise.all([1, 2].map(() => app.call(revokeMandate, undefined, member.as)));
    await app.bus.drain();
    expect(await debitOf(app, unsent)).toMatchObject({ state: 'withheld', kind: null, file: null });
    expect([await member.state(unsent.id), await wallets.balance(member.memberId)]).toEqual(['refunded', 0]);
    expect(await wallets.held(member.memberId)).toEqual({ debt: 0, frozen: 0 });
    const { refunds } = (await app.call(listRefunds, undefined, member.as)).body;
    const undone = { state: 'succeeded', collected: false, credit_note: expect.any(String) };
    expect(refunds.map(({ credits }) => credits).toSorted()).toEqual([10, 25]);
    expect(refunds).toMatchObject([undone, undone]);
    // nor is an operator told that it was paid
    const told = await app.call(
      listOperatorRefunds,
      {},
      { as: { memberId: await givenMember(app.database, { operator: true }), operator: true } },
    );
    expect(told.body.refunds.filter(({ member_id: of }) => of === member.memberId)).toMatchObject([undone, undone]);
    expect(await app.database.read('select from billing.disputes where member_id = $1', [member.memberId])).toEqual([]);
    app.clock.advance(days(7));
    await app.jobs.run('billing.send-bank-files');
    await app.jobs.run('billing.ask-refunds');
    expect((await debitOf(app, unsent)).state).toBe('withheld');
    expect(await refusalOf(member.place(10))).toBeNull();
    expect(await app.get(LedgerProofs).prove()).toMatchObject({ faults: [] });
  });

  test('one that is taken back while one purchase was used and another was not undoes each as it is', async () => {
    const member = await DebitedMember.join(app);
    const used = await member.buy(10, detailsOf(), true);
    const untouched = await member.buy(25, null);
    await app.database.change(SPEND, [member.memberId, 4, 'a gift', app.clock.now()]);
    await app.call(revokeMandate, undefined, member.as);
    expect(await debitOf(app, used)).toMatchObject({ state: 'withheld', kind: 'mandate-ended' });
    expect(await debitOf(app, untouched)).toMatchObject({ state: 'withheld', kind: null });
    expect([await member.state(used.id), await member.state(untouched.id)]).toEqual(['charged_back', 'refunded']);
    const wallets = app.get(Wallets);
    expect([await wallets.balance(member.memberId), (await wallets.held(member.memberId)).debt]).toEqual([0, 4]);
    expect(await refusalOf(member.place(10))).toBe('billing.direct-debit-blocked');
  });

  test('one that a new one takes the place of stops nothing that was signed by it', async () => {
    const member = await DebitedMember.join(app);
    const first = await member.buy(10, detailsOf(), true);
    await member.buy(25, detailsOf(), true);
    expect(await debitOf(app, first)).toMatchObject({ state: 'registered', kind: null });
    app.clock.advance(days(7));
    await app.jobs.run('billing.send-bank-files');
    expect((await debitOf(app, first)).state).toBe('sent');
  });

  test('one that is about to be taken back signs nothing', async () => {
    const member = await DebitedMember.join(app);
    await member.buy(10, detailsOf(), true);
    const { id } = await member.order(10);
    await member.choose(id, null);
    const signed = await app.database.transaction(async (tx) => {
      await app.get(MandateStore).revoke(tx, member.memberId, app.clock.now());
      const signing = member.sign(id);
      await Promise.race([signing, new Promise((over) => setTimeout(over, 300))]);
      return [signing] as const;
    });
    expect(await refusalOf(signed[0])).toBe('billing.direct-debit-no-mandate');
    expect(await debitOf(app, { id })).toMatchObject({ state: 'open' });
  });

  test('an order that is given up forgets what was typed, and the next one can be paid in another way', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    await member.choose(order.id, detailsOf());
    const answers = [1, 2].map(async () => (await app.call(giveUpDirectDebit, { orderId: order.id }, member.as)).body.state);
    expect(await Promise.all(answers)).toEqual(['cancelled', 'cancelled']);
    expect(await debitOf(app, order)).toMatchObject({ state: 'given-up', sealed: null });
    expect(await refusalOf(member.sign(order.id, { revision: 1 }))).toBe('billing.order-not-payable');
    const signed = await member.buy(10);
    expect((await app.call(giveUpDirectDebit, { orderId: signed.id }, member.as)).body.state).toBe('completed');
  });

  test('an order that expired is not signed any more, and forgets what was typed', async () => {
    const member = await DebitedMember.join(app);
    const order = await member.order();
    await member.choose(order.id, detailsOf());
    app.clock.advance(days(10));
    expect(await refusalOf(member.read(order.id))).toBe('billing.order-not-payable');
    await app.jobs.run('billing.expire-orders');
    expect(await refusalOf(member.sign(order.id, { revision: 1 }))).toBe('billing.order-not-payable');
    await app.jobs.run('billing.sweep-direct-debits');
    expect(await debitOf(app, order)).toMatchObject({ state: 'given-up', sealed: null });
  });
});

/** Asked again, as members do, where a busy machine has no connection left. */
const signed = async (...asked: Parameters<Signing['sign']>): Promise<void> => {
  try {
    await app.get(Signing).sign(...asked);
  } catch (fault) {
    const busy =
      fault instanceof Refusal ? fault.code === 'server.unavailable' : /timeout exceeded when trying to connect/.test(String(fault));
    if (!busy) throw fault;
    await signed(...asked);
  }
};

/** More than there are connections to the database: what waits for one is not at once. */
const AT_ONCE = 20;

/** Signatures at once, each of EUR 12.99: seven of them fit. */
const race = async (joined: () => Promise<DebitedMember>, iban: () => string, network = ({ network: own }: DebitedMember) => own) => {
  const given = [];
  for (let count = 0; count < AT_ONCE; count += 1) {
    const member = await joined();
    given.push({ member, ...(await givenChoice(app, member, (await member.order(10)).id, iban())) });
  }
  const answers = await Promise.allSettled(
    given.map(({ member, orderId, signature }) => signed({ ...member, network: network(member), locale: 'en' }, orderId, signature)),
  );
  const refused = answers.filter(({ status }) => status === 'rejected');
  const limit = expect.objectContaining({ code: 'billing.direct-debit-limit' });
  expect(refused).toEqual(refused.map(() => ({ status: 'rejected', reason: limit })));
  return answers.length - refused.length;
};

describe('EUR 100 in 30 days', () => {
  test('for each member, told before anything is typed, and gone after 30 days', async () => {
    const member = await DebitedMember.join(app);
    await member.buy(50);
    await member.buy(25);
    expect(await refusalOf(member.place(25))).toBe('billing.direct-debit-limit');
    const { id } = await member.order(10);
    expect((await member.choose(id, detailsOf())).refusal).toBeNull();
    app.clock.advance(days(30) + 1);
    expect((await member.place(100)).refusal).toBeNull();
  });

  test('for each account, whoever debits it', async () => {
    const iban = newIban();
    const [one, other] = [await DebitedMember.join(app), await DebitedMember.join(app)];
    await one.buy(100, detailsOf({ iban }));
    const { id } = await other.order(10);
    expect(await refusalOf(other.choose(id, detailsOf({ iban })))).toBe('billing.direct-debit-limit');
    expect((await other.choose(id, detailsOf())).refusal).toBeNull();
  });

  test('for each network', async () => {
    const network = newNetwork();
    const members = await Promise.all([1, 2].map(() => DebitedMember.join(app, { network })));
    await members[0]!.buy(100);
    const { id } = await members[1]!.order(10);
    expect(await refusalOf(members[1]!.choose(id, detailsOf()))).toBe('billing.direct-debit-limit');
    const keys = await app.database.read<{ key: string }>('select network_key as key from billing.direct_debit_networks');
    expect(keys.map(({ key }) => key)).not.toContain(network);
  });

  test('for each network, of what was or will be sent: what is taken back before counts no more', async () => {
    const network = newNetwork();
    const [first, second] = await Promise.all([1, 2].map(() => DebitedMember.join(app, { network })));
    const order = await first!.buy(50);
    await second!.buy(25);
    const { id } = await second!.order(25);
    expect(await refusalOf(second!.choose(id, detailsOf()))).toBe('billing.direct-debit-limit');
    const { body } = await app.call(listRefunds, undefined, first!.as);
    const [quote] = body.quotes;
    const asked = { orderId: order.id, clientId: randomUUID(), expected_credits: quote!.unused, expected_amount: quote!.amount.amount };
    await app.call(requestRefund, asked, first!.as);
    await app.bus.drain();
    expect((await debitOf(app, order)).state).toBe('withheld');
    expect(await refusalOf(second!.choose(id, detailsOf()))).toBeNull();
    expect((await second!.sign(id)).refusal).toBeNull();
  });

  test('another amount in another time where the site says so that sells, whichever site earlier debits are of; orders wait there as long as it says', async () => {
    const host = 'strict.test';
    await app.database.change(
      `insert into site.sites (host, time_zone, settings) values ($1, 'Europe/Zurich',
         '{"direct_debit_limit": 5000, "direct_debit_limit_days": 7, "order_debit_days": 3, "order_minutes": 20}')`,
      [host],
    );
    await app.get(Sites).load();
    const iban = newIban();
    const [one, other] = [await DebitedMember.join(app), await DebitedMember.join(app)];
    const place = ({ as: { as, headers } }: DebitedMember, method: 'sepa' | 'card' = 'sepa') =>
      app.call(createOrder, { clientId: randomUUID(), bundle: '25', method, expected_total: 2799 }, { as, headers: { ...headers, host } });
    await one.buy(25, detailsOf({ iban }));
    expect(await refusalOf(place(one))).toBe('billing.direct-debit-limit');
    expect((await one.place(25)).refusal).toBeNull();
    const { id, expires_at: ends } = (await place(other)).body.order;
    expect(Date.parse(ends)).toBe(app.clock.now().getTime() + days(3));
    expect(await refusalOf(other.choose(id, detailsOf({ iban })))).toBe('billing.direct-debit-limit');
    expect((await other.choose(id, detailsOf())).refusal).toBeNull();
    expect((await other.sign(id)).refusal).toBeNull();
    const { body } = await place(one, 'card');
    expect(Date.parse(body.order.expires_at)).toBe(app.clock.now().getTime() + minutes(20));
    app.clock.advance(days(7));
    expect((await place(one)).refusal).toBeNull();
  });

  test('twenty at once of one member stay within it', async () => {
    const member = await DebitedMember.join(app);
    // from everywhere, so that no other limit holds them up
    expect(await race(() => Promise.resolve(member), newIban, newNetwork)).toBe(7);
  });

  test('twenty at once of twenty members with one account stay within it', async () => {
    const iban = newIban();
    expect(
      await race(
        () => DebitedMember.join(app),
        () => iban,
      ),
    ).toBe(7);
  });

  test('twenty at once of twenty members in one network stay within it', async () => {
    const network = newNetwork();
    expect(await race(() => DebitedMember.join(app, { network }), newIban)).toBe(7);
  });
});
