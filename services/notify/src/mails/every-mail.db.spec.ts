import { randomUUID } from 'node:crypto';
import { MailChanges, Passwords, SignIns } from '@rendezvous/account';
import { changeConsent } from '@rendezvous/contracts/account/consents';
import { askMailChange, openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { chooseDirectDebitAccount, revokeMandate, signDirectDebit } from '@rendezvous/contracts/billing/direct-debit';
import { createAdjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { changeBundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import { changeMethodFee } from '@rendezvous/contracts/billing/operator-methods';
import { createOrder } from '@rendezvous/contracts/billing/orders';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import type { Locale } from '@rendezvous/contracts/reference';
import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import { SPEND } from '@rendezvous/billing/testing';
import type { GivenChat } from '@rendezvous/chat/testing';
import type { MailMessage } from '@rendezvous/server/mail';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import type { MailKind } from '../deliveries/delivery.entity.js';
import { givenAgeCheck } from '../testing/given-age-check.js';
import { en } from '../texts/en.js';
import { notifyApp } from '../testing/notify-app.js';
import { MemberMails } from './member-mails.service.js';
import { SignupLinkMail } from './signup-link-mail.service.js';

/** What may stand in a name that was typed, and must not become mark-up. */
const TYPED = `Zoé <b>"&'</b>`;
const TYPED_WRITTEN = 'Zoé &lt;b&gt;&quot;&amp;&#x27;&lt;/b&gt;';
const PASSWORD = 'a quiet harbour';

let app: TestApp & { readonly given: GivenChat };
beforeAll(async () => {
  app = await notifyApp();
  // The sandbox bank calls the shop over HTTP, so the shop listens.
  await app.app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

interface Given {
  readonly memberId: number;
  readonly subjectId?: number;
}

let count = 0;
const name = () => `${TYPED}${(count += 1)}`;
const set = (memberId: number, columns: string, ...values: unknown[]) =>
  app.database.change(`update account.members set ${columns} where id = $1`, [memberId, ...values]);

const member = async (language: Locale, more: Parameters<GivenChat['member']>[0] = {}): Promise<number> => {
  const email = `every-${(count += 1)}@given.test`;
  const id = await app.given.member({ email, name: name(), lastActiveAt: new Date(app.clock.now().getTime() - days(5)), ...more });
  await set(id, 'language = $2', language);
  return id;
};

const written = async (language: Locale): Promise<Given> => {
  const memberId = await member(language);
  const { id } = await app.given.conversation(await app.given.member({ name: name(), fictional: true }), memberId, { answered: false });
  await app.database.change('update chat.conversations set unread_a = 2, unread_b = 2 where id = $1', [id]);
  return { memberId };
};

const wish = async (language: Locale): Promise<Given & { readonly email: string }> => {
  const memberId = await member(language);
  await set(memberId, 'password_hash = $2', await app.get(Passwords).hash(PASSWORD));
  const email = `other-${memberId}@given.test`;
  expect((await app.call(askMailChange, { email, password: PASSWORD }, { as: memberId })).status).toBe(200);
  const [row] = await app.database.read<{ id: number }>('select id from account.mail_changes where member_id = $1', [memberId]);
  return { memberId, subjectId: row!.id, email };
};

const paid = async (language: Locale): Promise<Given> => {
  const memberId = await member(language);
  const { body: offers } = await app.call(listBundles, undefined, { as: memberId });
  const [bundle] = offers.bundles;
  const order = { clientId: randomUUID(), bundle: bundle!.id, method: 'card' as const, expected_total: bundle!.price_now.amount };
  const { body } = await app.call(createOrder, order, { as: memberId });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  await app.app.inject({ method: 'POST', url: body.order.redirect ?? '', headers, payload: 'outcome=approve&delivery=twice' });
  app.clock.advance(minutes(1));
  await app.bus.drain();
  return { memberId, subjectId: body.order.id };
};

/** A purchase that was withdrawn from, and what the bank did with that. */
const withdrawn = async (language: Locale, refunds: 'pay' | 'refuse'): Promise<Given> => {
  const { memberId, subjectId } = await paid(language);
  await app.database.change(
    'update billing.sandbox_payments set refunds = $2 where id = (select reference::uuid from billing.payments where order_id = $1)',
    [subjectId, refunds],
  );
  const [quote] = (await app.call(listRefunds, undefined, { as: memberId })).body.quotes;
  const asked = { clientId: randomUUID(), orderId: quote!.order, expected_credits: quote!.unused, expected_amount: quote!.amount.amount };
  const { body } = await app.call(requestRefund, asked, { as: memberId });
  await app.jobs.run('billing.send-refund', { refundId: body.id });
  app.clock.advance(minutes(1));
  await app.jobs.run('billing.ask-refunds');
  const [row] = await app.database.read<{ number: number }>('select number from billing.refunds where id = $1', [body.id]);
  return { memberId, subjectId: row!.number };
};

/** A purchase that was asked back at the bank, and what was decided. */
const disputed = async (language: Locale, decided: boolean): Promise<Given> => {
  const { memberId, subjectId } = await paid(language);
  const [payment] = await app.database.read<{ reference: string }>('select reference from billing.payments where order_id = $1', [
    subjectId,
  ]);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const url = `/sandbox/bank/${payment!.reference}/disputes`;
  await app.app.inject({ method: 'POST', url, headers, payload: 'step=dispute' });
  await app.bus.drain();
  const [dispute] = await app.database.read<{ id: number; reference: string }>(
    'select id, reference from billing.disputes where order_id = $1',
    [subjectId],
  );
  if (decided) await app.app.inject({ method: 'POST', url, headers, payload: `step=lose&dispute=${dispute!.reference}` });
  await app.bus.drain();
  return { memberId, subjectId: dispute!.id };
};

/** A purchase whose debit is to come. */
const debited = async (language: Locale, keep = false): Promise<Given> => {
  const memberId = await member(language, { country: 'NL' });
  const [bundle] = (await app.call(listBundles, undefined, { as: memberId })).body.bundles;
  const order = { clientId: randomUUID(), bundle: bundle!.id, method: 'sepa' as const, expected_total: bundle!.price_now.amount };
  const orderId = (await app.call(createOrder, order, { as: memberId })).body.order.id;
  const details = {
    iban: 'NL91ABNA0417164300',
    holder: TYPED,
    street: 'Keizersgracht',
    house_number: '12',
    postal_code: '1015 CN',
    city: 'Amsterdam',
    mobile: '+31612345678',
  };
  await app.call(chooseDirectDebitAccount, { orderId, details, keep }, { as: memberId });
  const [code = ''] = app.sms.last(details.mobile).text.match(/\b\d{6}\b/) ?? [];
  await app.call(signDirectDebit, { orderId, code, authorised: true, revision: 1 }, { as: memberId });
  // Whoever is written to next has a limit of their own, and so has the account: it is another month.
  app.clock.advance(days(31));
  const [debit] = await app.database.read<{ id: number }>('select id from billing.direct_debits where order_id = $1', [orderId]);
  return { memberId, subjectId: debit!.id };
};

/** Somebody who agreed to offers and was shown the welcome discount. */
const welcomed = async (language: Locale): Promise<Given> => {
  const memberId = await member(language, { country: 'NL', joinedAt: new Date(app.clock.now().getTime() - days(8)) });
  await app.call(changeConsent, { kind: 'marketing', given: true }, { as: memberId });
  expect((await app.call(listBundles, undefined, { as: memberId })).body.offer?.reason).toBe('welcome');
  return { memberId };
};

const signup = async (language: Locale): Promise<Given> => {
  const form = {
    name: name(),
    language,
    gender: 'female',
    sexuality: 'hetero',
    country: 'NL',
    region: 'NL-NH',
    date_of_birth: '1990-01-31',
  };
  const consents = { consent_terms: true, consent_matching: true, consent_marketing: false };
  const [row] = await app.database.change<{ id: number }>(
    `insert into account.pending_signups (email, password_hash, form, created_at, expires_at) values ($1, 'none', $2, $3, $4) returning id`,
    [
      `signup-${(count += 1)}@given.test`,
      JSON.stringify({ ...form, ...consents }),
      app.clock.now(),
      new Date(app.clock.now().getTime() + hours(1)),
    ],
  );
  return { memberId: 0, subjectId: row!.id };
};

const browser = async (language: Locale): Promise<Given> => {
  const memberId = await member(language);
  await app
    .get(SignIns)
    .begin(memberId, { network: '192.0.2.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0', country: 'FR' });
  const [row] = await app.database.read<{ id: number }>('select id from account.known_browsers where member_id = $1', [memberId]);
  return { memberId, subjectId: row!.id };
};

/** An operator who can decide about what this one asks for. */
const operators = async (
  language: Locale,
): Promise<{ readonly asker: { memberId: number; operator: true }; readonly memberId: number }> => {
  const [asker, memberId] = [await member('en', { operator: true }), await member(language, { operator: true })];
  return { asker: { memberId: asker, operator: true }, memberId };
};

const plain = async (language: Locale): Promise<Given> => ({ memberId: await member(language) });
const unconfirmed = async (language: Locale): Promise<Given> => ({
  memberId: await member(language, { status: 'not_confirmed', joinedAt: app.clock.now() }),
});

/** What each kind is about. A new one needs a line. */
const GIVEN: Readonly<Record<MailKind, (language: Locale) => Promise<Given>>> = {
  activation: unconfirmed,
  'confirm-reminder': unconfirmed,
  'password-reset': plain,
  'password-changed': plain,
  'passkey-added': plain,
  'passkey-removed': plain,
  'devices-logged-out': plain,
  'welcome-ends': welcomed,
  'signup-again': plain,
  'signup-link': signup,
  'new-sign-in': browser,
  'mail-change': wish,
  'mail-changed': async (language) => {
    const { memberId, subjectId } = await wish(language);
    const { token } = (await app.get(MailChanges).mintChange(memberId, subjectId!))!;
    expect((await app.call(openMailChangeLink, { token })).status).toBe(200);
    return { memberId, subjectId: subjectId! };
  },
  'mail-restored': plain,
  receipt: paid,
  withdrawal: (language) => withdrawn(language, 'pay'),
  'refund-paid': (language) => withdrawn(language, 'pay'),
  'refund-failed': (language) => withdrawn(language, 'refuse'),
  'dispute-opened': (language) => disputed(language, false),
  'dispute-decided': (language) => disputed(language, true),
  'direct-debit-announced': debited,
  news: written,
  'unread-reminder': written,
  'deletion-asked': async (language) => {
    const given = await plain(language);
    await set(given.memberId, `status = 'pending_deletion', deletion_asked_at = $2`, app.clock.now());
    return given;
  },
  'details-corrected': plain,
  moderation: async (language) => {
    const given = await plain(language);
    await set(given.memberId, 'moderated = true');
    return given;
  },
  'address-proof': async (language) => {
    const given = await plain(language);
    await set(given.memberId, `notifications_disabled = '{bounce}'`);
    return given;
  },
  'adjustment-waiting': async (language) => {
    const { asker, memberId } = await operators(language);
    const asked = { clientId: randomUUID(), member_id: await member('en'), credits: 120, reason: TYPED };
    const { body } = await app.call(createAdjustment, asked, { as: asker });
    return { memberId, subjectId: body.id };
  },
  'price-waiting': async (language) => {
    const { asker, memberId } = await operators(language);
    const begins_at = new Date(app.clock.now().getTime() + days(1)).toISOString();
    const { body } = await app.call(changeBundlePrice, { bundle: '25', currency: 'EUR', amount: 1999, begins_at }, { as: asker });
    return { memberId, subjectId: body.requests[0]!.id };
  },
  'fee-waiting': async (language) => {
    const { asker, memberId } = await operators(language);
    const { body } = await app.call(changeMethodFee, { country: 'NL', method: 'paypal', fee: 50 }, { as: asker });
    return { memberId, subjectId: body.requests[0]!.id };
  },
  'export-ready': async (language) => {
    const { memberId } = await plain(language);
    const [row] = await app.database.change<{ id: number }>(
      `insert into account.exports (member_id, key, state, asked_at, ready_at, bytes) values ($1, $2, 'ready', $3, $3, 1) returning id`,
      [memberId, `exports/${memberId}.zip`, app.clock.now()],
    );
    return { memberId, subjectId: row!.id };
  },
  // the last one: from here on the site asks for ages
  'age-expiring': async (language) => {
    const given = await plain(language);
    await app.get(Sites).change(app.get(Sites).current().id, { age_assurance: 'before_listing' });
    await givenAgeCheck(app, given.memberId);
    return given;
  },
};

const write = async (kind: MailKind, language: Locale): Promise<MailMessage> => {
  const { memberId, subjectId = null } = await GIVEN[kind](language);
  const mail =
    kind === 'signup-link'
      ? await app.get(SignupLinkMail).write(subjectId!)
      : await app.get(MemberMails).write({ id: 1, kind, memberId, subjectId, plannedAt: app.clock.now() });
  if (mail === null) throw new Error(`There is nothing to tell by a mail of the kind ${kind}.`);
  return mail;
};

const textOf = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const hrefs = (html: string): string[] => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => textOf(href!));

test('a receipt says that money came only where it did: a direct debit is still to be collected', async () => {
  const { memberId } = await debited('en');
  const [order] = await app.database.read<{ id: number }>('select id from billing.orders where member_id = $1', [memberId]);
  const mail = await app.get(MemberMails).write({ id: 1, kind: 'receipt', memberId, subjectId: order!.id, plannedAt: app.clock.now() });
  expect(mail?.text).toContain('is collected from your bank account on a later day');
  expect(mail?.text).toMatch(/^Total: /m);
  expect(mail?.text).toMatch(/Payment method: Direct debit \(SEPA\)\nDebited on: \w+ \d+, \d{4}\n/);
  expect(mail?.text).not.toMatch(/has arrived|Paid with|Total paid/);
  expect((await write('receipt', 'en')).text).toContain('Your payment has arrived');
});

test('of money that is still to be debited nobody reads that it is on its way back', async () => {
  const { memberId } = await debited('en');
  app.clock.advance(-days(31));
  await app.database.change(SPEND, [memberId, 1, 'one', app.clock.now()]);
  const [quote] = (await app.call(listRefunds, undefined, { as: memberId })).body.quotes;
  const asked = { clientId: randomUUID(), orderId: quote!.order, expected_credits: quote!.unused, expected_amount: quote!.amount.amount };
  const { body } = await app.call(requestRefund, asked, { as: memberId });
  expect(body).toMatchObject({ collected: true, direct_debit: { state: 'signed' } });
  const [row] = await app.database.read<{ number: number }>('select number from billing.refunds where id = $1', [body.id]);
  const about = { id: 1, kind: 'withdrawal' as const, memberId, subjectId: row!.number, plannedAt: app.clock.now() };
  const mail = await app.get(MemberMails).write(about);
  expect(mail?.text).toMatch(/Your bank account is debited on \w+ \d+, \d{4} first; €[\d.]+ goes back to it some bank days after that\./);
  expect(mail?.text).not.toContain('on its way back');
  app.clock.advance(days(31));
});

test.each([
  [
    'en',
    /^Undone with your mandate: \d+ credits$/,
    /took back your direct debit mandate before this purchase was debited/,
    /Credit note: \S/,
  ],
  ['fr', /^Annulé avec votre mandat\s: \d+ crédits$/, /révoqué votre mandat de prélèvement avant le débit de cet achat/, /Avoir\s?: \S/],
] as const)(
  'whoever takes a mandate back before its debit hears once what became of the purchase, in %s',
  async (language, subject, said, note) => {
    const { memberId } = await debited(language, true);
    app.clock.advance(-days(31));
    await app.bus.drain();
    const [{ email = '' } = {}] = await app.database.read<{ email: string }>('select email from account.members where id = $1', [memberId]);
    const [{ invoice = 0 } = {}] = await app.database.read<{ invoice: number }>(
      'select invoice_number as invoice from billing.orders where member_id = $1',
      [memberId],
    );
    const before = app.mail.sent.length;
    await app.call(revokeMandate, undefined, { as: memberId });
    await app.bus.drain();
    const told = app.mail.sent.slice(before).filter(({ to }) => to === email);
    expect(told.map((mail) => mail.subject)).toEqual([expect.stringMatching(subject)]);
    expect(told[0]!.text).toMatch(said);
    expect(told[0]!.text).toMatch(note);
    expect(told[0]!.text).toContain(String(invoice));
    expect(told[0]!.text).not.toMatch(/withdr|rétract/i);
    app.clock.advance(days(31));
  },
);

test('a time is told with its zone, in either language', async () => {
  app.clock.set('2027-01-08T12:00:00Z');
  expect((await write('password-changed', 'en')).text).toContain('on January 8, 2027 at 1:00 PM GMT+1.');
  expect((await write('password-changed', 'fr')).text).toContain('le 8 janvier 2027 à 13:00 UTC+1.');
});

test('a purchase is dated and withdrawn from as the site says that sold it, wherever its member is at home', async () => {
  const [seller] = await app.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, settings) values ('seller.test', 'Pacific/Auckland', '{"refund_days": 30}') returning id`,
  );
  await app.get(Sites).load();
  const { memberId, subjectId } = await withdrawn('en', 'pay');
  const [order] = await app.database.change<{ id: number }>(
    `update billing.orders set site_id = $2, completed_at = '2026-06-15T12:30:00Z' where member_id = $1 returning id`,
    [memberId, seller!.id],
  );
  await app.database.change(`update billing.refunds set requested_at = '2026-06-15T12:45:00Z' where order_id = $1`, [order!.id]);
  const mail = async (kind: 'receipt' | 'withdrawal', about: number | undefined) =>
    (await app.get(MemberMails).write({ id: 1, kind, memberId, subjectId: about ?? 0, plannedAt: app.clock.now() }))!;
  const receipt = await mail('receipt', order!.id);
  expect(receipt.text).toContain('within 30 days');
  expect(receipt.text).toContain('June 16, 2026');
  expect((await mail('withdrawal', subjectId)).text).toMatch(/June 16, 2026(,| at) 12:45.AM/);
  expect((await write('receipt', 'en')).text).toContain('within 14 days');
});

const KINDS = Object.keys(GIVEN) as MailKind[];

describe.each(KINDS)('a mail of the kind %s', (kind) => {
  test.each(['en', 'fr'] as const)('is whole in %s', async (language) => {
    const { html = '', text, subject, locale } = await write(kind, language);
    expect(locale).toBe(language);
    expect(html).toMatch(new RegExp(`^<!doctype html>\\s*<html[^>]* lang="${language}"`, 'i'));
    // every sentence is one, and nothing was left to be filled in
    for (const drawn of [html, text, subject]) {
      for (const id of Object.keys(en)) expect(drawn).not.toContain(id);
      expect(drawn.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/[{}]|undefined|\[object/);
    }
    expect(subject.trim()).not.toBe('');
    // what somebody typed is a text
    expect(html).not.toContain('<b>');
    expect(html.includes(TYPED_WRITTEN)).toBe(text.includes(TYPED));
    // whoever reads the plain text gets everywhere; the brand leads home in addition
    for (const href of hrefs(html).slice(1)) expect(text).toContain(href);
    // what the mailbox shows beside the subject is said in the mail, too
    const [, preheader = ''] = /display:none[^>]*>([^<]+)/.exec(html) ?? [];
    expect(text).toContain(textOf(preheader).slice(0, 40).trim());
  });

  test('says something else in each language', async () => {
    const [inEnglish, inFrench] = [await write(kind, 'en'), await write(kind, 'fr')];
    expect(inEnglish.subject).not.toBe(inFrench.subject);
  });

  test('says how it is stopped, if it can be done without; the others are about the account', async () => {
    const { html = '', text, unsubscribe } = await write(kind, 'en');
    const optional = ['news', 'unread-reminder', 'welcome-ends'].includes(kind);
    expect(unsubscribe ?? 'none').toMatch(optional ? /^http.*\/unsubscribe\?token=[\w.-]{40,}$/ : /^none$/);
    expect(text.includes(`Unsubscribe: ${unsubscribe}`)).toBe(optional);
    expect(hrefs(html).some((href) => href === unsubscribe)).toBe(optional);
    expect(text.includes('/unsubscribe')).toBe(optional);
  });
});
