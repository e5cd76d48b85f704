import { randomUUID } from 'node:crypto';
import { Visibility } from '@rendezvous/account';
import { block } from '@rendezvous/contracts/chat/blocks';
import { sendMessage } from '@rendezvous/contracts/chat/messages';
import type { Refusal } from '@rendezvous/server/refusal';
import type { TestApp } from '@rendezvous/server/testing';
import { chatApp, type GivenChat } from '../testing/index.js';
import { SendBatch } from './send-batch.service.js';
import { SendStore } from './send.store.js';
import type { AddressedMessage } from './outgoing-message.rules.js';
import { Sending } from './sending.service.js';

let app: TestApp & { given: GivenChat };
let given: GivenChat;

beforeAll(async () => {
  app = await chatApp();
  given = app.given;
});
afterAll(() => app.close());

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> => (await app.database.read<T>(sql, values))[0]!;
const tally = (codes: readonly (string | null)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code ?? 'stored'] = (counts[code ?? 'stored'] ?? 0) + 1;
  return counts;
};
const post = (conversationId: number, as: number | null, text = 'Hello', clientId: string = randomUUID()) =>
  app.call(sendMessage, { conversationId, clientId, text }, { as });
const ledger = (memberId: number) =>
  one<{ balance: number; entries: number }>(
    `select granted + bought as balance, (select coalesce(sum(amount), 0)::integer from billing.entries e where e.member_id = w.member_id) as entries
     from billing.wallets w where member_id = $1`,
    [memberId],
  );
const conversationOf = (id: number) =>
  one<{ last_seq: number; unread_a: number; unread_b: number; answered: boolean; state: string }>(
    'select last_seq, unread_a, unread_b, answered, state from chat.conversations where id = $1',
    [id],
  );
const twoWith = async (credits: number) => {
  const [starter, partner] = [await given.member({ credits }), await given.member({ credits })];
  return given.conversation(starter, partner);
};

describe('a message is refused', () => {
  test('to somebody who is not logged in', async () => {
    const { id } = await twoWith(5);
    expect(await post(id, null)).toMatchObject({ status: 403, refusal: 'auth.required' });
  });

  test('to whoever has no part in the conversation, as if it did not exist', async () => {
    const { id } = await twoWith(5);
    const outsider = await given.member({ credits: 5 });
    expect(await post(id, outsider)).toMatchObject({ status: 404, refusal: 'chat.conversation-not-found' });
    expect(await post(2_000_000_000, outsider)).toMatchObject({ status: 404, refusal: 'chat.conversation-not-found' });
    expect(await ledger(outsider)).toEqual({ balance: 5, entries: 5 });
  });

  test.each([
    ['blank', '  \n\t ', 'empty'],
    ['invisible', '\u200b\u3164\u200f', 'empty'],
    ['half a character', 'a\ud83d', 'lone-surrogate'],
    ['one code point too long', 'x'.repeat(1001), 'too-long'],
    ['with a null byte', 'a\u0000b', 'null-byte'],
  ])('when its text is %s', async (_, text, code) => {
    const { id, starter } = await twoWith(5);
    expect(await post(id, starter, text)).toMatchObject({ status: 400, refusal: 'request.invalid', fields: { text: code } });
    expect(await conversationOf(id)).toMatchObject({ last_seq: 2 });
  });

  test('when its client id is none', async () => {
    const { id, starter } = await twoWith(5);
    const answer = await post(id, starter, 'Hello', 'not-a-uuid');
    expect(answer).toMatchObject({ status: 400, fields: { clientId: expect.any(String) } });
  });

  test('without credits: nothing is stored, nothing is taken', async () => {
    const { id, starter } = await twoWith(0);
    expect(await post(id, starter)).toMatchObject({ status: 402, refusal: 'billing.not-enough-credits' });
    expect(await conversationOf(id)).toMatchObject({ last_seq: 2, unread_a: 0, unread_b: 0 });
    expect(await ledger(starter)).toEqual({ balance: 0, entries: 0 });
  });

  test('in a conversation that a block took, and to a deleted member', async () => {
    const blocked = await twoWith(5);
    await app.call(block, { memberId: blocked.partner }, { as: blocked.starter });
    expect(await post(blocked.id, blocked.partner)).toMatchObject({ refusal: 'chat.blocked' });
    const left = await twoWith(5);
    await app.database.change(`update account.members set status = 'pending_deletion' where id = $1`, [left.partner]);
    expect(await post(left.id, left.starter)).toMatchObject({ status: 410, refusal: 'chat.partner-gone' });
    expect(await ledger(left.starter)).toEqual({ balance: 5, entries: 5 });
  });
});

describe('a message', () => {
  test('costs a credit, granted ones first, and answers what is left', async () => {
    const { id, starter, partner } = await twoWith(3);
    await app.database.change('update billing.wallets set granted = 1, bought = 2 where member_id = $1', [starter]);
    const answer = await post(id, starter, '  Is the quay far?\n');
    expect(answer.body).toEqual({
      message: expect.objectContaining({ seq: 3, senderId: starter, text: 'Is the quay far?', removed: false }),
      credits: 2,
    });
    expect(await one('select granted, bought from billing.wallets where member_id = $1', [starter])).toEqual({ granted: 0, bought: 2 });
    const unread = await conversationOf(id);
    expect(starter < partner ? unread.unread_b : unread.unread_a).toBe(1);
    expect(app.realtime.to(partner)).toContainEqual(
      expect.objectContaining({ type: 'message', conversationId: id, seq: 3, senderId: starter }),
    );
  });

  test('of exactly the longest length is stored as it was written', async () => {
    const { id, starter } = await twoWith(3);
    const text = `${'🎈'.repeat(998)}\u202e<b>`.slice(0, -2);
    const answer = await post(id, starter, text);
    expect(answer.body.message.text).toBe(text);
    expect(await one('select kind, body from chat.messages where conversation_id = $1 and seq = 3', [id])).toEqual({
      kind: 'text',
      body: text,
    });
  });

  test('to a fictional profile is free, also without a wallet', async () => {
    const [starter, fictional] = [await given.member(), await given.member({ fictional: true })];
    await app.database.change('delete from billing.wallets where member_id = $1', [starter]);
    const { id } = await given.conversation(starter, fictional);
    expect(await post(id, starter)).toMatchObject({ status: 200, body: { credits: 0 } });
  });

  test('to a fictional profile goes out although credits ran out just before', async () => {
    const [sender, partner, fictional] = [
      await given.member({ credits: 1 }),
      await given.member(),
      await given.member({ fictional: true }),
    ];
    const paid = await given.conversation(sender, partner);
    const free = await given.conversation(sender, fictional);
    const answers = await Promise.all([post(paid.id, sender), post(paid.id, sender), post(free.id, sender)]);
    expect(answers.map(({ refusal }) => refusal)).toEqual([null, 'billing.not-enough-credits', null]);
  });

  test('sent again answers the same and costs nothing, also when its text differs now', async () => {
    const { id, starter } = await twoWith(3);
    const clientId = randomUUID();
    const first = await post(id, starter, 'The first', clientId);
    const again = await post(id, starter, 'Another', clientId);
    expect(again.body.message).toEqual(first.body.message);
    expect(again.body.credits).toBe(2);
  });

  test('may carry the client id of a message in another conversation', async () => {
    const [sender, one_, two] = [await given.member({ credits: 2 }), await given.member(), await given.member()];
    const clientId = randomUUID();
    const [first, second] = [await given.conversation(sender, one_), await given.conversation(sender, two)];
    expect((await post(first.id, sender, 'a', clientId)).status).toBe(200);
    expect((await post(second.id, sender, 'b', clientId)).status).toBe(200);
    expect(await ledger(sender)).toEqual({ balance: 0, entries: 0 });
  });
});

describe('before the partner has answered', () => {
  test('the truth table is asked for each message', async () => {
    const [starter, partner] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
    const { id } = await given.conversation(starter, partner, { answered: false });
    expect((await post(id, starter)).status).toBe(200);
    await app.database.change('update account.members set privacy = true where id = $1', [partner]);
    expect(await post(id, starter)).toMatchObject({ status: 403, refusal: 'chat.not-reachable' });
    expect(await ledger(starter)).toEqual({ balance: 4, entries: 4 });
  });

  test('an answer makes its writer reachable and ends the asking', async () => {
    const [starter, partner] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
    const { id } = await given.conversation(starter, partner, { answered: false });
    expect((await post(id, partner, 'An answer')).status).toBe(200);
    expect(await conversationOf(id)).toMatchObject({ answered: true, last_seq: 2 });
    await app.database.change('update account.members set privacy = true where id = $1', [partner]);
    expect((await post(id, starter)).status).toBe(200);
  });

  test('whom somebody answered sees them from then on, and nobody else does', async () => {
    const [starter, partner, stranger] = [await given.member({ credits: 5 }), await given.member({ credits: 5 }), await given.member()];
    const { id } = await given.conversation(starter, partner, { answered: false });
    await app.database.change('update account.members set privacy = true where id = $1', [partner]);
    const seenBy = async (viewerId: number) => {
      const { row, opens, listed } = await app.get(Visibility).relation(app.database, viewerId, partner);
      return { row, opens, listed };
    };
    const hidden = { row: 'privacy', opens: false, listed: false };
    expect(await seenBy(starter)).toEqual(hidden);
    expect((await post(id, partner, 'An answer')).status).toBe(200);
    expect(await seenBy(starter)).toEqual({ row: 'privacy-reached', opens: true, listed: true });
    expect(await seenBy(stranger)).toEqual(hidden);
  });

  test('an answer that was refused shows its writer to nobody', async () => {
    const [starter, partner] = [await given.member({ credits: 5 }), await given.member({ credits: 0, privacy: true })];
    const { id } = await given.conversation(starter, partner, { answered: false });
    expect(await post(id, partner, 'An answer')).toMatchObject({ refusal: 'billing.not-enough-credits' });
    expect(await app.get(Visibility).relation(app.database, starter, partner)).toMatchObject({ row: 'privacy', opens: false });
  });

  test('whoever’s profile an operator disabled writes to nobody, also where both have written, until it is shown again', async () => {
    const { id, starter } = await twoWith(5);
    const disabled = (yes: boolean) => app.database.change('update account.members set moderated = $2 where id = $1', [starter, yes]);
    await disabled(true);
    expect(await post(id, starter)).toMatchObject({ status: 403, refusal: 'account.moderated' });
    expect(await ledger(starter)).toEqual({ balance: 5, entries: 5 });
    await disabled(false);
    expect((await post(id, starter)).status).toBe(200);
  });

  test('an invisible partner can still be written to, an unconfirmed one who only liked cannot', async () => {
    const [starter, hidden, unconfirmed] = [await given.member({ credits: 5 }), await given.member(), await given.member()];
    const open = await given.conversation(starter, hidden, { answered: false });
    await app.database.change('update account.members set invisible = true where id = $1', [hidden]);
    expect((await post(open.id, starter)).status).toBe(200);
    const closed = await given.conversation(starter, unconfirmed, { answered: false });
    await app.database.change('update account.members set moderated = true where id = $1', [unconfirmed]);
    await given.reach(unconfirmed, starter, 'liked');
    expect(await post(closed.id, starter)).toMatchObject({ refusal: 'chat.not-reachable' });
  });
});

/** The service behind the call, past the limit of the call. @returns null when it was stored, else what refused it */
const sendOnce = async (id: number, senderId: number, clientId: string = randomUUID()): Promise<string | null> => {
  try {
    await app.get(Sending).send({ clientId, senderId, kind: 'text', text: 'Hello' }, { conversationId: id }, SETTINGS);
    return null;
  } catch (error) {
    return (error as Refusal).code;
  }
};
/**
 * As a client does that hears of a full house: the same message again, until it is answered. Each message before the first answer is a transaction
 * of its own, so that many at once queue for a connection, and a slow machine lets some of them wait longer than the pool does.
 */
const sendUntilAnswered = async (id: number, senderId: number): Promise<string | null> => {
  const clientId = randomUUID();
  for (;;) {
    const code = await sendOnce(id, senderId, clientId);
    if (code !== 'server.unavailable') return code;
  }
};
const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, work));
const SETTINGS = { message_credits: 1, message_length: 1000, fictional_messages_free: true, free_conversations: 2 };

describe('races', () => {
  test('200 sends at once with 10 credits store exactly 10', async () => {
    const { id, starter } = await twoWith(10);
    expect(tally(await times(200, () => sendOnce(id, starter)))).toEqual({ stored: 10, 'billing.not-enough-credits': 190 });
    expect(await ledger(starter)).toEqual({ balance: 0, entries: 0 });
    expect(await conversationOf(id)).toMatchObject({ last_seq: 12 });
    expect(await one(`select count(*)::integer as n from billing.entries where member_id = $1 and kind = 'message'`, [starter])).toEqual({
      n: 10,
    });
  });

  test('200 sends at once before the first answer store exactly 10', async () => {
    const [starter, partner] = [await given.member({ credits: 10 }), await given.member()];
    const { id } = await given.conversation(starter, partner, { answered: false });
    expect(tally(await times(200, () => sendUntilAnswered(id, starter)))).toEqual({ stored: 10, 'billing.not-enough-credits': 190 });
    expect(await ledger(starter)).toEqual({ balance: 0, entries: 0 });
    expect(await conversationOf(id)).toMatchObject({ last_seq: 11 });
    expect(await one(`select count(*)::integer as n from billing.entries where member_id = $1 and kind = 'message'`, [starter])).toEqual({
      n: 10,
    });
  });

  test('the same client id 50 times at once, through two processes, stores one and charges one', async () => {
    const { id, starter } = await twoWith(60);
    const other = await chatApp({ database: { database: app.database, url: '', close: () => Promise.resolve() } });
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? app : other).call(sendMessage, { conversationId: id, clientId, text: 'Once' }, { as: starter }),
      ),
    );
    await other.close();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.message.seq))).toEqual(new Set([3]));
    expect(await one('select count(*)::integer as n from chat.messages where conversation_id = $1', [id])).toEqual({ n: 3 });
    expect(await ledger(starter)).toEqual({ balance: 59, entries: 59 });
  });

  test('a block in the middle of sends leaves no message behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, starter, partner } = await twoWith(100);
      const sends = Array.from({ length: 60 }, (_, index) => post(id, index % 2 === 0 ? starter : partner));
      const blocked = new Promise<{ status: number }>((resolve) => {
        setTimeout(() => resolve(app.call(block, { memberId: starter }, { as: partner })), round * 3);
      });
      const later = new Promise<unknown>((resolve) => {
        setTimeout(() => resolve(Promise.all(Array.from({ length: 60 }, () => post(id, starter)))), round * 3);
      });
      const answers = await Promise.all(sends);
      await later;
      expect((await blocked).status).toBe(200);
      expect(tally(answers.map(({ refusal }) => refusal))['server.error']).toBeUndefined();
      expect(await one('select count(*)::integer as n from chat.messages where conversation_id = $1', [id])).toEqual({ n: 0 });
      expect(await conversationOf(id)).toEqual({ last_seq: 0, unread_a: 0, unread_b: 0, answered: false, state: 'blocked' });
      expect((await post(id, starter)).refusal).toBe('chat.blocked');
    }
  });

  test('a block that commits while a send waits for the conversation refuses the send', async () => {
    const { id, starter } = await twoWith(5);
    let waiting: ReturnType<typeof post> | undefined;
    await app.database.transaction(async (tx) => {
      await tx.change(`update chat.conversations set state = 'blocked' where id = $1`, [id]);
      waiting = post(id, starter);
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    expect((await waiting!).refusal).toBe('chat.blocked');
    expect(await ledger(starter)).toEqual({ balance: 5, entries: 5 });
  });

  test('a balance that falls while a send waits for the wallet counts', async () => {
    const { id, starter } = await twoWith(2);
    let waiting: ReturnType<typeof post>[] = [];
    await app.database.transaction(async (tx) => {
      await tx.change('update billing.wallets set granted = 1 where member_id = $1', [starter]);
      waiting = [post(id, starter), post(id, starter)];
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    expect(tally((await Promise.all(waiting)).map(({ refusal }) => refusal))).toEqual({ stored: 1, 'billing.not-enough-credits': 1 });
  });

  test('a storm in both directions through two processes leaves no gap, nothing unpaid, nothing paid for nothing', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => given.member({ credits: 400 })));
    const conversations = await Promise.all(
      people.flatMap((starter, index) => people.slice(index + 1, index + 4).map((partner) => given.conversation(starter, partner))),
    );
    const other = await chatApp({ database: { database: app.database, url: '', close: () => Promise.resolve() } });
    const batches = [app.get(SendBatch), other.get(SendBatch)];
    const results = await Promise.all(
      Array.from({ length: 3000 }, (_, index) => {
        const { id, starter, partner } = conversations[(index * 7) % conversations.length]!;
        const message: AddressedMessage = {
          clientId: randomUUID(),
          conversationId: id,
          senderId: index % 3 === 0 ? partner : starter,
          kind: 'text',
          text: `Message ${index}`,
          price: 1,
          fictionalPrice: 0,
        };
        return batches[index % 2]!.send(message);
      }),
    );
    await other.close();
    const ids = conversations.map(({ id }) => id);
    expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['stored']));
    expect(
      await one(
        `select
           (select count(*)::integer from chat.conversations c where id = any($1) and (last_seq <> (select count(*) from chat.messages m where m.conversation_id = c.id)
             or last_seq <> (select max(seq) from chat.messages m where m.conversation_id = c.id))) as gaps,
           (select count(*)::integer from chat.conversations c where id = any($1) and unread_a + unread_b <> last_seq - 2) as unread,
           (select count(*)::integer from chat.messages m where conversation_id = any($1) and cost > 0 and not exists (
             select from billing.entries e where e.member_id = m.sender_id and e.reference = m.conversation_id || ':' || m.client_id)) as unpaid,
           (select count(*)::integer from billing.entries e where member_id = any($2) and kind = 'message' and not exists (
             select from chat.messages m where m.sender_id = e.member_id and e.reference = m.conversation_id || ':' || m.client_id)) as for_nothing,
           (select count(*)::integer from billing.wallets w where member_id = any($2)
             and granted + bought <> (select sum(amount) from billing.entries e where e.member_id = w.member_id)) as differences`,
        [ids, people],
      ),
    ).toEqual({ gaps: 0, unread: 0, unpaid: 0, for_nothing: 0, differences: 0 });
  });
});

test('one member may not send without end', async () => {
  const { id, starter } = await twoWith(0);
  const answers = await Promise.all(Array.from({ length: 125 }, () => post(id, starter)));
  expect(tally(answers.map(({ refusal }) => refusal))).toEqual({ 'billing.not-enough-credits': 120, 'request.too-many': 5 });
});

const message = (conversationId: number, senderId: number): AddressedMessage => ({
  clientId: randomUUID(),
  conversationId,
  senderId,
  kind: 'text',
  text: 'Hello',
  price: 1,
  fictionalPrice: 0,
});

/** Conversations of as many members, each with enough credits. */
const started = (count: number, credits: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const starter = await given.member({ credits });
      const { id } = await given.conversation(starter, await given.member());
      return { id, starter };
    }),
  );

describe('the batch', () => {
  test('lets one message that can never be stored fail alone', async () => {
    const [broken, ...whole] = await started(6, 10);
    // The number that comes next is taken.
    await app.database.change('update chat.conversations set last_seq = 1 where id = $1', [broken!.id]);
    const batch = app.get(SendBatch);
    const outcome = await Promise.allSettled([...whole, broken!].map(({ id, starter }) => batch.send(message(id, starter))));
    expect(outcome.map(({ status }) => status)).toEqual([...whole.map(() => 'fulfilled'), 'rejected']);
  });

  test('takes the messages of one sender one by one, in their order, while others’ go along', async () => {
    const [busy, ...others] = await started(6, 40);
    const [batch, statements] = [app.get(SendBatch), jest.spyOn(app.get(SendStore), 'batch')];
    const sent = await Promise.all([
      ...Array.from({ length: 30 }, () => batch.send(message(busy!.id, busy!.starter))),
      ...others.map(({ id, starter }) => batch.send(message(id, starter))),
    ]);
    const first = sent[0]!.seq!;
    expect(sent.slice(0, 30).map(({ seq, credits }) => [seq, credits])).toEqual(
      Array.from({ length: 30 }, (_, place) => [first + place, 39 - place]),
    );
    // the others wait for none of the thirty but the first
    expect(statements.mock.calls.slice(0, 1).map(([messages]) => messages.length)).toEqual([6]);
    statements.mockRestore();
  });

  test('is refused when a wallet would pay twice in one statement', async () => {
    const [{ id, starter } = { id: 0, starter: 0 }] = await started(1, 5);
    await expect(app.get(SendStore).batch([message(id, starter), message(id, starter)], app.clock.now())).rejects.toThrow(
      'one message of each sender',
    );
    expect((await ledger(starter)).balance).toBe(5);
  });

  test('says that it is full instead of letting people wait', async () => {
    const people = await started(16, 0);
    const batch = app.get(SendBatch);
    const outcome = await Promise.allSettled(
      Array.from({ length: 4200 }, (_, place) => {
        const { id, starter } = people[place % people.length]!;
        return batch.send(message(id, starter));
      }),
    );
    const refused = outcome.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'server.unavailable', details: { retryAfter: 1 } } });
    expect(outcome.filter((result) => result.status === 'fulfilled')).toHaveLength(4096);
  });
});

test('a closed conversation takes no message from either, and no credit', async () => {
  const [starter, partner] = [await given.member({ credits: 5 }), await given.member({ credits: 5 })];
  const { id } = await given.conversation(starter, partner);
  await app.database.change(`update chat.conversations set state = 'closed' where id = $1`, [id]);
  for (const member of [starter, partner]) {
    expect(await post(id, member)).toMatchObject({ refusal: 'chat.partner-gone' });
    expect((await ledger(member)).balance).toBe(5);
  }
});
