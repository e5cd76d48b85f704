import { randomUUID } from 'node:crypto';
import { startConversation } from '@rendezvous/contracts/chat/conversations';
import { readMessages, sendMessage } from '@rendezvous/contracts/chat/messages';
import { Wallets } from '@rendezvous/billing';
import { readWhole, rowsNaming, type TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';
import { ChatPersonalData } from './personal-data.service.js';

let app: TestApp & { readonly given: GivenChat };
let part: ChatPersonalData;

beforeAll(async () => {
  app = await chatApp();
  part = app.get(ChatPersonalData);
});
afterAll(() => app.close());

const run = (sql: string, ...values: readonly unknown[]) => app.database.read<Record<string, unknown>>(sql, values);
const erase = (id: number) => app.database.transaction((tx) => part.erase(id, tx));
const everyRow = (id: number) => rowsNaming(app.database, part.tables, id);
const textsOf = async (memberId: number) =>
  ((await readWhole(await part.export(memberId)))['messages'] as { body: string }[]).map(({ body }) => body).toSorted();

test('an export tells likes, conversations and what the member can read in them', async () => {
  const { given } = app;
  const [member, partner, other] = [await given.member(), await given.member(), await given.member()];
  await given.like(member, partner);
  await given.like(other, member);
  const { id } = await given.conversation(member, partner);
  await given.conversation(partner, other);
  expect(await readWhole(await part.export(member))).toMatchObject({
    likes: [{ from_id: member, to_id: partner }],
    received_likes: [{ from_id: other, to_id: member }],
    conversations: [{ id, started_by: member }],
    messages: [
      { seq: 1, sender_id: member, body: 'Message 1' },
      { seq: 2, sender_id: partner, body: 'Message 2' },
    ],
    starts: [],
  });
  const own = member < partner ? 'a' : 'b';
  await run(`update chat.conversations set hidden_${own} = 1 where id = $1`, id);
  expect(await textsOf(member)).toEqual(['Message 2']);
  expect(await textsOf(partner)).toContain('Message 1');
  await run('update chat.conversations set held = true where id = $1', id);
  expect(await textsOf(member)).toEqual([]);
});

test('a long conversation is read piece by piece, and told whole, after the one before it', async () => {
  const { given } = app;
  const member = await given.member();
  const first = await given.conversation(member, await given.member());
  const long = await given.conversation(member, await given.member());
  await run(
    `insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
     select $1, n, gen_random_uuid(), $2, 'Message ' || n, 0, now() from generate_series(3, 1203) n`,
    long.id,
    member,
  );
  const read = jest.spyOn(app.database, 'read');
  const { messages } = await readWhole(await part.export(member));
  const most = Math.max(
    ...(await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown[]>))).map((rows) => rows.length),
  );
  read.mockRestore();
  expect(most).toBe(500);
  expect((messages as { conversation_id: number; seq: number }[]).map(({ conversation_id: id, seq }) => [id, seq])).toEqual([
    [first.id, 1],
    [first.id, 2],
    ...Array.from({ length: 1203 }, (_, place) => [long.id, place + 1]),
  ]);
});

test('after an erasure partners keep their own words and numbers without a text; nothing else is left, and others keep theirs', async () => {
  const { given } = app;
  const [leaves, partner, blocked, other] = [await given.member(), await given.member(), await given.member(), await given.member()];
  await given.like(leaves, partner);
  await given.like(partner, leaves);
  await given.like(other, partner);
  await run('insert into chat.starts (member_id, count) values ($1, 2), ($2, 1)', leaves, other);
  const { id } = await given.conversation(leaves, partner);
  const { id: emptied } = await given.conversation(leaves, blocked);
  await run('delete from chat.messages where conversation_id = $1', emptied);
  await run(`update chat.conversations set state = 'blocked' where id = $1`, emptied);
  await given.conversation(other, partner);
  await run(
    `insert into chat.report_evidence (number, reporter_id, about_id, messages, salt, sealed, sealed_at, ends_at)
     values ('ABCD-EFGH-JKLM', $1, $2, 1, decode(repeat('00', 32), 'hex'), '\\x01', now(), now() + interval '90 days')`,
    partner,
    leaves,
  );
  await run(
    `insert into chat.report_evidence_looks (number, operator_id, reason, at) values ('ABCD-EFGH-JKLM', $1, 'decide', now())`,
    leaves,
  );
  const before = await everyRow(other);

  expect(await erase(leaves)).toBeNull();
  expect(await everyRow(leaves)).toMatchObject({
    'chat.conversations': [{ id, state: 'closed' }],
    'chat.messages': [{ seq: 1, body: '', kind: 'removed' }],
  });
  expect(Object.keys(await everyRow(leaves)).toSorted()).toEqual(part.kept.map(({ table }) => table));
  expect(await everyRow(other)).toEqual(before);
  expect(await textsOf(partner)).toContain('Message 2');
  await run(`update account.members set status = 'erased' where id = $1`, leaves);
  const { body } = await app.call(readMessages, { conversationId: id }, { as: partner });
  expect(body).toMatchObject({
    profile: null,
    conversation: { state: 'partner-gone' },
    messages: [{ removed: true }, { text: 'Message 2' }],
  });
});

test('what was held for the member goes back to whom it cost, before it is held no more', async () => {
  const { given } = app;
  const [leaves, partner] = [await given.member({ status: 'not_confirmed', credits: 1 }), await given.member({ credits: 5 })];
  const { body } = await app.call(startConversation, { memberId: partner, clientId: randomUUID(), text: 'Hello' }, { as: leaves });
  const balance = () => app.get(Wallets).balance(partner);
  await app.call(sendMessage, { conversationId: body.conversationId, clientId: randomUUID(), text: 'Hello back' }, { as: partner });
  expect(await balance()).toBe(4);
  await erase(leaves);
  await erase(leaves);
  expect(await balance()).toBe(5);
});
