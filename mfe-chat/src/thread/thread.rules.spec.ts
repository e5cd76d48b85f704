import { array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check';
import type { Message } from '@rendezvous/contracts/chat/messages';
import { message, page, PARTNER, VIEWER } from '../testing/people';
import {
  CATCH_UP_PAGE,
  isBehind,
  type MessagePage,
  type Thread,
  threadOf,
  withLatest,
  withNewer,
  withOlder,
  withSent,
} from './thread.rules';

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index, PARTNER, `m${from + index}`));
const upTo = (seq: number) => ({ id: 1, state: 'open', last_seq: seq, cost: 1 }) as const;
const seqs = ({ messages }: { messages: readonly { seq: number }[] }) => messages.map(({ seq }) => seq);

test('a page makes a thread that is complete up to the last message of the server', () => {
  const thread = threadOf(page(run(5, 8), { more: true }));
  expect(seqs(thread)).toEqual([5, 6, 7, 8]);
  expect(thread).toMatchObject({ upTo: 8, more: true });
});

test('older messages go before, each once', () => {
  const thread = withOlder(threadOf(page(run(5, 8), { more: true })), page(run(1, 5)), 5);
  expect(seqs(thread)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(thread.more).toBe(false);
});

test('newer messages go behind, each once, in order', () => {
  const thread = withNewer(threadOf(page(run(1, 3))), page(run(3, 6)), 3);
  expect(seqs(thread)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(thread.upTo).toBe(6);
});

test('an own message that overtakes others leaves a gap that is known, and the others close it', () => {
  const sent = withSent(threadOf(page(run(1, 3))), message(6, VIEWER, 'mine'));
  expect(sent.upTo).toBe(3);
  expect(isBehind(sent, 0)).toBe(true);
  const healed = withNewer(sent, page(run(4, 5), { conversation: upTo(6) }), 3);
  expect(seqs(healed)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(isBehind(healed, 6)).toBe(false);
});

test('an own message that follows at once is no gap', () => {
  const sent = withSent(threadOf(page(run(1, 3))), message(4, VIEWER, 'mine'));
  expect(sent.upTo).toBe(4);
  expect(isBehind(sent, 4)).toBe(false);
  expect(isBehind(sent, 5)).toBe(true);
});

test('a full page of newer messages is not the end', () => {
  const thread = withNewer(threadOf(page(run(1, 3))), page(run(4, 3 + CATCH_UP_PAGE), { conversation: upTo(900) }), 3);
  expect(thread.upTo).toBe(3 + CATCH_UP_PAGE);
});

test('messages that are held leave no gap behind', () => {
  const thread = withNewer(threadOf(page([message(1, VIEWER, 'mine')])), page([], { conversation: upTo(7), held: 6 }), 1);
  expect(thread).toMatchObject({ upTo: 7, held: 6 });
  expect(isBehind(thread, 7)).toBe(false);
});

const latest = (from: number, to: number, more = from > 1) => threadOf(page(run(from, to), { more }));

describe('the latest page, loaded again,', () => {
  const thread = latest(1, 10, true);

  test('joins what is there', () => {
    const joined = withLatest(thread, latest(9, 12));
    expect(seqs(joined)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(joined).toMatchObject({ more: true, upTo: 12 });
  });

  test('joins what it follows at once', () => {
    expect(seqs(withLatest(thread, latest(11, 12)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test.each([1, 2, 30])('takes the place of what it misses by %d', (hole) => {
    const far = withLatest(thread, latest(11 + hole, 13 + hole));
    expect(seqs(far)).toEqual([11 + hole, 12 + hole, 13 + hole]);
    expect(far).toMatchObject({ more: true, upTo: 13 + hole });
  });

  test('does not erase a message that came in while it was under way', () => {
    const newer = withNewer(latest(1, 11), page(run(12, 12)), 11);
    expect(withLatest(newer, latest(1, 11))).toMatchObject({ upTo: 12, messages: run(1, 12) });
    const sent = withSent(latest(1, 11), message(12, VIEWER, 'mine'));
    expect(seqs(withLatest(sent, latest(1, 11)))).toHaveLength(12);
  });

  test('does not take back that something was read while it was under way', () => {
    const read = { ...thread, ownRead: 9, partnerRead: 8 };
    expect(withLatest(read, latest(1, 10))).toMatchObject({ ownRead: 9, partnerRead: 8 });
    const secret = threadOf(page(run(1, 10), { partner_read_seq: null }));
    expect(withLatest(read, secret).partnerRead).toBeNull();
  });

  test('takes along what the viewer has removed meanwhile', () => {
    expect(seqs(withLatest(thread, latest(9, 11, false)))).toEqual([9, 10, 11]);
  });

  test('takes along that the last message was removed', () => {
    const without = threadOf(page(run(9, 9), { more: true, conversation: upTo(10) }));
    expect(withLatest(thread, without)).toMatchObject({ messages: run(1, 9), upTo: 10 });
  });

  test('joins what it ends right before', () => {
    expect(seqs(withLatest(latest(60, 90), latest(50, 59)))).toEqual(seqs(latest(50, 90)));
  });

  test('tells that there is nothing older where it begins before what is there', () => {
    expect(withLatest(latest(60, 90), latest(1, 90))).toMatchObject({ messages: run(1, 90), more: false });
  });

  test('begins anew with nothing read where only a part of it is known by other messages', () => {
    const words = ['Hello', 'again'].map((text, place) =>
      message(place + 1, PARTNER, text, { clientId: `11111111-0000-4000-8000-00000000000${place}` }),
    );
    expect(withLatest(latest(1, 1), threadOf(page(words, { own_read_seq: 0 })))).toMatchObject({ messages: words, ownRead: 0 });
  });

  test('begins anew with a conversation that a block had emptied', () => {
    const other = [message(1, VIEWER, 'Hello again', { clientId: '11111111-0000-4000-8000-000000000001' })];
    expect(withLatest(thread, threadOf(page(other)))).toMatchObject({ messages: other, upTo: 1 });
    expect(seqs(withLatest(latest(60, 90), latest(1, 2)))).toEqual([1, 2]);
  });

  test('leaves what was released while it was under way', () => {
    const held = threadOf(page([message(1, VIEWER, 'mine')], { conversation: upTo(3), held: 2 }));
    const released = withNewer(withNewer(held, page([]), 3), page(run(2, 3)), 1);
    expect(seqs(released)).toEqual([1, 2, 3]);
    expect(seqs(withLatest(released, held))).toEqual([1, 2, 3]);
  });
});

test('a page of newer or older messages that the thread does not meet any more is left out', () => {
  const far = threadOf(page(run(251, 300), { more: true }));
  expect(withNewer(far, page(run(11, 10 + CATCH_UP_PAGE)), 10)).toMatchObject({ messages: run(251, 300), upTo: 300, more: true });
  expect(withOlder(far, page(run(1, 50)), 51)).toEqual(far);
});

describe('at the bounds of a thread', () => {
  const far = threadOf(page(run(251, 300), { more: true }));

  test('a page of older messages joins where it ends at the first one, and not where one is missing', () => {
    expect(seqs(withOlder(far, page(run(201, 250), { more: true }), 251))).toEqual(seqs(latest(201, 300)));
    expect(withOlder(far, page(run(200, 249), { more: true }), 250)).toBe(far);
  });

  test('older messages that come late do not tell that there are still older ones', () => {
    expect(withOlder(latest(1, 80), page(run(40, 50), { more: true }), 51)).toMatchObject({ messages: run(1, 80), more: false });
  });

  test('a page of newer messages joins where it ends right before the first one', () => {
    expect(seqs(withNewer(far, page(run(51, 250)), 50))).toEqual(seqs(latest(51, 300)));
  });

  test('a page of newer messages that follows an end which is none any more is left out', () => {
    expect(withNewer(latest(1, 5), page(run(11, 12)), 10)).toMatchObject({ messages: run(1, 5), upTo: 5 });
  });

  test('an own message right before the first one comes with the older ones', () => {
    expect(withSent(far, message(250, VIEWER, 'mine'))).toBe(far);
  });

  test('nothing new leaves the very list that is there', () => {
    expect(withNewer(far, page([], { conversation: upTo(300) }), 300).messages).toBe(far.messages);
  });

  test('a page whose messages are all held makes a thread that the first own one begins', () => {
    expect(seqs(withSent(threadOf(page([], { more: true })), message(1, VIEWER, 'mine')))).toEqual([1]);
  });
});

test('a thread is complete up to what the server or its page knows, whichever is more', () => {
  expect([2, 3, 7].map((seq) => threadOf(page(run(1, 3), { conversation: upTo(seq) })).upTo)).toEqual([3, 3, 7]);
});

test('messages that stay held are not asked for again', () => {
  const answer = page([], { conversation: upTo(7), held: 6 });
  const held = withNewer(threadOf(page([message(1, VIEWER, 'mine')])), answer, 1);
  expect(withNewer(held, answer, 7).upTo).toBe(7);
});

test('messages that are released are asked for, although they stand before what is known', () => {
  const held = threadOf(page([message(1, VIEWER, 'mine')], { conversation: upTo(7), held: 6 }));
  expect(withNewer(held, page([], { conversation: upTo(7) }), 7).upTo).toBe(1);
});

/** A conversation on the server, with answers that were given at one moment and arrive at another. */
class Model {
  private readonly all: Message[] = run(1, 3);
  private readonly underWay = new Map<string, () => Thread>();
  private readonly mine: Message[] = [];
  thread = threadOf(this.answer((all) => all));

  private answer(pick: (all: readonly Message[]) => readonly Message[], more?: boolean): MessagePage {
    const messages = pick(this.all);
    return page(messages, { conversation: upTo(this.all.length), more: more ?? (messages[0]?.seq ?? 1) > 1 });
  }

  get last(): number {
    return this.all.length;
  }

  say(count: number): void {
    this.all.push(...run(this.last + 1, this.last + count));
  }

  /** Small pages, so that absences become long soon. The server answers now; `arrive` is later. */
  ask(what: 'latest' | 'newer' | 'older'): void {
    if (this.underWay.has(what)) return;
    const { upTo: end, messages } = this.thread;
    const before = messages[0]?.seq ?? 1;
    const answers = {
      latest: () => {
        const fresh = threadOf(this.answer((all) => all.slice(-4)));
        return () => withLatest(this.thread, fresh);
      },
      newer: () => {
        const newer = this.answer((all) => all.slice(end, end + CATCH_UP_PAGE));
        return () => withNewer(this.thread, newer, end);
      },
      older: () => {
        const older = this.answer((all) => all.slice(Math.max(0, before - 4), before - 1));
        return () => withOlder(this.thread, older, before);
      },
    };
    this.underWay.set(what, answers[what]());
  }

  send(): void {
    const sent = message(this.last + 1, VIEWER, 'mine');
    this.all.push(sent);
    this.mine.push(sent);
  }

  arrive(what: string): void {
    if (what === 'sent') {
      const sent = this.mine.shift();
      if (sent) this.thread = withSent(this.thread, sent);
      return;
    }
    this.thread = this.underWay.get(what)?.() ?? this.thread;
    this.underWay.delete(what);
  }

  /** Everything on its way arrives, then the tab catches up and scrolls to the beginning. */
  settle(): void {
    for (const what of ['older', 'latest', 'newer']) this.arrive(what);
    while (this.mine.length > 0) this.arrive('sent');
    for (const what of ['newer', ...Array.from({ length: this.last }, () => 'older' as const)] as const) {
      this.ask(what);
      this.arrive(what);
    }
  }
}

test('however pages, hints and own messages overtake each other, nothing known is lost and every hole is known', () => {
  const step = oneof(
    record({ do: constant('say' as const), count: integer({ min: 1, max: 9 }) }),
    record({ do: constant('send' as const) }),
    record({ do: constant('ask' as const), what: constantFrom('latest' as const, 'newer' as const, 'older' as const) }),
    record({ do: constant('arrive' as const), what: constantFrom('latest', 'newer', 'older', 'sent') }),
  );
  assert(
    property(array(step, { maxLength: 40 }), (steps) => {
      const model = new Model();
      for (const one of steps) {
        const before: Thread = model.thread;
        if (one.do === 'say') model.say(one.count);
        if (one.do === 'send') model.send();
        if (one.do === 'ask') model.ask(one.what);
        if (one.do === 'arrive') model.arrive(one.what);
        const { thread } = model;
        const known = seqs(thread);
        expect(known).toEqual([...new Set(known)].toSorted((a, b) => a - b));
        // everything from the first message up to `upTo` is there, and that end never moves back
        const first = known[0]!;
        expect(known.filter((seq) => seq <= thread.upTo)).toEqual(run(first, thread.upTo).map(({ seq }) => seq));
        expect(thread.upTo).toBeGreaterThanOrEqual(before.upTo);
        // what goes, goes from the front, and is known to be missing
        const lost = seqs(before).filter((seq) => !known.includes(seq));
        expect(lost.filter((seq) => seq >= first)).toEqual([]);
        expect(thread.more).toBe(first > 1);
        expect(isBehind(thread, 0)).toBe(known.length < known.at(-1)! - first + 1);
      }
      model.settle();
      expect(seqs(model.thread)).toEqual(run(1, model.last).map(({ seq }) => seq));
    }),
    { numRuns: 400 },
  );
});
