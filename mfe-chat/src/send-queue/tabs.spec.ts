import { clearPrivateStorage, hasUnsent, privateStorage, unsentKey } from '@rendezvous/client';
import { message } from '../testing/people';
import { SendQueue } from './send-queue';
import type { QueuedMessage } from './queued-message';

const MEMBER = 3;
const KEY = unsentKey(MEMBER);
const network = { status: 0, body: null };

/** What reached the server: who sent it, and the answers that wait to be given. */
const sent: string[] = [];
let answer: (queued: QueuedMessage) => Promise<void>;
/** Which tab heard that the conversation with a member has begun. */
const started: [string, number][] = [];
const tabs: { readonly queue: SendQueue; readonly stored: [string, number][] }[] = [];

const open = (name: string) => {
  const stored: [string, number][] = [];
  const queue = new SendQueue({
    storageKey: KEY,
    send: async (queued) => {
      sent.push(`${name}: ${queued.text}`);
      await answer(queued);
      return {
        conversationId: 'memberId' in queued ? 9 : queued.conversationId,
        message: message(sent.length, MEMBER, queued.text, { clientId: queued.clientId }),
        credits: 4,
      };
    },
    onStored: ({ message: { clientId }, credits }, startedWith) => {
      stored.push([clientId, credits]);
      if (startedWith !== null) started.push([name, startedWith]);
    },
  });
  tabs.push({ queue, stored });
  return { queue, stored };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const ids = (queue: SendQueue) => queue.list().map(({ clientId }) => clientId);
const offline = () => Promise.reject(network);

/** Turns as a browser gives them to its tabs: one after the other for each name. */
const giveTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, _: unknown, work: () => Promise<void>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
};
const tell = (key: string, newValue: string | null) => setTimeout(() => tabs.forEach(({ queue }) => queue.hear({ key, newValue })), 1);
/** One tab's change reaches the others a little later, as between processes; here also the one that made it, which must not mind. */
const tellTabs = () => {
  const { setItem, removeItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
    if (this.getItem(key) !== value) tell(key, value);
    setItem.call(this, key, value);
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key: string) {
    if (this.getItem(key) !== null) tell(key, null);
    removeItem.call(this, key);
  });
};

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  tabs.length = 0;
  started.length = 0;
  answer = () => Promise.resolve();
});
afterEach(() => {
  tabs.forEach(({ queue }) => queue.stop());
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

test('two tabs that write at the same time lose nothing of each other, also when neither hears of it', async () => {
  answer = offline;
  const [one, two] = [open('one'), open('two')];
  one.queue.add({ conversationId: 1 }, 'from the first', 'a');
  two.queue.add({ conversationId: 2 }, 'from the second', 'b');
  one.queue.add({ conversationId: 1 }, 'the first again', 'c');
  await settle();
  one.queue.stop();
  two.queue.stop();
  expect(ids(open('next').queue)).toEqual(['a', 'b', 'c']);
  expect(hasUnsent(MEMBER)).toBe(true);
});

test('what waits goes out once, from one tab, in order, when both hear at the same moment that there is a connection', async () => {
  giveTurns();
  answer = offline;
  const [one, two] = [open('one'), open('two')];
  one.queue.add({ conversationId: 1 }, 'first', 'a');
  await settle();
  two.queue.add({ conversationId: 1 }, 'second', 'b');
  await settle();
  sent.length = 0;
  answer = () => settle().then(() => undefined);
  one.queue.wake();
  two.queue.wake();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(sent.map((line) => line.split(': ')[1])).toEqual(['first', 'second']);
  expect([ids(one.queue), ids(two.queue)]).toEqual([[], []]);
  expect(hasUnsent(MEMBER)).toBe(false);
});

test('a tab shows what another writes, and hears with message and credits that it went out', async () => {
  giveTurns();
  tellTabs();
  const release: (() => void)[] = [];
  answer = () => new Promise((resolve) => release.push(resolve));
  const [one, two] = [open('one'), open('two')];
  one.queue.add({ conversationId: 1 }, 'seen in both', 'a');
  await settle();
  expect(two.queue.list()).toMatchObject([{ clientId: 'a', text: 'seen in both', state: 'sending' }]);
  release[0]!();
  await settle();
  await settle();
  expect(sent).toEqual(['one: seen in both']);
  expect(two.stored).toEqual([['a', 4]]);
  expect([ids(one.queue), ids(two.queue)]).toEqual([[], []]);
});

test('a conversation that one tab begins has begun in the others', async () => {
  giveTurns();
  tellTabs();
  const [one, two] = [open('one'), open('two')];
  one.queue.add({ memberId: 8 }, 'Hello', 'a');
  await settle();
  await settle();
  expect(sent).toEqual(['one: Hello']);
  expect(new Set(started.map(([name, memberId]) => `${name}: ${memberId}`))).toEqual(new Set(['one: 8', 'two: 8']));
  expect([ids(one.queue), ids(two.queue)]).toEqual([[], []]);
});

test('a message that one tab was refused can be tried again or taken out in the other', async () => {
  giveTurns();
  tellTabs();
  answer = ({ clientId }) =>
    clientId === 'c' ? Promise.resolve() : Promise.reject({ status: 402, body: { error: { code: 'billing.not-enough-credits', requestId: 'test' } } }); // prettier-ignore
  const [one, two] = [open('one'), open('two')];
  one.queue.add({ conversationId: 1 }, 'try again', 'a');
  one.queue.add({ conversationId: 1 }, 'take out', 'b');
  await settle();
  expect(two.queue.list()).toMatchObject([{ clientId: 'a', state: 'failed' }, { clientId: 'b', state: 'failed' }]); // prettier-ignore
  two.queue.remove('b');
  answer = () => Promise.resolve();
  two.queue.retry('a');
  await settle();
  await settle();
  expect(sent).toEqual(['one: try again', 'one: take out', 'two: try again']);
  expect([ids(one.queue), ids(two.queue)]).toEqual([[], []]);
});

test('offline, tabs do not wake each other for ever', async () => {
  giveTurns();
  tellTabs();
  answer = offline;
  const [one] = [open('one'), open('two'), open('three')];
  one.queue.add({ conversationId: 1 }, 'waits', 'a');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent.length).toBeLessThanOrEqual(3);
  expect(tabs.map(({ queue }) => queue.list()[0]?.state)).toEqual(['waiting', 'waiting', 'waiting']);
});

const old = (clientId: string, state: string) => ({
  clientId,
  conversationId: 1,
  text: `old ${clientId}`,
  at: '2026-03-01T10:00:00.000Z',
  state,
  refusal: null,
});
test('the one list of an older build is read in, and what it writes later takes nothing away', async () => {
  privateStorage.write(KEY, [old('x', 'sending'), old('y', 'failed')]);
  answer = offline;
  const { queue } = open('one');
  expect(ids(queue)).toEqual(['x', 'y']);
  queue.add({ conversationId: 1 }, 'new', 'a');
  await settle();
  // the older page is still open, and keeps what it knows
  privateStorage.write(KEY, [old('z', 'sending')]);
  queue.stop();
  answer = () => Promise.resolve();
  const next = open('next');
  expect(ids(next.queue)).toEqual(['x', 'y', 'a', 'z']);
  next.queue.wake();
  await settle();
  expect(sent.slice(-3)).toEqual(['next: old x', 'next: new', 'next: old z']);
  expect(next.queue.list()).toMatchObject([{ clientId: 'y', state: 'failed' }]);
});

test('a logout in one tab takes the messages of all, and nothing comes back', async () => {
  giveTurns();
  const release: ((fault: unknown) => void)[] = [];
  answer = () => new Promise((_, reject) => release.push(reject));
  const { queue } = open('one');
  queue.add({ conversationId: 1 }, 'on its way', 'a');
  await settle();
  clearPrivateStorage();
  release[0]!(network);
  await settle();
  expect(queue.isForgotten).toBe(true);
  expect(ids(queue)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('where nothing can be kept, a message goes out all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  answer = offline;
  const { queue } = open('one');
  queue.add({ conversationId: 1 }, 'unkept', 'a');
  await settle();
  expect(queue.list()).toMatchObject([{ clientId: 'a', state: 'waiting' }]);
  answer = () => Promise.resolve();
  queue.wake();
  await settle();
  expect(sent).toEqual(['one: unkept', 'one: unkept']);
  expect(ids(queue)).toEqual([]);
});
