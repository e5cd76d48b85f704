import { clearPrivateStorage, privateStorage } from '@rendezvous/client';
import { message } from '../testing/people';
import { SendQueue } from './send-queue';
import type { QueuedMessage } from './queued-message';

const KEY = 'chat:outbox:test';
const queues: SendQueue[] = [];
const network = { status: 0, body: null };
const refusal = (code: string) => ({ status: 402, body: { error: { code, requestId: 'test' } } });

const sent: QueuedMessage[] = [];
const stored: string[] = [];
let answer: (queued: QueuedMessage) => Promise<void>;
/** What a follower does when a message was stored. */
let followed: () => void;

const make = () => {
  const queue = new SendQueue({
    storageKey: KEY,
    send: async (queued) => {
      sent.push(queued);
      await answer(queued);
      return {
        conversationId: 'memberId' in queued ? 9 : queued.conversationId,
        message: message(sent.length, 3, queued.text, { clientId: queued.clientId }),
        credits: 1,
      };
    },
    onStored: ({ message: { clientId } }) => {
      stored.push(clientId);
      followed();
    },
  });
  queues.push(queue);
  return queue;
};
afterEach(() => queues.splice(0).forEach((queue) => queue.stop()));
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const states = (queue: SendQueue) => queue.list().map(({ clientId, state }) => [clientId, state]);

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  stored.length = 0;
  answer = () => Promise.resolve();
  followed = () => undefined;
  globalThis.reportError = jest.fn();
});

test('messages of one conversation go out one after the other, in the order in which they were written', async () => {
  const release: (() => void)[] = [];
  answer = () => new Promise((resolve) => release.push(resolve));
  const queue = make();
  queue.add({ conversationId: 1 }, 'first', 'a');
  queue.add({ conversationId: 1 }, 'second', 'b');
  queue.add({ conversationId: 2 }, 'elsewhere', 'c');
  expect(sent.map(({ clientId }) => clientId)).toEqual(['a', 'c']);
  release[0]!();
  await settle();
  expect(sent.map(({ clientId }) => clientId)).toEqual(['a', 'c', 'b']);
});

test('without a network they wait, together, and go out once when it is back', async () => {
  answer = () => Promise.reject(network);
  const queue = make();
  queue.add({ conversationId: 1 }, 'first', 'a');
  queue.add({ conversationId: 1 }, 'second', 'b');
  await settle();
  expect(states(queue)).toEqual([
    ['a', 'waiting'],
    ['b', 'waiting'],
  ]);
  answer = () => Promise.resolve();
  queue.wake();
  await settle();
  expect(stored).toEqual(['a', 'b']);
  expect(queue.list()).toEqual([]);
  expect(sent.map(({ clientId }) => clientId)).toEqual(['a', 'a', 'b']);
});

test('what waits is tried again by itself, ever more slowly', async () => {
  jest.useFakeTimers();
  try {
    answer = () => Promise.reject(network);
    make().add({ conversationId: 1 }, 'first', 'a');
    await jest.advanceTimersByTimeAsync(900);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1800);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

test('a refused message says why, lets the others pass, and keeps its client id when it is tried again', async () => {
  answer = ({ clientId }) => (clientId === 'a' ? Promise.reject(refusal('billing.not-enough-credits')) : Promise.resolve());
  const queue = make();
  queue.add({ conversationId: 1 }, 'first', 'a');
  queue.add({ conversationId: 1 }, 'second', 'b');
  await settle();
  expect(queue.list()).toMatchObject([{ clientId: 'a', state: 'failed', refusal: { code: 'billing.not-enough-credits' } }]);
  expect(stored).toEqual(['b']);
  queue.wake();
  await settle();
  expect(sent).toHaveLength(2);
  answer = () => Promise.resolve();
  queue.retry('a');
  await settle();
  expect(sent.at(-1)).toMatchObject({ clientId: 'a', text: 'first' });
  expect(stored).toEqual(['b', 'a']);
});

test('a message whose first sending a block took away goes out as another one when its writer sends it anew', async () => {
  answer = ({ clientId }) => (clientId === 'a' ? Promise.reject(refusal('chat.sent-before')) : Promise.resolve());
  const queue = make();
  queue.add({ conversationId: 1 }, 'first', 'a');
  await settle();
  expect(queue.list()).toMatchObject([{ clientId: 'a', text: 'first', state: 'failed' }]);
  queue.retry('a');
  await settle();
  expect(sent.map(({ text }) => text)).toEqual(['first', 'first']);
  expect(stored).toEqual([sent[1]!.clientId]);
  expect(queue.list()).toEqual([]);
});

describe('a first message to a member', () => {
  test('begins the conversation; what was written after it goes there, in order', async () => {
    const release: (() => void)[] = [];
    answer = () => new Promise((resolve) => release.push(resolve));
    const queue = make();
    queue.add({ memberId: 8 }, 'first', 'a');
    queue.add({ memberId: 8 }, 'second', 'b');
    expect(sent).toMatchObject([{ clientId: 'a', memberId: 8 }]);
    release[0]!();
    await settle();
    expect(queue.list()).toEqual([expect.objectContaining({ clientId: 'b', conversationId: 9 })]);
    expect(sent.at(-1)).not.toHaveProperty('memberId');
    release[1]!();
    await settle();
    expect(sent.map((queued) => [queued.clientId, 'memberId' in queued ? queued.memberId : queued.conversationId])).toEqual([
      ['a', 8],
      ['b', 9],
    ]);
    expect(stored).toEqual(['a', 'b']);
  });

  test('that was refused stays with the member, and begins it when it is tried again', async () => {
    answer = ({ clientId }) => (clientId === 'a' ? Promise.reject(refusal('chat.conversation-limit')) : Promise.resolve());
    const queue = make();
    queue.add({ memberId: 8 }, 'first', 'a');
    await settle();
    expect(queue.list()).toMatchObject([{ memberId: 8, state: 'failed', refusal: { code: 'chat.conversation-limit' } }]);
    answer = () => Promise.resolve();
    queue.retry('a');
    await settle();
    expect(sent.at(-1)).toMatchObject({ clientId: 'a', memberId: 8 });
    expect(queue.list()).toEqual([]);
  });

  test('that was refused goes into the conversation that another one has begun', async () => {
    answer = ({ clientId }) => (clientId === 'a' ? Promise.reject(refusal('billing.not-enough-credits')) : Promise.resolve());
    const queue = make();
    queue.add({ memberId: 8 }, 'first', 'a');
    queue.add({ memberId: 8 }, 'second', 'b');
    await settle();
    expect(queue.list()).toEqual([expect.objectContaining({ clientId: 'a', conversationId: 9, state: 'failed' })]);
  });

  test('survives a reload without a connection', async () => {
    answer = () => Promise.reject(network);
    const before = make();
    before.add({ memberId: 8 }, 'first', 'a');
    await settle();
    before.stop();
    answer = () => Promise.resolve();
    const after = make();
    expect(after.list()).toMatchObject([{ clientId: 'a', memberId: 8, state: 'waiting' }]);
    after.wake();
    await settle();
    expect([stored, sent.map(({ clientId }) => clientId)]).toEqual([['a'], ['a', 'a']]);
  });
});

test('a reload loses nothing: what was on its way goes out with the same client id, what was refused stays', async () => {
  answer = ({ clientId }) => Promise.reject(clientId === 'a' ? refusal('chat.blocked') : network);
  const before = make();
  before.add({ conversationId: 1 }, 'first', 'a');
  before.add({ conversationId: 1 }, 'second', 'b');
  await settle();
  before.stop();
  answer = () => Promise.resolve();
  const after = make();
  expect(states(after)).toEqual([
    ['a', 'failed'],
    ['b', 'waiting'],
  ]);
  after.wake();
  await settle();
  expect(stored).toEqual(['b']);
});

test('after a logout nothing goes out any more', async () => {
  answer = () => Promise.reject(network);
  const queue = make();
  queue.add({ conversationId: 1 }, 'first', 'a');
  await settle();
  clearPrivateStorage();
  expect(queue.isForgotten).toBe(true);
  answer = () => Promise.resolve();
  queue.wake();
  await settle();
  expect(stored).toEqual([]);
  expect(privateStorage.read(KEY)).toBeNull();
});

describe('a follower that throws', () => {
  const fault = new Error('a screen is broken');

  test('makes no failed message of a stored one, and the next one goes out', async () => {
    followed = () => {
      throw fault;
    };
    const queue = make();
    queue.add({ conversationId: 1 }, 'first', 'a');
    queue.add({ conversationId: 1 }, 'second', 'b');
    await settle();
    expect(queue.list()).toEqual([]);
    expect([stored, sent.map(({ clientId }) => clientId)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(reportError).toHaveBeenCalledTimes(2);
    expect(reportError).toHaveBeenCalledWith(fault);
  });

  test('keeps the news from no other one', async () => {
    const queue = make();
    const lengths: number[] = [];
    queue.subscribe(() => {
      throw fault;
    });
    queue.subscribe(() => lengths.push(queue.list().length));
    queue.add({ conversationId: 1 }, 'first', 'a');
    await settle();
    expect(lengths.at(-1)).toBe(0);
    expect(stored).toEqual(['a']);
  });

  test('does not hide what another tab did', () => {
    const [queue, other] = [make(), make()];
    answer = () => new Promise(() => undefined);
    other.add({ conversationId: 1 }, 'first', 'a');
    queue.hear({ key: `${KEY}:a`, newValue: '{}' });
    expect(queue.list()).toHaveLength(1);
    followed = () => {
      throw fault;
    };
    privateStorage.remove(`${KEY}:a`);
    const gone = { state: 'stored', conversationId: 1, message: message(1, 3, 'first'), credits: 1 };
    queue.hear({ key: `${KEY}:a`, newValue: JSON.stringify(gone) });
    expect(queue.list()).toEqual([]);
    expect(reportError).toHaveBeenCalledWith(fault);
  });
});
