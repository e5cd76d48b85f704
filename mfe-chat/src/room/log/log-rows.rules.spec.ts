import { at, message, PARTNER, VIEWER } from '../../testing/people';
import { logRows } from './log-rows.rules';

const rows = (more: Partial<Parameters<typeof logRows>[0]> = {}) =>
  logRows({
    messages: [
      message(1, PARTNER, 'one'),
      message(2, VIEWER, 'two'),
      message(3, VIEWER, 'three'),
      message(4, PARTNER, 'four', { sentAt: at(60 * 26) }),
    ],
    queued: [],
    viewerId: VIEWER,
    unread: null,
    partnerRead: 2,
    held: 0,
    ...more,
  });
const queued = { clientId: 'c', conversationId: 1, text: 'on its way', at: at(1), state: 'sending' as const, refusal: null };

test('a line stands before the first message of each day', () => {
  expect(rows().map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'message', 'day', 'message']);
});

test('the last of a group tells its time, and how far it was read', () => {
  const told = rows().flatMap((row) => (row.kind === 'message' ? [[row.message.seq, row.last, row.read]] : []));
  expect(told).toEqual([
    [1, true, false],
    [2, false, true],
    [3, true, false],
    [4, true, false],
  ]);
});

test.each([
  ['goes on after five minutes', false, new Date(2026, 10, 20, 12, 0), new Date(2026, 10, 20, 12, 5)],
  ['ends with a pause of more than five', true, new Date(2026, 10, 20, 12, 0), new Date(2026, 10, 20, 12, 5, 0, 1)],
  ['ends with the day', true, new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 21, 0, 1)],
])('a group of messages of one sender %s', (_, ends, first, second) => {
  const messages = [first, second].map((sentAt, place) => message(place + 1, PARTNER, 'word', { sentAt: sentAt.toISOString() }));
  expect(rows({ messages }).find(({ kind }) => kind === 'message')).toMatchObject({ last: ends });
});

test('no two rows have one key', () => {
  const keys = rows({ queued: [queued], unread: { after: 0, upTo: 3 }, held: 2 }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('');
});

test('without receipts nothing counts as read', () => {
  expect(rows({ partnerRead: null }).some((row) => row.kind === 'message' && row.read)).toBe(false);
});

test('the unread line counts what the partner wrote before the room was opened, not what came since', () => {
  expect(rows({ unread: { after: 0, upTo: 3 } })[1]).toEqual({ kind: 'unread', key: 'unread', count: 1 });
  expect(rows({ unread: { after: 0, upTo: 4 } })[1]).toEqual({ kind: 'unread', key: 'unread', count: 2 });
  expect(rows({ unread: { after: 1, upTo: 3 } }).some(({ kind }) => kind === 'unread')).toBe(false);
});

test('a message on its way stands last and goes when it is stored, under the same key', () => {
  expect(rows({ queued: [queued] }).at(-1)).toMatchObject({ kind: 'queued', key: 'c' });
  const stored = rows({ queued: [queued], messages: [message(1, VIEWER, 'on its way', { clientId: 'c' })] });
  expect(stored.map(({ kind, key }) => [kind, key])).toEqual([
    ['day', expect.any(String)],
    ['message', 'c'],
  ]);
});

test('held messages are announced after those that can be read', () => {
  expect(rows({ held: 2 }).at(-1)).toEqual({ kind: 'held', key: 'held', count: 2 });
});
