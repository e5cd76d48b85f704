import { randomUUID } from 'node:crypto';
import { Passwords, SignIns } from '@rendezvous/account';
import { activate } from '@rendezvous/contracts/account/activation';
import { changeConsent } from '@rendezvous/contracts/account/consents';
import { askMailChange, openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import { askDeletion, reactivate } from '@rendezvous/contracts/account/deletion';
import { changeNotifications, proveAddress, resumeNotifications } from '@rendezvous/contracts/account/notifications';
import { resetPassword } from '@rendezvous/contracts/account/passwords';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { createAdjustment, declineAdjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { changeBundlePrice } from '@rendezvous/contracts/billing/operator-bundles';
import { requestOperatorRefund } from '@rendezvous/contracts/billing/operator-refunds';
import { createOrder, type Order } from '@rendezvous/contracts/billing/orders';
import type { DomainEventName, DomainEvents } from '@rendezvous/contracts/events';
import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import type { GivenChat } from '@rendezvous/chat/testing';
import { Sites } from '@rendezvous/site';
import { Deliveries } from './deliveries/deliveries.service.js';
import { Sending } from './sending/sending.service.js';
import { givenAgeCheck } from './testing/given-age-check.js';
import { notifyApp } from './testing/notify-app.js';

let app: TestApp & { readonly given: GivenChat };
beforeAll(async () => {
  app = await notifyApp();
  // The sandbox bank calls the shop over HTTP, so the shop listens.
  await app.app.listen(0, '127.0.0.1');
});
beforeEach(() => {
  app.mail.sent.length = 0;
  app.mail.failWith = null;
});
afterAll(() => app.close());

let count = 0;
const address = () => `notify-${(count += 1)}@given.test`;
const publish = <E extends DomainEventName>(event: E, data: DomainEvents[E]) => app.database.transaction((tx) => tx.publish(event, data));
const tokenIn = (text: string, path: string) => new RegExp(`${path}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? '';
const deliveries = (memberId: number) =>
  app.database.read<{ kind: string; state: string; tries: number }>(
    'select kind, state, tries from notify.deliveries where member_id = $1 order by id',
    [memberId],
  );

/** An order of 25 credits at the price that the member is shown. */
const givenOrder = async (memberId: number): Promise<Order> => {
  const { body: offers } = await app.call(listBundles, undefined, { as: memberId });
  const bundle = offers.bundles.find(({ credits }) => credits === 25)!;
  const wish = { clientId: randomUUID(), bundle: bundle.id, method: 'card' as const, expected_total: bundle.price_now.amount };
  const { body, refusal } = await app.call(createOrder, wish, { as: memberId });
  expect(refusal).toBeNull();
  return body.order;
};

/** Was last here three hours ago. */
const away = (member: { email: string }) => app.given.member({ ...member, lastActiveAt: new Date(app.clock.now().getTime() - hours(3)) });
const wrote = async (from: number, to: number, messages = 2) => {
  const { id } = await app.given.conversation(from, to, { answered: false });
  await app.database.change(
    `update chat.conversations set unread_a = case when member_a = $2 then $3::integer else 0 end, unread_b = case when member_b = $2 then $3::integer else 0 end where id = $1`,
    [id, to, messages],
  );
  await publish('chat.message-waiting', { conversationId: id, recipientId: to });
};
const wait = async (ms = minutes(16)) => {
  await app.bus.drain();
  app.clock.advance(ms);
  await app.bus.drain();
};

describe('nothing is sent', () => {
  test('to a member who was erased before the mail was written', async () => {
    const email = address();
    const memberId = await app.given.member({ email, status: 'not_confirmed' });
    await publish('account.member-joined', { memberId });
    await app.database.change(`update account.members set status = 'erased', email = null, password_hash = null where id = $1`, [memberId]);
    await app.bus.drain();
    expect(app.mail.sent).toEqual([]);
    expect(await deliveries(memberId)).toEqual([{ kind: 'activation', state: 'skipped', tries: 1 }]);
  });

  test('to ask for a confirmation that was given meanwhile', async () => {
    const memberId = await app.given.member({ status: 'activated' });
    await publish('account.member-joined', { memberId });
    await app.bus.drain();
    expect(app.mail.sent).toEqual([]);
  });

  test('about an order that is not the member’s, or not paid', async () => {
    const [memberId, other] = [await app.given.member(), await app.given.member()];
    const order = await givenOrder(memberId);
    await publish('billing.order-completed', { orderId: order.id, memberId: other, firstPurchase: true });
    await publish('billing.order-completed', { orderId: order.id, memberId, firstPurchase: true });
    await app.bus.drain();
    expect(app.mail.sent).toEqual([]);
  });
});

test('the link of the activation mail activates, once', async () => {
  const email = address();
  const memberId = await app.given.member({ email, name: 'Inès', status: 'not_confirmed' });
  await publish('account.member-joined', { memberId });
  await app.bus.drain();
  const mail = app.mail.last(email, 'activation');
  expect(mail).toMatchObject({ locale: 'en', subject: 'Confirm your e-mail address' });
  expect(mail.text).toContain('Hello Inès,');
  expect(mail.text).toContain('your first 3 credits');
  const token = tokenIn(mail.text, '/activate/done');
  expect(mail.html).toContain(token);
  expect((await app.call(activate, { token })).status).toBe(200);
  expect((await app.call(activate, { token })).body).toEqual({ credits: 0, again: true });
});

/** An address that somebody confirmed who was erased since. */
const addressOfBefore = async (): Promise<string> => {
  const email = address();
  const memberId = await app.given.member({ email, status: 'not_confirmed' });
  await publish('account.member-joined', { memberId });
  await app.bus.drain();
  await app.call(activate, { token: tokenIn(app.mail.last(email, 'activation').text, '/activate/done') });
  await app.database.change(`update account.members set email = null, status = 'erased' where id = $1`, [memberId]);
  app.mail.sent.length = 0;
  return email;
};

describe('an address that was here before', () => {
  test('is promised no credits by the mail of its new account, and gets none', async () => {
    const email = await addressOfBefore();
    const memberId = await app.given.member({ email, status: 'not_confirmed' });
    await publish('account.member-joined', { memberId });
    await app.bus.drain();
    const { text } = app.mail.last(email, 'activation');
    expect(text).not.toContain('first 3 credits');
    expect(text).toContain('Free credits come once for an address. This one was here before');
    expect((await app.call(activate, { token: tokenIn(text, '/activate/done') })).body).toEqual({ credits: 0 });
  });

  test.each([
    ['en', 'your first 3 credits', 'none come now'],
    ['fr', 'vos 3 premiers crédits', 'Celle-ci a déjà été utilisée'],
  ] as const)('nor by the mail that finishes a signup (%s)', async (language, promise, why) => {
    const fresh = await pendingSignup(language);
    const again = await pendingSignup(language, await addressOfBefore());
    for (const { id } of [fresh, again]) await publish('account.signup-pending', { signupId: id });
    await app.bus.drain();
    const text = (email: string) => app.mail.last(email, 'signup-link').text;
    expect(text(fresh.email)).toContain(promise);
    expect(text(fresh.email)).not.toContain(why);
    expect(text(again.email)).not.toContain(promise);
    expect(text(again.email)).toContain(why);
  });

  test('reads nothing of credits where nobody gets any', async () => {
    const { id } = app.get(Sites).current();
    await app.get(Sites).change(id, { signup_credits: 0 });
    try {
      const again = await pendingSignup('en', await addressOfBefore());
      await publish('account.signup-pending', { signupId: again.id });
      await app.bus.drain();
      expect(app.mail.last(again.email, 'signup-link').text).not.toContain('credits');
    } finally {
      await app.get(Sites).change(id, { signup_credits: 3 });
    }
  });
});

test('asked for again, the activation mail comes again with a link of its own', async () => {
  const email = address();
  const memberId = await app.given.member({ email, status: 'not_confirmed' });
  await publish('account.member-joined', { memberId });
  await publish('account.activation-mail-asked', { memberId });
  await app.bus.drain();
  const links = app.mail.sent.filter(({ to }) => to === email).map(({ text }) => tokenIn(text, '/activate/done'));
  expect(links).toHaveLength(2);
  expect(new Set(links).size).toBe(2);
});

test('who is being deleted is told until when, in their language, and the link of that mail brings the account back', async () => {
  const email = address();
  const memberId = await app.given.member({ email });
  const left = `update account.members set language = 'fr', status = 'pending_deletion', deletion_asked_at = $2 where id = $1`;
  await app.database.change(left, [memberId, app.clock.now()]);
  await publish('account.deletion-asked', { memberId });
  await app.bus.drain();
  const mail = app.mail.last(email, 'deletion-asked');
  expect(mail).toMatchObject({ locale: 'fr', subject: 'Votre compte est en cours de suppression' });
  expect(mail.text).toMatch(/À partir du 16 mars 2026, tout sera effacé/);
  // money on its way holds the erasure back
  expect(mail.text).toMatch(/Un paiement, un remboursement ou un litige encore ouvert à cette date est attendu/);
  // whoever is being deleted has no settings
  expect(mail.text).not.toContain('/notifications');
  expect((await app.call(reactivate, { token: tokenIn(mail.text, '/account-deleted/undo') })).status).toBe(200);
  await publish('account.deletion-asked', { memberId });
  await app.bus.drain();
  expect(await deliveries(memberId)).toEqual([
    { kind: 'deletion-asked', state: 'sent', tries: 1 },
    { kind: 'deletion-asked', state: 'skipped', tries: 1 },
  ]);
});

test('whose data is ready is told where it is fetched, until when, and no more once it is over', async () => {
  const email = address();
  const memberId = await app.given.member({ email });
  const exported = async (readyAt: Date) => {
    const [row] = await app.database.change<{ id: number }>(
      `insert into account.exports (member_id, key, state, asked_at, ready_at, bytes) values ($1, gen_random_uuid()::text, 'ready', $2, $2, 1)
       returning id`,
      [memberId, readyAt],
    );
    return row!.id;
  };
  await publish('account.export-ready', { memberId, exportId: await exported(app.clock.now()) });
  await app.bus.drain();
  const mail = app.mail.last(email, 'export-ready');
  expect(mail.subject).toBe('Your data is ready');
  expect(mail.text).toContain('/notifications#data');
  expect(mail.text).toMatch(/It is there until March 3, 2026/);
  await publish('account.export-ready', { memberId, exportId: await exported(new Date(app.clock.now().getTime() - days(1))) });
  await app.bus.drain();
  expect((await deliveries(memberId)).map(({ state }) => state)).toEqual(['sent', 'skipped']);
});

test('before an age has to be confirmed again a mail says when, what follows, and where; nothing once that is no more so', async () => {
  const { id: siteId } = app.get(Sites).current();
  await app.get(Sites).change(siteId, { age_assurance: 'before_listing' });
  const email = address();
  const memberId = await app.given.member({ email });
  await givenAgeCheck(app, memberId);
  await publish('account.age-expiring', { memberId });
  await app.bus.drain();
  const mail = app.mail.last(email, 'age-expiring');
  expect(mail.subject).toBe('Your age is confirmed until March 9, 2026');
  expect(mail.text).toMatch(/What Sandbox Age Check said of yours is good until March 9, 2026/);
  expect(mail.text).toMatch(/your profile is not shown/);
  expect(mail.text).toMatch(/\/age$/m);
  await app.database.change(`update account.age_checks set state = 'reset' where member_id = $1`, [memberId]);
  await publish('account.age-expiring', { memberId });
  await app.bus.drain();
  expect((await deliveries(memberId)).filter(({ kind }) => kind === 'age-expiring').map(({ state }) => state)).toEqual(['sent', 'skipped']);
  await app.get(Sites).change(siteId, { age_assurance: 'off' });
});

test('who has not confirmed is reminded with a link that does, and with the day of the end', async () => {
  const email = address();
  const memberId = await app.given.member({ email, status: 'not_confirmed', joinedAt: new Date(app.clock.now().getTime() - days(3)) });
  await publish('account.confirmation-overdue', { memberId });
  await app.bus.drain();
  const mail = app.mail.last(email, 'confirm-reminder');
  expect(mail.text).toContain('erased on March 13, 2026');
  expect((await app.call(activate, { token: tokenIn(mail.text, '/activate/done') })).status).toBe(200);
  await publish('account.confirmation-overdue', { memberId });
  await app.bus.drain();
  expect((await deliveries(memberId)).filter(({ kind }) => kind === 'confirm-reminder').map(({ state }) => state)).toEqual([
    'sent',
    'skipped',
  ]);
});

test('a mail is that of the member’s site: its name, its clock, its host', async () => {
  const [site] = await app.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, settings) values ('second.test', 'Pacific/Auckland', '{"name": "Second House"}') returning id`,
  );
  await app.get(Sites).load();
  const email = address();
  const memberId = await app.given.member({ email });
  await app.database.change('update account.members set site_id = $2 where id = $1', [memberId, site!.id]);
  await publish('account.password-changed', { memberId });
  await app.bus.drain();
  const { text } = app.mail.last(email, 'password-changed');
  expect(text).toContain('Second House');
  expect(text).toMatch(/https?:\/\/second\.test(:\d+)?\/reset-password/);
  const time = new Intl.DateTimeFormat('en', { timeZone: 'Pacific/Auckland', timeStyle: 'short' }).format(app.clock.now());
  expect(text.replaceAll('\u202f', ' ')).toContain(time.replaceAll('\u202f', ' '));
});

test('the link of the password mail sets a new password, and a mail tells of the change, in French', async () => {
  const email = address();
  const memberId = await app.given.member({ email });
  await app.database.change(`update account.members set language = 'fr' where id = $1`, [memberId]);
  await publish('account.password-reset-asked', { memberId });
  await app.bus.drain();
  const asked = app.mail.last(email, 'password-reset');
  expect(asked).toMatchObject({ locale: 'fr', subject: 'Votre nouveau mot de passe' });
  expect(
    (await app.call(resetPassword, { token: tokenIn(asked.text, '/reset-password/do'), password: 'une phrase bien longue' })).status,
  ).toBe(200);
  await app.bus.drain();
  expect(app.mail.last(email, 'password-changed').text).toMatch(/a été changé le 2 mars 2026 à 13:00/);
});

test.each([
  ['account.passkey-added', 'passkey-added', 'Une clé d’accès a été ajoutée à votre compte'],
  ['account.passkey-removed', 'passkey-removed', 'Une clé d’accès a été supprimée de votre compte'],
] as const)('after %s a mail says when, and leads to the passkeys', async (event, kind, subject) => {
  const email = address();
  const memberId = await app.given.member({ email });
  await app.database.change(`update account.members set language = 'fr' where id = $1`, [memberId]);
  await publish(event, { memberId });
  await app.bus.drain();
  const mail = app.mail.last(email, kind);
  expect(mail).toMatchObject({ locale: 'fr', subject });
  expect(mail.text).toMatch(/Le 2 mars 2026 à 13:00/);
  expect(mail.text).toContain('/notifications#passkeys');
});

test('a mail tells of a sign-in with a new browser, in the member’s language, and leads to the devices', async () => {
  const email = address();
  const memberId = await app.given.member({ email });
  await app.database.change(`update account.members set language = 'fr' where id = $1`, [memberId]);
  const signIn = (userAgent: string, country: string | null) =>
    app.get(SignIns).begin(memberId, { network: '192.0.2.1', userAgent, country });
  await signIn('Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0', 'FR');
  await app.bus.drain();
  expect(app.mail.sent).toEqual([]);
  await signIn('Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36', 'BR');
  await app.bus.drain();
  const mail = app.mail.last(email, 'new-sign-in');
  expect(mail).toMatchObject({ locale: 'fr', subject: 'Nouvelle connexion\u00a0: Chrome sur Windows' });
  expect(mail.text).toMatch(/Brésil/);
  expect(mail.text).toContain('/notifications#devices');
  await app.database.change(`update account.members set language = 'en' where id = $1`, [memberId]);
  await signIn('', null);
  await app.bus.drain();
  expect(app.mail.last(email, 'new-sign-in')).toMatchObject({ locale: 'en', subject: 'New sign-in: an unknown browser' });
  expect(app.mail.sent).toHaveLength(2);
});

test('a new address is confirmed by a mail that says nothing of its member; the old one hears of it in French, with the way back', async () => {
  const [old, next] = [address(), address()];
  const memberId = await app.given.member({ email: old, name: 'Solène' });
  const passwordHash = await app.get(Passwords).hash('a quiet harbour');
  await app.database.change(`update account.members set language = 'fr', password_hash = $2 where id = $1`, [memberId, passwordHash]);
  expect((await app.call(askMailChange, { email: next, password: 'a quiet harbour' }, { as: memberId })).status).toBe(200);
  await app.bus.drain();
  const asked = app.mail.last(next, 'mail-change');
  expect(asked).toMatchObject({ locale: 'fr', subject: 'Votre nouvelle adresse e-mail' });
  expect(asked.text + asked.html).not.toMatch(new RegExp(`Solène|${old}`));
  const open = (text: string) => app.call(openMailChangeLink, { token: tokenIn(text, '/mail-change/do') });
  expect((await open(asked.text)).body).toEqual({ outcome: 'changed' });
  await app.bus.drain();
  const told = app.mail.last(old, 'mail-changed');
  expect(told).toMatchObject({ locale: 'fr', subject: 'Votre adresse e-mail a été changée' });
  expect(told.text).toContain('Solène');
  expect(told.text + told.html).not.toContain(next);
  expect(app.mail.sent).toHaveLength(2);
  expect((await open(told.text)).body).toEqual({ outcome: 'undone' });
  await app.bus.drain();
  const back = app.mail.last(old, 'mail-restored');
  expect(back).toMatchObject({ locale: 'fr', subject: 'Votre adresse e-mail est rétablie' });
  expect(back.text).toContain('/reset-password');
  expect(app.mail.sent.filter(({ to }) => to === next)).toHaveLength(1);
});

test.each([
  ['en', /old password has stopped working/, /^Your account is being deleted$/, /nothing is erased/],
  ['fr', /ancien mot de passe ne fonctionne plus/, /^Votre compte est en cours de suppression$/, /rien ne sera effacé/],
] as const)(
  'that an account is being deleted is told to its former address as well, whose way back brings both back and says so: %s',
  async (language, password, deleted, nothing) => {
    const [old, next] = [address(), address()];
    const memberId = await app.given.member({ email: old });
    const passwordHash = await app.get(Passwords).hash('a quiet harbour');
    await app.database.change('update account.members set language = $3, password_hash = $2 where id = $1', [
      memberId,
      passwordHash,
      language,
    ]);
    const ask = async (email: string) => {
      expect((await app.call(askMailChange, { email, password: 'a quiet harbour' }, { as: memberId })).status).toBe(200);
      await app.bus.drain();
      await app.call(openMailChangeLink, { token: tokenIn(app.mail.last(email, 'mail-change').text, '/mail-change/do') });
      await app.bus.drain();
    };
    const askToBeDeleted = async () => {
      expect((await app.call(askDeletion, { password: 'a quiet harbour' }, { as: memberId })).status).toBe(200);
      await app.bus.drain();
    };
    await ask(next);
    await askToBeDeleted();
    const [told, theirs] = [app.mail.last(old, 'deletion-asked'), app.mail.last(next, 'deletion-asked')];
    expect([told.locale, told.subject]).toEqual([language, expect.stringMatching(deleted)]);
    expect(told.text).toMatch(/From March \d+, 2026 on|À partir du \d+ mars 2026/);
    expect(told.text + told.html).not.toContain(next);
    expect(told.text).not.toContain('/account-deleted/undo');
    const { body } = await app.call(openMailChangeLink, { token: tokenIn(told.text, '/mail-change/do') });
    expect(body).toEqual({ outcome: 'undone', account_back: true });
    expect((await app.call(reactivate, { token: tokenIn(theirs.text, '/account-deleted/undo') })).refusal).toBe('account.link-invalid');
    await app.bus.drain();
    const back = app.mail.last(old, 'mail-restored');
    expect(back.text).toMatch(password);
    expect(back.text).toMatch(nothing);
    // without a deletion there is nothing to say of one, and once it is too late nothing is told there
    await app.database.change('update account.members set password_hash = $2 where id = $1', [memberId, passwordHash]);
    await ask(next);
    await app.call(openMailChangeLink, { token: tokenIn(app.mail.last(old, 'mail-changed').text, '/mail-change/do') });
    await app.bus.drain();
    expect(app.mail.last(old, 'mail-restored').text).toMatch(password);
    expect(app.mail.last(old, 'mail-restored').text).not.toMatch(nothing);
    await app.database.change('update account.members set password_hash = $2 where id = $1', [memberId, passwordHash]);
    await ask(next);
    app.mail.sent.length = 0;
    app.clock.advance(hours(48));
    await askToBeDeleted();
    expect(app.mail.sent.map(({ to, kind }) => [to, kind])).toEqual([[next, 'deletion-asked']]);
  },
);

test('a paid order has one receipt with what was paid, however often its event comes', async () => {
  const email = address();
  const memberId = await app.given.member({ email });
  const order = await givenOrder(memberId);
  await app.app.inject({
    method: 'POST',
    url: order.redirect ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'outcome=approve&delivery=twice',
  });
  app.clock.advance(minutes(1));
  await app.bus.drain();
  await publish('billing.order-completed', { orderId: order.id, memberId, firstPurchase: true });
  await app.bus.drain();
  const receipts = app.mail.sent.filter(({ kind }) => kind === 'receipt');
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toMatchObject({ to: email });
  expect(receipts[0]?.subject).toMatch(/^Your receipt 2026-\d{6}$/);
  expect(receipts[0]?.text).toContain(`Total: €${(order.total.amount / 100).toFixed(2)}`);
  const net = order.total.amount - order.tax.amount;
  expect(receipts[0]?.text).toContain(
    `Without VAT: €${(net / 100).toFixed(2)}\nVAT ${order.tax_rate}%: €${(order.tax.amount / 100).toFixed(2)}`,
  );
  expect(receipts[0]?.text).toContain('Premium member from now on');
  expect(receipts[0]?.text).toMatch(
    new RegExp(`as a PDF is on the page of the purchase, once you are logged in: \\S+/transactions/${order.id}$`, 'm'),
  );
});

test('the receipt of an order whose discount another one had used says why it brought fewer credits', async () => {
  const email = address();
  const memberId = await app.given.member({ email });
  const pay = async ({ redirect }: Order, outcome: 'approve' | 'cancel-then-approve') => {
    await app.app.inject({
      method: 'POST',
      url: redirect ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: `outcome=${outcome}&delivery=twice`,
    });
  };
  const inTime = await givenOrder(memberId);
  // its money comes all the same, while the next one has its discount
  await pay(inTime, 'cancel-then-approve');
  await pay(await givenOrder(memberId), 'approve');
  app.clock.advance(minutes(1));
  await app.bus.drain();
  const [whole, fewer] = app.mail.sent.filter(({ kind }) => kind === 'receipt').map(({ text }) => text);
  expect(whole).not.toContain('and not');
  expect(fewer).toContain(`Why 19 credits and not 25: a discount counts once, and order ${inTime.id} had already used yours`);
  expect(fewer).toContain('So your €20.99 counted at the normal price, €27.99 for 25 credits.');
});

test('while the mail server is away the mail waits, and goes out once when it is back', async () => {
  const email = address();
  const memberId = await app.given.member({ email, status: 'not_confirmed' });
  await publish('account.member-joined', { memberId });
  app.mail.failWith = new Error('mail server away');
  const { failed } = await app.bus.drain({ tolerateFailures: true });
  expect(failed.map(({ task }) => task)).toEqual(['notify.deliver']);
  expect(await deliveries(memberId)).toEqual([{ kind: 'activation', state: 'planned', tries: 1 }]);
  app.mail.failWith = null;
  await app.bus.drain({ retryNow: true });
  await app.bus.drain({ retryNow: true });
  expect(app.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
  expect(await deliveries(memberId)).toEqual([{ kind: 'activation', state: 'sent', tries: 2 }]);
});

test('one delivery worked on by ten processes at once is one mail', async () => {
  const email = address();
  const memberId = await app.given.member({ email, status: 'not_confirmed' });
  const plan = () => app.get(Deliveries).plan({ kind: 'activation', cause: 'event:the same', memberId });
  await Promise.all(Array.from({ length: 10 }, plan));
  const [{ id }] = (await app.database.read<{ id: number }>('select id from notify.deliveries where member_id = $1', [memberId])) as [
    { id: number },
  ];
  await Promise.allSettled(Array.from({ length: 10 }, () => app.get(Sending).deliver(id)));
  await app.bus.drain({ retryNow: true });
  expect(app.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
});

test('a mail whose process died while sending is taken up again after five minutes', async () => {
  const email = address();
  const memberId = await app.given.member({ email, status: 'not_confirmed' });
  await app.get(Deliveries).plan({ kind: 'activation', cause: 'event:died', memberId });
  const claimed = (ago: number) =>
    app.database.change(`update notify.deliveries set state = 'sending', claimed_at = $2 where member_id = $1`, [
      memberId,
      new Date(Date.now() - ago),
    ]);
  await claimed(minutes(1));
  expect((await app.bus.drain({ tolerateFailures: true })).failed).toHaveLength(1);
  expect(app.mail.sent).toEqual([]);
  await claimed(minutes(6));
  await app.bus.drain({ retryNow: true });
  expect(app.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
});

describe('the digest of what happened while somebody was away', () => {
  test('does not go to who came back, asked for none, or is not confirmed', async () => {
    const writer = await app.given.member();
    const [back, spam, unconfirmed] = [
      await away({ email: address() }),
      await away({ email: address() }),
      await app.given.member({ status: 'not_confirmed' }),
    ];
    await app.database.change(`update account.members set notifications_disabled = '{fbl}' where id = $1`, [spam]);
    for (const member of [back, spam, unconfirmed]) await wrote(writer, member);
    await app.bus.drain();
    await app.database.change('update account.members set last_active_at = $2 where id = $1', [
      back,
      new Date(app.clock.now().getTime() + 1),
    ]);
    await wait();
    expect(app.mail.sent).toEqual([]);
  });

  test('does not go out when everything was read meanwhile', async () => {
    const [writer, reader] = [await app.given.member(), await away({ email: address() })];
    await wrote(writer, reader);
    await app.bus.drain();
    await app.database.change('update chat.conversations set unread_a = 0, unread_b = 0');
    await wait();
    expect(app.mail.sent).toEqual([]);
    expect(await deliveries(reader)).toEqual([{ kind: 'news', state: 'skipped', tries: 1 }]);
  });

  test('names everybody once, marks who is fictional, and never tells what was written', async () => {
    const email = address();
    const reader = await away({ email });
    const [maya, theo, nora] = [
      await app.given.member({ name: 'Maya' }),
      await app.given.member({ name: 'Theo', fictional: true }),
      await app.given.member({ name: 'Nora' }),
    ];
    await wrote(maya, reader, 2);
    await wrote(theo, reader, 1);
    for (const from of [maya, nora]) {
      await app.given.like(from, reader);
      await publish('chat.liked', { fromId: from, toId: reader, match: false });
    }
    await wait();
    expect(app.mail.sent).toHaveLength(1);
    const { to, subject, text } = app.mail.last(email, 'news');
    expect({ to, subject }).toEqual({ to: email, subject: '3 new messages for you' });
    expect(text).toContain('- Maya: 2 new messages');
    expect(text).toContain('- Theo: 1 new message [\u{1F3AD} Fictional profile]');
    expect(text).toContain('- Nora likes you');
    expect(text).toContain('A fictional profile was made up');
    expect(text.match(/Maya/g)).toHaveLength(1);
    expect(text).not.toContain('Message 1');
  });

  test('is not put off by more that happens while it waits, and tells of that, too', async () => {
    const email = address();
    const reader = await away({ email });
    await wrote(await app.given.member({ name: 'First' }), reader);
    await wait(minutes(10));
    await wrote(await app.given.member({ name: 'Second' }), reader);
    await wait(minutes(6));
    expect(app.mail.sent).toHaveLength(1);
    for (const name of ['First', 'Second']) expect(app.mail.last(email, 'news').text).toContain(name);
  });

  test('comes at most once in twelve hours, and then with what still waits', async () => {
    const email = address();
    const reader = await away({ email });
    await wrote(await app.given.member({ name: 'Early' }), reader);
    await wait();
    await wrote(await app.given.member({ name: 'Late' }), reader);
    await wait();
    expect(app.mail.sent).toHaveLength(1);
    await wait(hours(12));
    expect(app.mail.sent).toHaveLength(2);
    expect(app.mail.last(email, 'news').text).toContain('Late');
  });

  test('does not wait for the pause after another kind of mail', async () => {
    const reader = await away({ email: address() });
    await app.database.change(
      `insert into notify.deliveries (kind, cause, member_id, state, done_at, planned_at) values ('password-changed', $1, $2, 'sent', $3, $3)`,
      [`another:${reader}`, reader, app.clock.now()],
    );
    await wrote(await app.given.member(), reader);
    await wait();
    expect(app.mail.sent).toHaveLength(1);
  });
});

describe('who does without some of the summary', () => {
  test('is not told of it, and gets none where nothing else is left', async () => {
    const [some, none] = [address(), address()];
    const [one, other] = [await away({ email: some }), await away({ email: none })];
    await app.call(changeNotifications, { new_conversations: false, new_messages: false }, { as: one });
    await app.call(changeNotifications, { new_conversations: false, new_messages: false, like: false }, { as: other });
    for (const reader of [one, other]) {
      await wrote(await app.given.member({ name: `Writes ${reader}` }), reader);
      const fan = await app.given.member({ name: `Likes ${reader}` });
      await app.given.like(fan, reader);
      await publish('chat.liked', { fromId: fan, toId: reader, match: false });
    }
    await wait();
    expect(app.mail.sent.map(({ to }) => to)).toEqual([some]);
    const { subject, text } = app.mail.last(some, 'news');
    expect(subject).toBe('A new like for you');
    expect(text).toContain(`Likes ${one}`);
    expect(text).not.toContain(`Writes ${one}`);
  });

  test('one click on the link of a summary ends them all', async () => {
    const email = address();
    const reader = await away({ email });
    await wrote(await app.given.member(), reader);
    await wait();
    const { unsubscribe } = app.mail.last(email, 'news');
    const { pathname, search } = new URL(unsubscribe!);
    expect((await app.app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200);
    app.clock.advance(days(1));
    await wrote(await app.given.member(), reader);
    await wait(days(4));
    expect(app.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

test('an address that refused a mail gets one whose link sends summaries again', async () => {
  const email = address();
  const memberId = await app.given.member({ email });
  await app.database.change(`update account.members set notifications_disabled = '{bounce}' where id = $1`, [memberId]);
  await app.call(resumeNotifications, undefined, { as: memberId });
  await app.bus.drain();
  const token = /mail-address\/do\?token=([\w.-]+)/.exec(app.mail.last(email, 'address-proof').text)![1]!;
  expect((await app.call(proveAddress, { token })).status).toBe(200);
  // asked for twice, it is needed once
  await publish('account.address-proof-asked', { memberId });
  await app.bus.drain();
  expect((await deliveries(memberId)).map(({ state }) => state)).toEqual(['sent', 'skipped']);
});

const reminders = (email: string) => app.mail.sent.filter(({ to, kind }) => to === email && kind === 'unread-reminder');

describe('the reminder of messages that nobody read', () => {
  test('comes after three days away, once, however many more are written', async () => {
    const email = address();
    const reader = await away({ email });
    await wrote(await app.given.member({ name: 'Patience' }), reader);
    await wait(days(2));
    expect(reminders(email)).toEqual([]);
    await wrote(await app.given.member(), reader);
    await wait(days(1) + hours(1));
    expect(reminders(email)).toMatchObject([{ subject: '4 messages are still waiting for you' }]);
    expect(reminders(email)[0]!.text).toContain('Patience: 2 new messages');
    await wrote(await app.given.member(), reader);
    await wait(days(4));
    expect(reminders(email)).toHaveLength(1);
  });

  test('waits for three days after the last visit, and comes again in another absence', async () => {
    const email = address();
    const reader = await away({ email });
    await wrote(await app.given.member(), reader);
    await wait(days(2));
    const visit = () => app.database.change('update account.members set last_active_at = $2 where id = $1', [reader, app.clock.now()]);
    await visit();
    await wait(days(2));
    expect(reminders(email)).toEqual([]);
    await wait(days(1) + hours(1));
    expect(reminders(email)).toHaveLength(1);
    await visit();
    await wrote(await app.given.member(), reader);
    await wait(days(3) + hours(1));
    expect(reminders(email)).toHaveLength(2);
  });

  test('does not come when all was read, when it was switched off, or when mails are stopped', async () => {
    const readers = [];
    for (const _ of [1, 2, 3]) readers.push({ id: await away({ email: address() }) });
    const [read, off, spam] = readers;
    await app.call(changeNotifications, { unread_message_reminders: false }, { as: off!.id });
    for (const { id } of readers) await wrote(await app.given.member(), id);
    await app.bus.drain();
    await app.database.change(`update account.members set notifications_disabled = '{fbl}' where id = $1`, [spam!.id]);
    await app.database.change('update chat.conversations set unread_a = 0, unread_b = 0 where $1 in (member_a, member_b)', [read!.id]);
    await wait(days(4));
    expect(app.mail.sent.filter(({ kind }) => kind === 'unread-reminder')).toEqual([]);
  });
});

/** A provider reports one euro for an order. */
const givenIncident = async (): Promise<{ id: number; order: Order }> => {
  const order = await givenOrder(await app.given.member());
  const [row] = await app.database.change<{ id: number }>(
    `insert into billing.payment_incidents (kind, payment_id, reported_amount, reported_currency, noticed_at)
     select 'amount-differs', id, 100, 'EUR', now() from billing.payments where order_id = $1 returning id`,
    [order.id],
  );
  return { id: row!.id, order };
};

test('a ledger that does not prove itself is told to the site’s support address, with the way there', async () => {
  await publish('billing.ledger-unproven', { proofId: 7, faults: 2 });
  await app.bus.drain();
  expect(app.mail.sent).toMatchObject([
    { to: 'support@rendezvous.example', kind: 'ledger-unproven', subject: 'The ledger does not prove itself: 2 faults' },
  ]);
  expect(app.mail.sent[0]!.text).toContain('/operator/billing/proof');
});

describe('a payment incident', () => {
  test('is told to the site’s support address, once', async () => {
    const { id, order } = await givenIncident();
    await publish('billing.payment-incident', { incidentId: id });
    await publish('billing.payment-incident', { incidentId: id });
    await app.bus.drain();
    const [mail, ...more] = app.mail.sent;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'support@rendezvous.example',
      kind: 'payment-incident',
      subject: `Payment to look at: order ${order.id}`,
    });
    expect(mail!.text).toContain('Asked for: €20.99\nReported: €1.00');
    expect(mail!.text).not.toMatch(/Hello|Hi |\/notifications|\/pages\/service/);
  });

  test('that is a charge of no payment here names no order', async () => {
    const [row] = await app.database.change<{ id: number }>(
      `insert into billing.payment_incidents (kind, provider, reference, reported_amount, reported_currency, noticed_at)
       values ('charge-unmatched', 'stripe', 'ch_1', 100, 'EUR', now()) returning id`,
    );
    await publish('billing.payment-incident', { incidentId: row!.id });
    await app.bus.drain();
    const [mail] = app.mail.sent;
    expect(mail!.subject).toBe('Payment to look at: a charge by stripe');
    expect(mail!.text).toContain('Charged there: €1.00\nPayment at the provider: ch_1');
  });

  test('that is no payment names what it is of, and no amount', async () => {
    const [row] = await app.database.change<{ id: number }>(
      `insert into billing.payment_incidents (kind, provider, reference, reported_amount, reported_currency, noticed_at)
       values ('answer-unread', 'sepa', 'a.xml', 0, 'EUR', now()) returning id`,
    );
    await publish('billing.payment-incident', { incidentId: row!.id });
    await app.bus.drain();
    const [mail] = app.mail.sent;
    expect(mail!.subject).toBe('To look at: sepa');
    expect(mail!.text).toContain('a.xml');
    expect(mail!.text).not.toContain('€');
  });

  test('is told when mail works again, and not once somebody has dealt with it', async () => {
    const [told, resolved] = [await givenIncident(), await givenIncident()];
    app.mail.failWith = new Error('no mail today');
    await publish('billing.payment-incident', { incidentId: told.id });
    await app.bus.drain({ tolerateFailures: true });
    const operator = await app.given.member({ operator: true });
    await app.database.change('update billing.payment_incidents set resolved_at = now(), resolved_by = $2 where id = $1', [
      resolved.id,
      operator,
    ]);
    await publish('billing.payment-incident', { incidentId: resolved.id });
    app.mail.failWith = null;
    await app.bus.drain({ retryNow: true });
    expect(app.mail.sent.map(({ subject }) => subject)).toEqual([`Payment to look at: order ${told.order.id}`]);
  });
});

const givenOperator = (email: string) => app.given.member({ email, operator: true });
/** More credits than an operator gives alone. */
const askForCredits = async (asker: number, memberId: number) => {
  const wish = { clientId: randomUUID(), member_id: memberId, credits: 120, reason: 'Two hundred messages were sent twice.' };
  return (await app.call(createAdjustment, wish, { as: { memberId: asker, operator: true } })).body.id;
};

describe('what waits for another operator', () => {
  beforeEach(() => app.database.change('update account.members set operator = false'));

  test('is told to the other operators in their language, once, and never to who asked, or whose credits they are', async () => {
    const [asking, other, own] = [address(), address(), address()];
    const asker = await givenOperator(asking);
    const french = await givenOperator(other);
    await app.database.change(`update account.members set language = 'fr' where id = $1`, [french]);
    const member = await givenOperator(own);
    const id = await askForCredits(asker, member);
    await publish('billing.adjustment-asked', { id, askedBy: asker });
    await app.bus.drain();
    expect(app.mail.sent.map(({ to, kind, subject }) => [to, kind, subject])).toEqual([
      [other, 'adjustment-waiting', 'À décider\u00a0: donner 120 crédits'],
    ]);
    expect(app.mail.sent[0]!.text).toContain(`/operator/billing/adjustments?adjustment=${id}`);
    expect(app.mail.sent[0]!.text).toContain('Two hundred messages were sent twice.');
  });

  test('is told no more once somebody decided, or to who is no operator any more', async () => {
    const [asker, decider, former] = [await givenOperator(address()), await givenOperator(address()), await givenOperator(address())];
    const id = await askForCredits(asker, await app.given.member());
    await app.database.change('update account.members set operator = false where id = $1', [former]);
    await app.call(declineAdjustment, { adjustmentId: id }, { as: { memberId: decider, operator: true } });
    await app.bus.drain();
    expect(app.mail.sent).toEqual([]);
  });

  test('is a price, too, with what it is now', async () => {
    const [asker, other] = [await givenOperator(address()), address()];
    await givenOperator(other);
    const wish = { bundle: '25', currency: 'EUR' as const, amount: 1999, begins_at: null };
    await app.call(changeBundlePrice, wish, { as: { memberId: asker, operator: true } });
    await app.call(changeBundlePrice, wish, { as: { memberId: asker, operator: true } });
    await app.bus.drain();
    expect(app.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([[other, 'To decide: 25 credits for €19.99']]);
    expect(app.mail.sent[0]!.text).toContain('Price now: €27.99\nNew price: €19.99\nBegins: once it is approved');
    expect(app.mail.sent[0]!.text).toContain('/operator/billing/bundles?currency=EUR&bundle=25');
  });
});

test('a refund that an operator asked for is told as theirs, not as a withdrawal', async () => {
  const [email, operator] = [address(), await app.given.member({ operator: true })];
  const memberId = await app.given.member({ email, joinedAt: new Date(app.clock.now().getTime() - days(30)) });
  const order = await givenOrder(memberId);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  await app.app.inject({ method: 'POST', url: order.redirect ?? '', headers, payload: 'outcome=approve&delivery=twice' });
  app.clock.advance(minutes(1));
  await app.bus.drain();
  const back = { orderId: order.id, clientId: randomUUID(), expected_credits: 5, expected_amount: 420, reason: 'Not for the member.' };
  const { status } = await app.call(requestOperatorRefund, back, { as: { memberId: operator, operator: true } });
  expect(status).toBe(200);
  await app.bus.drain();
  const mail = app.mail.last(email, 'withdrawal');
  expect(mail.subject).toBe('Your refund: 5 credits');
  expect(mail.text).toContain('We pay back unused credits of a purchase.');
  expect(mail.text).not.toMatch(/Not for the member|withdraw/i);
});

const pendingSignup = async (language: 'en' | 'fr', email = address()): Promise<{ id: number; email: string }> => {
  const form = {
    name: 'Nina',
    language,
    gender: 'female',
    sexuality: 'hetero',
    country: 'NL',
    region: 'NL-NH',
    date_of_birth: '1990-01-31',
  };
  const [row] = await app.database.change<{ id: number }>(
    `insert into account.pending_signups (email, password_hash, form, created_at, expires_at) values ($1, 'none', $2, $3, $4) returning id`,
    [
      email,
      JSON.stringify({ ...form, consent_terms: true, consent_matching: true, consent_marketing: false }),
      app.clock.now(),
      new Date(app.clock.now().getTime() + hours(1)),
    ],
  );
  return { id: row!.id, email };
};

describe('somebody signs up where only the mailbox is told', () => {
  test.each([
    ['en', 'Finish your signup at Rendezvous', 'Make my account'],
    ['fr', 'Terminez votre inscription sur Rendezvous', 'Créer mon compte'],
  ] as const)('the free address gets the link that makes the account (%s)', async (language, subject, button) => {
    const { id, email } = await pendingSignup(language);
    await publish('account.signup-pending', { signupId: id });
    await app.bus.drain();
    const [mail] = app.mail.sent;
    expect(mail).toMatchObject({ to: email, locale: language, subject, kind: 'signup-link' });
    expect(mail!.text).toContain(button);
    // settings are behind a login that nobody without an account has
    expect(mail!.text).toMatch(/\/pages\/service$/m);
    for (const drawn of [mail!.text, mail!.html]) expect(drawn).not.toContain('/notifications');
    expect((await app.call(activate, { token: tokenIn(mail!.text, '/activate/done') })).refusal).toBeNull();
    await app.bus.drain();
    // the address is proved already: nobody asks for it again
    expect(app.mail.sent).toHaveLength(1);
  });

  test('the taken one is told that there is an account, and how to get in', async () => {
    const id = await app.given.member({ email: address() });
    await publish('account.signup-repeated', { memberId: id });
    await app.bus.drain();
    expect(app.mail.sent).toHaveLength(1);
    expect(app.mail.sent[0]).toMatchObject({ subject: 'You already have an account', kind: 'signup-again' });
    expect(app.mail.sent[0]!.text).toMatch(/\/login[^]*\/reset-password/);
  });

  test('a signup that was finished or is over gets no mail', async () => {
    const { id } = await pendingSignup('en');
    await app.database.change('delete from account.pending_signups where id = $1', [id]);
    await publish('account.signup-pending', { signupId: id });
    await app.bus.drain();
    expect(app.mail.sent).toEqual([]);
  });
});

/** Joined eight days ago, and is shown the discount now. */
const welcomed = async (agreed: boolean) => {
  const email = address();
  const memberId = await app.given.member({ email, country: 'NL', joinedAt: new Date(app.clock.now().getTime() - days(8)) });
  if (agreed) await app.call(changeConsent, { kind: 'marketing', given: true }, { as: memberId });
  expect((await app.call(listBundles, undefined, { as: memberId })).body.offer?.reason).toBe('welcome');
  return { memberId, email };
};
const offersTo = (email: string) => app.mail.sent.filter(({ to, kind }) => to === email && kind === 'welcome-ends');

describe('the last day of the welcome discount', () => {
  test('is told once to whoever agreed to offers by mail, with the way to end that, and to nobody else', async () => {
    const [one, other] = [await welcomed(true), await welcomed(false)];
    await wait(hours(48) - minutes(1));
    expect(app.mail.sent).toEqual([]);
    await wait(minutes(2));
    const [mail, ...more] = offersTo(one.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: '25 % off your first credits: one more day' });
    expect(mail!.text).toContain('/unsubscribe?token=');
    expect(offersTo(other.email)).toEqual([]);
    expect(await deliveries(other.memberId)).toEqual([{ kind: 'welcome-ends', state: 'skipped', tries: 1 }]);
  });

  test('is told neither after the consent was taken back, nor once something was bought', async () => {
    const [one, buyer] = [await welcomed(true), await welcomed(true)];
    await app.call(changeConsent, { kind: 'marketing', given: false }, { as: one.memberId });
    await app.database.change('update account.members set premium_since = $2 where id = $1', [buyer.memberId, app.clock.now()]);
    await wait(hours(49));
    expect([offersTo(one.email), offersTo(buyer.email)]).toEqual([[], []]);
  });
});
