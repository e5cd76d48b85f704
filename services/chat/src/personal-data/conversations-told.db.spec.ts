import { randomUUID } from 'node:crypto';
import { startConversation } from '@rendezvous/contracts/chat/conversations';
import type { ExportSection } from '@rendezvous/server/personal-data';
import { readWhole, type TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';
import { ConversationsTold } from './conversations-told.service.js';
import { LikesTold } from './likes-told.service.js';

let app: TestApp & { readonly given: GivenChat };

beforeAll(async () => {
  app = await chatApp();
});
afterAll(() => app.close());

const change = (sql: string, ...values: readonly unknown[]) => app.database.change(sql, values);
const read = async (memberId: number, locale: 'en' | 'fr' = 'en') => {
  const told: [string, string[]][] = [];
  const sections: AsyncIterable<ExportSection> = app.get(ConversationsTold).sections({ memberId, locale, timeZone: 'Europe/Paris' });
  for await (const section of sections) {
    if (section.kind !== 'talk') throw new Error('Conversations are talks.');
    const lines: string[] = [];
    for await (const { who, text } of section.lines) lines.push(`${who}: ${text}`);
    told.push([section.title, lines]);
  }
  return told;
};

test('one’s own conversations are told with the names that are shown, and nobody else’s', async () => {
  const { given } = app;
  const [me, ada, other] = [await given.member({ name: 'Me' }), await given.member({ name: 'Ada' }), await given.member()];
  await given.conversation(me, ada);
  await given.conversation(ada, other);
  const lines = ['Message 1', 'Message 2'];
  expect(await read(me)).toEqual([['Conversation with Ada', [`You: ${lines[0]}`, `Ada: ${lines[1]}`]]]);
  expect((await read(me, 'fr'))[0]).toEqual(['Conversation avec Ada', [`Vous: ${lines[0]}`, `Ada: ${lines[1]}`]]);
  expect(await read(await given.member())).toEqual([]);
});

test('when something was said is written as the reader’s language writes it', async () => {
  const { given } = app;
  const [me, ada] = [await given.member(), await given.member()];
  await given.conversation(me, ada);
  await change(`update chat.messages set sent_at = '2026-11-01T12:00:00Z' where sender_id = any($1)`, [me, ada]);
  const reader = { memberId: me, locale: 'fr', timeZone: 'Europe/Paris' } as const;
  for await (const section of app.get(ConversationsTold).sections(reader)) {
    if (section.kind !== 'talk') throw new Error('Conversations are talks.');
    for await (const { at } of section.lines) expect(at).toBe('1er nov. 2026, 13:00');
  }
  expect.assertions(2);
});

test.each([
  ['takes a break', 'paused_at = now()', 'Pausing'],
  ['is invisible', 'invisible = true', 'Hiding'],
  ['is private', 'privacy = true', 'Member not available'],
  ['is deleted', `status = 'pending_deletion'`, 'Deleted member'],
] as const)('of a partner who %s stands what is shown: %s, %s', async (_, state, shown) => {
  const { given } = app;
  const [me, partner] = [await given.member(), await given.member({ name: shown.replaceAll(' ', '') })];
  await given.conversation(me, partner, { answered: false });
  await change(`update account.members set ${state} where id = $1`, partner);
  expect((await read(me)).map(([title]) => title)).toEqual([`Conversation with ${shown}`]);
});

test('what a block took, what was removed and what waits for the address is not told', async () => {
  const { given } = app;
  const [me, ada, blocker] = [await given.member(), await given.member({ name: 'Cara' }), await given.member()];
  const { id } = await given.conversation(me, ada);
  const taken = await given.conversation(me, blocker);
  await given.block(blocker, me);
  await change(`update chat.conversations set state = 'blocked' where id = $1`, taken.id);
  await change(`update chat.messages set kind = 'removed', body = '' where conversation_id = $1 and seq = 2`, id);
  expect(await read(me)).toEqual([['Conversation with Cara', ['You: Message 1', 'Cara: Message removed']]]);

  const [unconfirmed, partner] = [
    await given.member({ status: 'not_confirmed', credits: 5 }),
    await given.member({ name: 'Bea', credits: 5 }),
  ];
  const start = (from: number, to: number, text: string) =>
    app.call(startConversation, { memberId: to, clientId: randomUUID(), text }, { as: from });
  await start(unconfirmed, partner, 'Hello');
  await start(partner, unconfirmed, 'It waits');
  expect(await read(unconfirmed)).toEqual([['Conversation with Bea', ['You: Hello']]]);
});

test('whom somebody likes is told with the names that they are shown, and who likes them as the list of likes shows it', async () => {
  const { given } = app;
  const [me, ada, hidden, gone, admirer, secret] = [
    await given.member(),
    await given.member({ name: 'Ada Liked' }),
    await given.member({ name: 'Hidden' }),
    await given.member({ name: 'Gone' }),
    await given.member({ name: 'Admirer' }),
    await given.member({ name: 'Secret' }),
  ];
  for (const [index, liked] of [gone, hidden, ada].entries()) await given.like(me, liked, new Date(Date.UTC(2026, 0, 1 + index)));
  await given.like(admirer, me, new Date(Date.UTC(2026, 0, 4)));
  await given.like(secret, me);
  await change('update account.members set status = $2 where id = $1', secret, 'pending_deletion');
  await change('update account.members set invisible = true where id = $1', hidden);
  await change(`update account.members set status = 'pending_deletion' where id = $1`, gone);
  const sections: unknown[] = [];
  for await (const section of app.get(LikesTold).sections({ memberId: me, locale: 'en', timeZone: 'Europe/Paris' }))
    sections.push(await readWhole(section));
  expect(sections).toEqual([
    {
      title: 'Whom you like',
      kind: 'table',
      columns: ['Member', 'Since'],
      rows: [
        ['Ada Liked', 'Jan 3, 2026'],
        ['Member not available', 'Jan 2, 2026'],
        ['Deleted member', 'Jan 1, 2026'],
      ],
    },
    { title: 'Who likes you', kind: 'table', columns: ['Member', 'Since'], rows: [['Admirer', 'Jan 4, 2026']] },
  ]);
});

test('all messages of a long conversation are told once, in their order', async () => {
  const { given } = app;
  const [me, ada] = [await given.member(), await given.member()];
  const { id } = await given.conversation(me, ada);
  await change(
    `insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
     select $1, n, gen_random_uuid(), $2, 'Message ' || n, 0, now() from generate_series(3, 450) n`,
    id,
    me,
  );
  const [[, lines]] = (await read(me)) as [[string, string[]]];
  expect(lines.map((line) => Number(line.split(' ').at(-1)))).toEqual(Array.from({ length: 450 }, (__, index) => index + 1));
});
