import { randomBytes, randomUUID } from 'node:crypto';
import { ReportEvidence, SignIns } from '@rendezvous/account';
import { askExport } from '@rendezvous/contracts/account/export';
import { startConversation } from '@rendezvous/contracts/chat/conversations';
import { sendMessage } from '@rendezvous/contracts/chat/messages';
import { days, hours } from '@rendezvous/contracts/kernel';
import { MailboxMail } from '@rendezvous/server/mail';
import { MailboxSms } from '@rendezvous/server/sms';
import { givenRow } from './rows.js';
import { givenPhotos, type Life, lifeOf, loginOf, pictureSaying, type World } from './world.js';

const bytes = (): Buffer => randomBytes(32);

/** Messages both ways; they cost credits, so both have some. */
const givenTalk = async ({ app }: World, from: number, to: number, word: string): Promise<number> => {
  for (const memberId of [from, to])
    await app.database.change(
      'insert into billing.wallets (member_id, granted) values ($1, 9) on conflict (member_id) do update set granted = 9',
      [memberId],
    );
  const text = `${word} says hello`;
  const { body } = await app.call(startConversation, { memberId: to, clientId: randomUUID(), text }, { as: from });
  await app.call(sendMessage, { conversationId: body.conversationId, clientId: randomUUID(), text: 'Hello back' }, { as: to });
  return body.conversationId;
};

/** What only a member has who wants in, and what was noted of how they came. */
const givenAccess = async ({ app }: World, { id, email, word }: Life): Promise<void> => {
  const now = app.clock.now();
  const later = new Date(now.getTime() + days(1));
  const row = (table: string, values: Readonly<Record<string, unknown>>) => givenRow(app.database, table, values);
  await row('account.consents', { member_id: id, kind: 'terms', given: true, at: now, version: word });
  // an address from before, and one that was only asked for
  await row('account.mail_changes', { member_id: id, old_email: `old-${email}`, new_email: email, asked_at: now, changed_at: now });
  await row('account.mail_changes', { member_id: id, old_email: email, new_email: `new-${email}`, asked_at: now });
  await row('account.passkeys', {
    member_id: id,
    rp_id: word,
    credential_id: word,
    user_handle: word,
    public_key: bytes(),
    counter: 0,
    transports: [word],
    backed_up: false,
    name: word,
    created_at: now,
  });
  const challenge = { challenge_hash: bytes(), rp_id: word, member_id: id, session_id: word, user_handle: word, expires_at: later };
  await row('account.passkey_challenges', challenge);
  const form = { name: word, about: word };
  await row('account.pending_signups', { email, password_hash: word, form, created_at: now, expires_at: later });
  for (const by of ['', ':name']) await row('account.login_attempts', { account_key: `member:${id}${by}`, network: word, tried_at: now });
  await row('account.address_answers', { network: word, answered_at: now });
  await row('account.tokens', { kind: 'password', member_id: id, token_hash: bytes(), created_at: now, expires_at: later });
  await row('account.signup_starts', {
    token_hash: bytes(),
    email,
    member_id: id,
    password_hash: word,
    terms_version: word,
    traffic: { ref: word },
    signup_message: word,
    started_at: now,
    expires_at: later,
  });
  await row('account.waiting_addresses', { site_id: 1, email, language: 'en', left_at: now });
  await row('account.age_checks', {
    id: randomUUID(),
    member_id: id,
    provider: word,
    reference: word,
    min_age: 18,
    stated_birth_date: '1990-01-01',
    valid_days: 30,
    state: 'over',
    begun_at: now,
    lapses_at: later,
    decided_at: now,
    valid_until: later,
  });
  await app.get(SignIns).begin(id, { network: '192.0.2.1', userAgent: `Firefox on Linux ${word}`, country: 'FR' });
  const failure = { page_view: word, session: word, network: word, remote: 'chat', version: '1', phase: 'load', code: word, at: now };
  await row('site.release_failures', failure);
};

const givenInvitation = async ({ app }: World, { id }: Life): Promise<void> => {
  const now = app.clock.now();
  const code = randomUUID();
  const invitation = await givenRow(app.database, 'account.invitations', {
    site_id: 1,
    code,
    label: 'Autumn',
    max_uses: 9,
    created_at: now,
  });
  await givenRow(app.database, 'account.invitation_uses', { member_id: id, invitation_id: invitation.id, used_at: now });
};

/** Files beside those of photos: one that is half here, and the photo of a signup that nobody finished. */
const givenFiles = async (world: World, { id, word }: Life): Promise<void> => {
  const { app } = world;
  const now = app.clock.now();
  const later = new Date(now.getTime() + days(1));
  const picture = await pictureSaying(word);
  for (const memberId of [id, null]) {
    const upload = randomUUID();
    const part = `uploads/${upload.slice(0, 2)}/${upload}/0-${randomBytes(6).toString('hex')}`;
    await app.storage.put(part, picture, 'application/octet-stream');
    await givenRow(app.database, 'account.uploads', {
      id: upload,
      member_id: memberId,
      network: word,
      size: picture.byteLength + 1,
      received: picture.byteLength,
      sha256: word,
      parts: [part],
      created_at: now,
      expires_at: later,
    });
  }
  await givenRow(app.database, 'account.drafts', { id: randomUUID(), network: word, created_at: now, expires_at: later });
};

/** Others, and what stands between them and the member. @returns the partner, and the conversation with them */
const givenContacts = async (world: World, { id, word }: Life): Promise<{ readonly partner: number; readonly conversation: number }> => {
  const { app, given } = world;
  const [partner, stranger, last] = [await given.member(), await given.member(), await given.member()];
  const now = app.clock.now();
  const day = '2026-01-01';
  const row = (table: string, values: Readonly<Record<string, unknown>>) => givenRow(app.database, table, values);
  await givenPhotos(world, partner, 'partner', 1);
  const conversation = await givenTalk(world, id, partner, word);
  await given.chat.like(id, partner);
  await given.chat.like(partner, id);
  await given.chat.block(id, stranger);
  await given.chat.block(last, id);
  for (const [from, to] of [
    [id, stranger],
    [last, id],
  ] as const) {
    await row('account.signup_messages', { member_id: from, to_member_id: to, text: word });
    await row('search.passes', { member_id: from, passed_id: to, passed_at: now });
    await row('search.seen_members', { member_id: from, seen_id: to, seen_at: now });
    await row('search.daily_likes', { member_id: from, day, liked_id: to });
    await row('search.daily_picks', { member_id: from, day, position: 1, picked_id: to });
  }
  await row('search.saved_searches', { member_id: id, name: word, query: word, created_at: now, visited_at: now });
  await row('search.preferences', { member_id: id, hide_passed: true, hide_seen: true, last_search: word });
  // what a newcomer meant to write to them
  await row('account.signup_starts', {
    token_hash: bytes(),
    email: 'newcomer@example.org',
    about_member_id: id,
    password_hash: 'none',
    terms_version: '1',
    signup_message: word,
    started_at: now,
    expires_at: new Date(now.getTime() + days(60)),
  });
  return { partner, conversation };
};

/** As complaints are told by. */
const complaintNumber = (): string => (randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');

const givenComplaints = async ({ app }: World, { id, email, word }: Life, partner: number): Promise<void> => {
  const at = app.clock.now();
  const complaint = { locale: 'en', category: 'member', state: 'answered', filed_at: at, ended_at: at };
  const row = (values: Readonly<Record<string, unknown>>) => givenRow(app.database, 'account.complaints', { ...complaint, ...values });
  const filed = await row({ number: complaintNumber(), member_id: id, email, text: `${word} complains` });
  await givenRow(app.database, 'account.complaint_answers', { complaint_id: filed.id, text: `Dear ${word}`, at, mailed_at: at });
  // not logged in
  await row({ number: complaintNumber(), email, text: `${word} complains` });
  await row({ number: complaintNumber(), member_id: partner, about_id: id, email: 'partner@example.org', text: 'They are rude.' });
  // either reports the other: what they wrote is kept, and nobody reads it who has the database alone
  for (const [reporterId, aboutId] of [
    [id, partner],
    [partner, id],
  ] as const)
    await app.database.transaction((tx) =>
      app.get(ReportEvidence).seal(tx, { number: complaintNumber(), reporterId, aboutId, filedAt: at }),
    );
};

/** A lander that they saw before they signed up. */
const givenExposure = async ({ app }: World, { id, word }: Life): Promise<void> => {
  const at = app.clock.now();
  const arms = { arms: ['a', 'b'], built_in_weight: 1, tuning_persons: 100, bucketed_at: at, started_at: at, started_by: 'spec' };
  const experiment = await givenRow(app.database, 'landers.experiments', { site_id: 1, template: 'gallery', goal: 'signup', ...arms });
  await givenRow(app.database, 'landers.exposures', {
    experiment_id: experiment.id,
    bucket_version: 1,
    visitor: word.padEnd(24, '-'),
    slug: word,
    weights: word,
    excluded: false,
    exposed_at: at,
    member_id: id,
  });
};

/** An order that came to nothing, begun by direct debit: with the account, the code, and what the company said. */
const givenOrderGivenUp = async ({ app }: World, { id, word }: Life): Promise<void> => {
  const at = new Date(app.clock.now().getTime() - days(30));
  const later = new Date(at.getTime() + hours(1));
  const row = <Row = { readonly id: number }>(table: string, values: Readonly<Record<string, unknown>>) =>
    givenRow<Row>(app.database, table, values);
  const sum = { bundle_id: '10', credits: 10, country: 'NL', method: 'sepa', currency: 'EUR', price: 1299, fee: 0, total: 1299 };
  const order = await row('billing.orders', {
    ...sum,
    member_id: id,
    client_id: randomUUID(),
    state: 'failed',
    tax_rate: 20,
    tax: 217,
    created_at: at,
    expires_at: later,
  });
  const payment = randomUUID();
  const money = { amount: 1299, currency: 'EUR', created_at: at };
  await row('billing.payments', { ...money, id: payment, order_id: order.id, provider: 'sepa', reference: word, redirect: word });
  await row('billing.direct_debits', { ...money, payment_id: payment, order_id: order.id, state: 'given-up', sealed: Buffer.from(word) });
  const mobile = `+3161${String(id).padStart(7, '0')}`;
  const times = { sent_at: at, expires_at: later, resend_at: later };
  await row('billing.direct_debit_codes', { ...times, order_id: order.id, mobile, code_hash: bytes() });
  await new MailboxSms(app.database, app.clock).send({
    to: mobile,
    locale: 'en',
    text: `${word}, your code`,
    kind: 'direct-debit-code',
    key: mobile,
  });
  await row('billing.webhook_events', {
    provider: 'sepa',
    event_id: word,
    kind: 'payment',
    type: word,
    reference: word,
    occurred_at: at,
    received_at: at,
  });
  await row('billing.payment_starts', { payment_id: payment, answer_until: later });
};

/** Discounts that are theirs, and what an operator gave or forbade them. */
const givenFavours = async (world: World, { id, word }: Life): Promise<void> => {
  const { app, given } = world;
  const at = app.clock.now();
  const later = new Date(at.getTime() + days(3));
  const operator = await given.member({ operator: true });
  const row = (table: string, values: Readonly<Record<string, unknown>>) => givenRow(app.database, table, values);
  const code = `CANARY${id}`;
  await row('billing.discount_codes', { code, reason: 'leaving', percentage: 10, member_id: id, expires_at: later, created_at: at });
  await row('billing.welcome_offers', { member_id: id, code: 'WELCOME25', began_at: at, ends_at: later });
  await row('billing.adjustments', {
    client_id: randomUUID(),
    member_id: id,
    credits: 1,
    reason: word,
    state: 'applied',
    asked_by: operator,
    asked_at: at,
    decided_by: operator,
    decided_at: at,
  });
  await row('billing.method_blocks', { member_id: id, method: word, reason: word, set_by: operator, set_at: at });
};

/** Mails to every address that was theirs, and those to others in which they are named. */
const givenMails = async ({ app }: World, { email, word }: Life): Promise<void> => {
  const mailbox = new MailboxMail(app.database, app.clock);
  const mail = { locale: 'en', subject: word, text: word } as const;
  for (const to of [email, `old-${email}`]) await mailbox.send({ ...mail, to, html: word, kind: 'news' });
  await mailbox.send({ ...mail, to: `new-${email}`, kind: 'mail-change' });
};

/** Who never paid, with something in every table, folder and box in which something of a member may be. */
export const leadLife = async (world: World, word: string): Promise<Life & { readonly partner: number; readonly conversation: number }> => {
  const { app, given } = world;
  const told = { about: word, city: word, prompts: [{ prompt: 'rain', answer: word }], interests: ['tea'] } as const;
  const life = lifeOf(word, await given.member({ ...told, ...(await loginOf(world, word)) }));
  await givenPhotos(world, life.id, word, 2);
  await givenAccess(world, life);
  await givenInvitation(world, life);
  await givenFiles(world, life);
  const contacts = await givenContacts(world, life);
  await givenComplaints(world, life, contacts.partner);
  await givenExposure(world, life);
  await givenOrderGivenUp(world, life);
  await givenFavours(world, life);
  await givenMails(world, life);
  await app.call(askExport, undefined, { as: life.id });
  return { ...life, ...contacts };
};

/** Who never confirmed their address, as far as they come: they write and like, and have photos, links and mails. */
export const leadUnconfirmedLife = async (
  world: World,
  word: string,
): Promise<Life & { readonly partner: number; readonly conversation: number }> => {
  const { app, given } = world;
  const told = { about: word, city: word, interests: ['tea'] } as const;
  const life = lifeOf(word, await given.member({ ...told, ...(await loginOf(world, word)), status: 'not_confirmed' }));
  await givenPhotos(world, life.id, word, 1);
  await givenAccess(world, life);
  await givenFiles(world, life);
  const contacts = await givenContacts(world, life);
  await givenComplaints(world, life, contacts.partner);
  await givenMails(world, life);
  await app.call(askExport, undefined, { as: life.id });
  return { ...life, ...contacts };
};
