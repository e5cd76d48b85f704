import { listChats, listFurtherChats } from '@rendezvous/contracts/chat/conversations';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';

// Somebody with 700 conversations.
let app: TestApp & { given: GivenChat };
let me: number;
const chats = async () => (await app.call(listChats, undefined, { as: me })).body;
const further = (after: string, limit?: number) => app.call(listFurtherChats, { after, ...(limit ? { limit } : {}) }, { as: me });
const ids = (list: readonly { conversation: { id: number } }[]) => list.map(({ conversation }) => conversation.id);

beforeAll(async () => {
  app = await chatApp();
  me = await app.given.member();
  // three at each moment: the place in the list is told by the id then
  await app.database.change(
    `with partners as (
       insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
       select 'many-' || n || '@given.test', 'Many' || n, 'none', 'activated', 'female', 'bi', '1990-01-01', 'NL', $2, $2, $2
       from generate_series(1, 700) n returning id
     ), talks as (
       insert into chat.conversations (member_a, member_b, started_by, last_seq, last_at)
       select $1, id, id, 1, $2::timestamptz - make_interval(secs => id / 3) from partners returning id, started_by, last_at
     )
     insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
     select id, 1, gen_random_uuid(), started_by, 'Hello', 0, last_at from talks`,
    [me, app.clock.now()],
  );
});
afterAll(() => app.close());

test('further pages are for members, and begin where a list ended', async () => {
  expect(await app.call(listFurtherChats, { after: '1-1' })).toMatchObject({ status: 403, refusal: 'auth.required' });
  for (const after of ['', 'x', '1', '1-1;', '-1-1', '9999999999999999-1', '1-2147483648']) expect((await further(after)).status).toBe(400);
  // as far back and as far on as a cursor can be
  expect((await further('0-0')).body).toEqual({ chats: [], next: null });
  expect((await further('999999999999999-2147483647')).body.chats).toHaveLength(200);
  for (const limit of [-1, 1001, 1.5]) expect((await further('1-1', limit)).status).toBe(400);
});

test('all are there, page by page, each once, latest first', async () => {
  const first = await chats();
  expect(first.chats).toHaveLength(300);
  const seen = ids(first.chats);
  for (let { next } = first; next !== null;) {
    const { body } = await further(next, 170);
    seen.push(...ids(body.chats));
    ({ next } = body);
  }
  const all = await app.database.read<{ id: number }>(
    'select id from chat.conversations where $1 in (member_a, member_b) order by last_at desc, id desc',
    [me],
  );
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(seen).toHaveLength(700);
});

test('one answer takes them all, and says that this is the end', async () => {
  const { next } = await chats();
  const { body } = await further(next!, 400);
  expect([body.chats.length, body.next]).toEqual([400, null]);
  expect((await further(next!, 399)).body.next).not.toBeNull();
});
