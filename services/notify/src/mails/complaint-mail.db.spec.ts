import { fileComplaint } from '@rendezvous/contracts/account/complaints';
import { answerComplaint, changeComplaintState } from '@rendezvous/contracts/account/operator-complaints';
import type { GivenChat } from '@rendezvous/chat/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { notifyApp } from '../testing/notify-app.js';

let app: TestApp & { readonly given: GivenChat };
let operator: { memberId: number; operator: true };

beforeAll(async () => {
  app = await notifyApp();
  operator = { memberId: await app.given.member({ operator: true }), operator: true };
});
afterAll(() => app.close());
beforeEach(() => {
  app.mail.sent.length = 0;
  app.mail.failWith = null;
});

const filed = async (locale: 'en' | 'fr'): Promise<string> => {
  const form = { category: 'other' as const, text: 'Something is not as it should be.', email: 'nina@given.test' };
  const { number } = (await app.call(fileComplaint, form)).body;
  await app.database.change('update account.complaints set locale = $2 where number = $1', [number, locale]);
  return number;
};
/** One whose arrival has been told of. */
const acknowledged = async (locale: 'en' | 'fr'): Promise<string> => {
  const number = await filed(locale);
  await app.bus.drain();
  app.mail.sent.length = 0;
  return number;
};
const answer = (number: string, text: string, more: { close?: boolean; outcome?: 'unfounded'; answers_seen?: number } = {}) =>
  app.call(answerComplaint, { number, text, answers_seen: 0, ...more }, { as: operator });

test.each([
  ['en', 'We have received your complaint', 'It arrived on', 'We then write to you at this address'],
  ['fr', 'Nous avons reçu votre réclamation', 'Elle nous est parvenue le', 'Nous vous écrivons ensuite à cette adresse'],
] as const)('its arrival is told to the address of the complaint, in its language: %s', async (locale, subject, date, next) => {
  const number = await filed(locale);
  await app.bus.drain();
  const [mail, ...more] = app.mail.sent;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'nina@given.test', locale, kind: 'complaint-filed', subject: `${subject} ${number}` });
  for (const drawn of [mail!.text, mail!.html]) {
    expect(drawn).toContain(date);
    expect(drawn).toContain(next);
    expect(drawn).toContain(`/complaints?number=${number}`);
    // anybody may give anybody's address, so the mail carries no words of theirs
    expect(drawn).not.toContain('not as it should be');
    expect(drawn).not.toMatch(/\/notifications|\/unsubscribe/);
  }
});

test('while the mail server is away the arrival waits, and is told once', async () => {
  app.mail.failWith = new Error('no mail today');
  const number = await filed('en');
  await app.bus.drain({ tolerateFailures: true });
  expect(app.mail.sent).toEqual([]);
  app.mail.failWith = null;
  await app.bus.drain({ retryNow: true });
  const [row] = await app.database.read<{ id: number }>('select id from account.complaints where number = $1', [number]);
  await app.database.transaction((tx) => tx.publish('account.complaint-filed', { complaintId: row!.id }));
  await app.bus.drain();
  expect(app.mail.sent).toHaveLength(1);
});

test('a report sent twice is told of once', async () => {
  const [as, about] = [await app.given.member({ email: 'twice@given.test' }), await app.given.member()];
  const report = { category: 'member' as const, text: 'They asked me for money at once.', member_id: about };
  const [first, second] = [await app.call(fileComplaint, report, { as }), await app.call(fileComplaint, report, { as })];
  expect(second.body.number).toBe(first.body.number);
  await app.bus.drain();
  expect(app.mail.sent.map(({ to }) => to)).toEqual(['twice@given.test']);
});

test.each([
  ['en', 'Our answer to your complaint', 'Is something still wrong?'],
  ['fr', 'Notre réponse à votre réclamation', 'Quelque chose ne va toujours pas'],
] as const)('an answer goes to the address of the complaint, in its language: %s', async (locale, subject, rest) => {
  const number = await acknowledged(locale);
  await answer(number, 'We have looked.\n\nIt is <b>mended</b>.');
  await app.bus.drain();
  const [mail, ...more] = app.mail.sent;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'nina@given.test', locale, kind: 'complaint-answer', subject: `${subject} ${number}` });
  expect(mail!.text).toContain('We have looked.\n\nIt is <b>mended</b>.');
  expect(mail!.text).toContain(rest);
  expect(mail!.html).toContain('It is &lt;b&gt;mended&lt;/b&gt;.');
  for (const drawn of [mail!.text, mail!.html]) {
    expect(drawn).toContain(`/complaints?number=${number}`);
    // whoever complained may have no account, and nothing of this can be done without
    expect(drawn).not.toMatch(/\/notifications|\/unsubscribe/);
  }
});

test('it says the name of the site on which the complaint was filed, and leads there', async () => {
  const [site] = await app.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, settings) values ('second.test', 'UTC', '{"name": "Second House"}') returning id`,
  );
  await app.get(Sites).load();
  const number = await acknowledged('en');
  await app.database.change('update account.complaints set site_id = $2 where number = $1', [number, site!.id]);
  await answer(number, 'We have looked.');
  await app.bus.drain();
  const { text } = app.mail.sent.at(-1)!;
  expect(text).toContain('Second House');
  expect(text).toMatch(new RegExp(`https?://second\\.test(:\\d+)?/complaints\\?number=${number}`));
});

test('one that closes says so', async () => {
  await answer(await acknowledged('en'), 'That is all.', { close: true });
  await app.bus.drain();
  expect(app.mail.sent[0]!.text).toContain('With this the complaint is closed.');
});

test.each([
  ['en', 'We found nothing against our rules.'],
  ['fr', 'Nous n’avons rien trouvé de contraire à nos règles.'],
] as const)('one that found nothing against the rules says so: %s', async (locale, sentence) => {
  await answer(await acknowledged(locale), 'We have looked.', { outcome: 'unfounded' });
  await app.bus.drain();
  expect(app.mail.sent[0]!.text).toContain(sentence);
});

test('while the mail server is away the answer waits, and goes out once', async () => {
  const number = await acknowledged('en');
  app.mail.failWith = new Error('no mail today');
  await answer(number, 'Patience.');
  await app.bus.drain({ tolerateFailures: true });
  app.mail.failWith = null;
  await app.bus.drain({ retryNow: true });
  const [row] = await app.database.read<{ id: number }>('select max(id) as id from account.complaint_answers');
  await app.database.transaction((tx) => tx.publish('account.complaint-answered', { answerId: row!.id }));
  await app.bus.drain();
  expect(app.mail.sent).toHaveLength(1);
});

test('a complaint that is closed without an answer sends nothing', async () => {
  await app.call(changeComplaintState, { number: await acknowledged('en'), state: 'closed' }, { as: operator });
  await app.bus.drain();
  expect(app.mail.sent).toEqual([]);
});
