import { fileComplaint } from '@rendezvous/contracts/account/complaints';
import { openReportEvidence, readReportEvidence } from '@rendezvous/contracts/account/report-evidence';
import { block } from '@rendezvous/contracts/chat/blocks';
import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import { PersonalData } from '@rendezvous/server/personal-data';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';
import { EvidenceTold } from '../personal-data/evidence-told.service.js';

let app: TestApp & { readonly given: GivenChat };
let operatorId: number;

beforeAll(async () => {
  app = await chatApp();
  operatorId = await app.given.member({ operator: true });
});
afterAll(() => app.close());
beforeEach(() => void app.clock.advance(hours(2)));

const change = (sql: string, ...values: readonly unknown[]) => app.database.change(sql, values);
const count = async () => (await app.database.read('select from chat.report_evidence')).length;
const form = (memberId: number | null, text = 'She asked me for money in her second message.') => ({
  category: 'member' as const,
  text,
  email: null,
  member_id: memberId,
});
const report = async (as: number, about: number | null, text?: string): Promise<string> =>
  (await app.call(fileComplaint, form(about, text), { as })).body.number;
const operator = () => ({ memberId: operatorId, operator: true as const });
const find = async (number: string) => (await app.call(readReportEvidence, { number }, { as: operator() })).body.evidence;
const open = (number: string) => app.call(openReportEvidence, { number, reason: 'decide' }, { as: operator() });
const wordsOf = async (number: string) => (await open(number)).body.messages.map(({ sender_id: by, text }) => [by, text]);
const erase = (memberId: number) =>
  app.database.transaction(async (tx) => {
    for (const part of app.get(PersonalData).parts()) expect(await part.erase(memberId, tx)).toBeNull();
  });
/** Two who wrote to each other. */
const pair = async () => {
  const [reporter, about] = [await app.given.member(), await app.given.member()];
  return { reporter, about, conversation: (await app.given.conversation(about, reporter)).id };
};
const words = ({ reporter, about }: { reporter: number; about: number }) => [
  [about, 'Message 1'],
  [reporter, 'Message 2'],
];

test('a report seals the conversation with the member whom it is about, and no word of it stands in the table', async () => {
  const two = await pair();
  const number = await report(two.reporter, two.about);
  const at = app.clock.now();
  const ends = new Date(at.getTime() + days(90)).toISOString();
  const facts = { reporter_id: two.reporter, about_id: two.about, messages: 2, sealed_at: at.toISOString(), ends_at: ends };
  expect(await find(number)).toEqual({ ...facts, looks: [] });
  const [row] = await app.database.read<{ text: string; bytes: Buffer }>(
    'select e::text as text, sealed as bytes from chat.report_evidence e where number = $1',
    [number],
  );
  expect(row!.text).not.toContain(Buffer.from('Message').toString('hex'));
  expect(row!.bytes.toString('latin1')).not.toContain('Message');
});

test('an operator opens it with a reason: it is noted beside it and in the log, each time', async () => {
  const two = await pair();
  const number = await report(two.reporter, two.about);
  const at = app.clock.now().toISOString();
  const { body } = await open(number);
  expect(body.messages.map(({ sender_id: by, text }) => [by, text])).toEqual(words(two));
  expect(body.evidence.looks).toEqual([{ operator_id: operatorId, reason: 'decide', at }]);
  await open(number);
  expect((await find(number))!.looks).toHaveLength(2);
  const log = await app.database.read('select action, details, member_id from site.audit_log where subject = $1', [`complaint ${number}`]);
  const line = { action: 'account.open-evidence', details: { reason: 'decide' }, member_id: operatorId };
  expect(log).toEqual([line, line]);
});

test('nobody but an operator learns of it, neither of those whom it is about', async () => {
  const two = await pair();
  const number = await report(two.reporter, two.about);
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [two.reporter, 'auth.forbidden'],
    [two.about, 'auth.forbidden'],
  ] as const) {
    expect((await app.call(readReportEvidence, { number }, { as })).refusal).toBe(refusal);
    expect((await app.call(openReportEvidence, { number, reason: 'decide' }, { as })).refusal).toBe(refusal);
  }
  expect((await find(number))!.looks).toEqual([]);
});

test.each(['reporter', 'about'] as const)(
  'an operator who is the %s sees and opens nothing, also when the complaint is gone',
  async (who) => {
    const two = await pair();
    const number = await report(two.reporter, two.about);
    const as = { memberId: two[who], operator: true as const };
    for (const gone of [false, true]) {
      if (gone) await change('delete from account.complaints where number = $1', number);
      for (const call of [
        app.call(readReportEvidence, { number }, { as }),
        app.call(openReportEvidence, { number, reason: 'decide' }, { as }),
      ])
        expect(await call).toMatchObject({ status: 403, refusal: 'account.complaint-own' });
    }
    expect((await find(number))!.looks).toEqual([]);
  },
);

test('a block right after the report takes the conversation, not what is sealed; a report after the block seals nothing', async () => {
  const two = await pair();
  const number = await report(two.reporter, two.about);
  expect((await app.call(block, { memberId: two.about }, { as: two.reporter })).refusal).toBeNull();
  expect(await app.database.read('select from chat.messages where conversation_id = $1', [two.conversation])).toEqual([]);
  expect(await wordsOf(number)).toEqual(words(two));
  expect(await find(await report(two.reporter, two.about, 'And something else that I remember.'))).toBeNull();
});

test('a block that comes at the same time waits for the report, or the report finds nothing', async () => {
  const two = await pair();
  const [number] = await Promise.all([report(two.reporter, two.about), app.call(block, { memberId: two.reporter }, { as: two.about })]);
  const sealed = (await find(number)) === null ? null : await wordsOf(number);
  expect([null, words(two)]).toContainEqual(sealed);
});

test.each(['reporter', 'about'] as const)('the erasure of the %s leaves what is sealed, for its time', async (who) => {
  const two = await pair();
  const number = await report(two.reporter, two.about);
  await erase(two[who]);
  expect(await wordsOf(number)).toEqual(words(two));
  app.clock.advance(days(90) - 1);
  expect(await find(number)).not.toBeNull();
  app.clock.advance(1);
  // over to the moment, whether or not somebody has tidied
  expect(await find(number)).toBeNull();
  expect((await open(number)).refusal).toBe('account.evidence-not-kept');
  await app.jobs.run('account.tidy');
  expect(await app.database.read('select from chat.report_evidence where number = $1', [number])).toEqual([]);
  expect(await app.database.read('select from chat.report_evidence_looks where number = $1', [number])).toEqual([]);
});

test('the same report sent twice, one after the other or at once, is one, and sealed once', async () => {
  const two = await pair();
  const before = await count();
  const numbers = await Promise.all([report(two.reporter, two.about), report(two.reporter, two.about)]);
  numbers.push(await report(two.reporter, two.about));
  expect(new Set(numbers).size).toBe(1);
  expect((await count()) - before).toBe(1);
  const other = await report(two.reporter, two.about, 'He has written to me again since then.');
  expect(numbers).not.toContain(other);
  app.clock.advance(minutes(11));
  expect(numbers).not.toContain(await report(two.reporter, two.about));
});

test('a visitor, who never wrote, who names nobody, and who names themselves seal nothing', async () => {
  const two = await pair();
  const before = await count();
  expect((await app.call(fileComplaint, { ...form(two.about), email: 'visitor@given.test' })).refusal).toBeNull();
  await report(two.reporter, await app.given.member());
  await report(two.reporter, null);
  await report(two.reporter, two.reporter);
  await report(two.reporter, 2_000_000_000);
  expect(await count()).toBe(before);
});

test('the latest 200 messages of 90 days are sealed, without those that wait for the reporter’s address', async () => {
  const two = await pair();
  await change(
    `insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
     select $1, n, gen_random_uuid(), $2, 'Message ' || n, 0, $3::timestamptz - case when n < 103 then interval '91 days' else interval '0' end
     from generate_series(3, 252) n`,
    two.conversation,
    two.about,
    app.clock.now(),
  );
  await change('update chat.messages set sent_at = $2 where conversation_id = $1 and seq < 3', two.conversation, new Date(0));
  const recent = await wordsOf(await report(two.reporter, two.about));
  expect([recent.length, recent[0]![1], recent.at(-1)![1]]).toEqual([150, 'Message 103', 'Message 252']);
  await change('update chat.messages set sent_at = $2 where conversation_id = $1', two.conversation, app.clock.now());
  const latest = await wordsOf(await report(two.reporter, two.about, 'It was much more than that, in fact.'));
  expect([latest.length, latest[0]![1], latest.at(-1)![1]]).toEqual([200, 'Message 53', 'Message 252']);

  const waiting = await pair();
  await change('update chat.conversations set held = true, started_by = $2 where id = $1', waiting.conversation, waiting.reporter);
  expect(await wordsOf(await report(waiting.reporter, waiting.about))).toEqual([[waiting.reporter, 'Message 2']]);
});

test('an export tells whoever reported that it is kept, and who is reported nothing', async () => {
  const two = await pair();
  const number = await report(two.reporter, two.about);
  const part = app
    .get(PersonalData)
    .parts()
    .find(({ name }) => name === 'chat')!;
  const exported = async (id: number) => ((await part.export(id)) as { report_evidence: unknown[] }).report_evidence;
  expect(await exported(two.reporter)).toMatchObject([{ number, reporter_id: two.reporter, about_id: two.about, messages: 2 }]);
  expect(JSON.stringify(await exported(two.reporter))).not.toMatch(/sealed"|salt/);
  expect(await exported(two.about)).toEqual([]);
  const sections = async (memberId: number) => {
    const titles: unknown[] = [];
    for await (const section of app.get(EvidenceTold).sections({ memberId, locale: 'en', timeZone: 'UTC' })) titles.push(section);
    return titles;
  };
  expect(await sections(two.reporter)).toMatchObject([
    { title: 'Conversations kept with your reports', rows: [[number, '2', expect.any(String)]] },
  ]);
  expect(await sections(two.about)).toEqual([]);
});
