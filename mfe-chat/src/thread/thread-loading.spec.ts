import type { AppStore } from '@rendezvous/client';
import { givenServer, givenStore, Refused } from '@rendezvous/client/testing';
import { chatApi } from '../chat.api';
import { CONVERSATION, message, page, PARTNER, talk, VIEWER } from '../testing/people';
import { catchUp, changeThread, healGap, loadOlder, threadNow } from './thread-loading';
import { withSent } from './thread.rules';

const READ = `GET /api/conversations/${CONVERSATION}/messages`;
const more = [message(5, PARTNER, 'five'), message(6, PARTNER, 'six')];
let store: AppStore;

const opened = async (server: ReturnType<typeof givenServer>) => {
  store = await givenStore();
  store.dispatch(chatApi.endpoints.chatThread.initiate(CONVERSATION));
  await Promise.all(store.dispatch(chatApi.util.getRunningQueriesThunk()));
  return server;
};
const seqs = () => threadNow(store, CONVERSATION)!.messages.map(({ seq }) => seq);

test('a hint of a message that is there asks for nothing', async () => {
  const server = await opened(givenServer({ [READ]: () => page(talk) }));
  await healGap(store, CONVERSATION, 4);
  expect(server.of(READ)).toHaveLength(1);
});

test('a hint that is further on asks for everything after the last message', async () => {
  const server = await opened(givenServer({ [READ]: ({ query }) => page('after' in query ? more : talk) }));
  await healGap(store, CONVERSATION, 6);
  expect(server.of(READ).at(-1)!.query['after']).toBe('4');
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('hints that come while a call is out make one more call: its answer may be older than they are', async () => {
  const server = await opened(givenServer({ [READ]: () => page(talk) }));
  const answers: (() => void)[] = [];
  server.answers({
    [READ]: ({ query }) =>
      new Promise((resolve) => answers.push(() => resolve(page(more.filter(({ seq }) => seq > Number(query['after'])))))),
  });
  const first = catchUp(store, CONVERSATION);
  void catchUp(store, CONVERSATION);
  void catchUp(store, CONVERSATION);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(answers).toHaveLength(1);
  answers[0]!();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(answers).toHaveLength(2);
  answers[1]!();
  await first;
  expect(server.of(READ)).toHaveLength(3);
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a long absence is caught up with page after page', async () => {
  const all = Array.from({ length: 450 }, (_, index) => message(index + 1, PARTNER, `m${index + 1}`));
  const server = await opened(givenServer({ [READ]: () => page(all.slice(0, 4)) }));
  server.answers({ [READ]: ({ query }) => page(all.filter(({ seq }) => seq > Number(query['after'])).slice(0, 200)) });
  await catchUp(store, CONVERSATION);
  expect(seqs()).toEqual(all.map(({ seq }) => seq));
  expect(server.of(READ)).toHaveLength(4);
});

test('an own message that overtook others is followed by asking for them', async () => {
  const server = await opened(givenServer({ [READ]: ({ query }) => page('after' in query ? more : talk) }));
  changeThread(store, CONVERSATION, (thread) => withSent(thread, message(7, VIEWER, 'mine')));
  await healGap(store, CONVERSATION);
  expect(server.of(READ)).toHaveLength(2);
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a call that fails is made again by the next hint', async () => {
  const server = await opened(givenServer({ [READ]: () => page(talk) }));
  server.answers({ [READ]: () => new Refused(500, 'server.error') });
  await expect(healGap(store, CONVERSATION, 5)).rejects.toBeDefined();
  server.answers({ [READ]: () => page(more) });
  await healGap(store, CONVERSATION, 6);
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('older messages are asked for before the first one', async () => {
  const server = await opened(
    givenServer({ [READ]: ({ query }) => ('before' in query ? page(talk.slice(0, 2)) : page(talk.slice(2), { more: true })) }),
  );
  await loadOlder(store, CONVERSATION);
  expect(server.of(READ).at(-1)!.query['before']).toBe('3');
  expect(seqs()).toEqual([1, 2, 3, 4]);
  expect(threadNow(store, CONVERSATION)!.more).toBe(false);
});
