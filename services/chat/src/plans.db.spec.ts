import type { TestApp } from '@rendezvous/server/testing';
import { LIST, TOTALS } from './conversations/chat-list.store.js';
import { DUE } from './held-messages/held-messages.store.js';
import { COUNTS, RECEIVED } from './likes/likes.store.js';
import { AFTER, BEFORE, OWN } from './messages/messages.store.js';
import { SEND } from './sending/send.store.js';
import { chatApp } from './testing/index.js';

/** Members, conversations, messages and likes: enough for the planner to prefer an index wherever one serves. */
const WORLD = [
  `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
   select 'm' || g || '@given.test', 'Member' || g, 'none', 'activated', 'female', 'bi', '1990-01-01', 'NL', now(), now(), now() from generate_series(1, 2000) g`,
  'insert into billing.wallets (member_id, granted) select id, 10 from account.members',
  `insert into chat.conversations (member_a, member_b, started_by, answered, last_seq, last_at)
   select a.id, a.id + step, a.id, true, 6, now() from account.members a, generate_series(1, 5) step where a.id + step <= (select max(id) from account.members)`,
  `insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
   select c.id, seq, gen_random_uuid(), c.member_a, 'Hello', 1, now() from chat.conversations c, generate_series(1, 6) seq`,
  `insert into billing.entries (member_id, amount, granted, bought, kind, reference, at)
   select sender_id, -1, -1, 0, 'message', conversation_id || ':' || client_id, sent_at from chat.messages`,
  `insert into chat.likes (from_id, to_id, created_at, seen_at)
   select a.id, a.id + step, now(), case when step = 1 then null else now() end from account.members a, generate_series(1, 8) step
   where a.id + step <= (select max(id) from account.members)`,
];

let app: TestApp;
let plan: (sql: string, values: readonly string[]) => Promise<string>;

beforeAll(async () => {
  app = await chatApp();
  for (const sql of WORLD) await app.database.read(sql);
  for (const table of ['account.members', 'billing.wallets', 'billing.entries', 'chat.conversations', 'chat.messages', 'chat.likes']) {
    await app.database.read(`vacuum analyze ${table}`);
  }
  plan = (sql, values) =>
    app.database.transaction(async (tx) => {
      // As a prepared statement is planned once it has run a few times.
      await tx.change('set local plan_cache_mode = force_generic_plan');
      await tx.read(`prepare hot as ${sql}`);
      const rows = await tx.read<{ 'QUERY PLAN': string }>(`explain (costs off) execute hot (${values.join(', ')})`);
      await tx.read('deallocate hot');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
});
afterAll(() => app.close());

const SCAN = /Seq Scan on (\w+)/g;
/** Tables that are read from end to end; a short table of blocks or reach may be. */
const scanned = (text: string): string[] =>
  [...text.matchAll(SCAN)].map(([, table]) => table!).filter((table) => !['blocks', 'reach', 'photos', 'starts'].includes(table));

test.each([
  [
    'sending',
    SEND,
    ['array[gen_random_uuid()]', 'array[7]', 'array[7]', "array['Hello']", 'array[1]', 'array[0]', 'now()', 'false', "array['text']"],
  ],
  ['the list of conversations', LIST, ['700', '300', 'null', 'null']],
  ['its further pages', LIST, ['700', '300', 'now()', '900']],
  ['the totals of that list', TOTALS, ['700']],
  ['opening a conversation', OWN, ['70', '70']],
  ['the latest messages', BEFORE, ['70', '0', '50', 'null', 'null']],
  ['messages after a number', AFTER, ['70', '2', '50', 'null']],
  ['likes received', RECEIVED, ['700', '200']],
  ['counts of likes', COUNTS, ['700']],
  ['credits that are due to go back', DUE, ['now()', '0']],
])('%s reads by index, however much there is', async (_, sql, values) => {
  const text = await plan(sql, values);
  expect(scanned(text)).toEqual([]);
});
