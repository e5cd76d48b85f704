import { message, page, PARTNER, VIEWER } from '../testing/people';
import { CATCH_UP_PAGE, isBehind, threadOf, withLatest, withNewer, withOlder, withSent } from './thread.rules';

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index, PARTNER, `m${from + index}`));
const seqs = ({ messages }: { messages: readonly { seq: number }[] }) => messages.map(({ seq }) => seq);

test('a page makes a thread that is complete up to the last message of the server', () => {
  const thread = threadOf(page(run(5, 8), { more: true }));
  expect(seqs(thread)).toEqual([5, 6, 7, 8]);
  expect(thread).toMatchObject({ upTo: 8, more: true });
});

test('older messages go before, each once', () => {
  const thread = withOlder(threadOf(page(run(5, 8), { more: true })), page(run(1, 5)));
  expect(seqs(thread)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(thread.more).toBe(false);
});

test('newer messages go behind, each once, in order', () => {
  const thread = withNewer(threadOf(page(run(1, 3))), page(run(3, 6)));
  expect(seqs(thread)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(thread.upTo).toBe(6);
});

test('an own message that overtakes others leaves a gap that is known, and the others close it', () => {
  const sent = withSent(threadOf(page(run(1, 3))), message(6, VIEWER, 'mine'));
  expect(sent.upTo).toBe(3);
  expect(isBehind(sent, 0)).toBe(true);
  const healed = withNewer(sent, page(run(4, 5), { conversation: { id: 1, state: 'open', last_seq: 6, cost: 1 } }));
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
  const thread = withNewer(
    threadOf(page(run(1, 3))),
    page(run(4, 3 + CATCH_UP_PAGE), { conversation: { id: 1, state: 'open', last_seq: 900, cost: 1 } }),
  );
  expect(thread.upTo).toBe(3 + CATCH_UP_PAGE);
});

test('messages that are held leave no gap behind', () => {
  const thread = withNewer(
    threadOf(page([message(1, VIEWER, 'mine')])),
    page([], { conversation: { id: 1, state: 'open', last_seq: 7, cost: 1 }, held: 6 }),
  );
  expect(thread).toMatchObject({ upTo: 7, held: 6 });
  expect(isBehind(thread, 7)).toBe(false);
});

test('the latest page joins what is there, or takes its place when it does not reach it', () => {
  const thread = threadOf(page(run(1, 10), { more: true }));
  expect(seqs(withLatest(thread, threadOf(page(run(9, 12)))))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(withLatest(thread, threadOf(page(run(9, 12)))).more).toBe(true);
  const far = withLatest(thread, threadOf(page(run(40, 42), { more: true })));
  expect(seqs(far)).toEqual([40, 41, 42]);
  expect(far.more).toBe(true);
});
