import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { declareCacheTags, invalidateAfter } from '../api/cache-tags';
import { Stage, givenServer, givenStore, user } from '../testing';
import { useBadgeNumber } from './use-badge-number';

const CHATS = 'GET /api/chats.php';
declareCacheTags({ Chats: ['polled'] });

const given = async (badge: { call: string; field: string }, who: typeof user | null = user) => {
  const server = givenServer({ [CHATS]: () => ({ total_unread_messages: 3 }) });
  const store = await givenStore({ user: who });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Stage store={store} at="/" messages={{}}>
      {children}
    </Stage>
  );
  return { server, store, ...renderHook(() => useBadgeNumber(badge), { wrapper }) };
};

test('a visitor has no numbers, and none is asked for', async () => {
  const { server, result } = await given({ call: '/api/chats.php', field: 'total_unread_messages' }, null);
  expect([result.current, server.calls.length]).toEqual([null, 0]);
});

test('a number is asked for again when the page polls', async () => {
  const { server, store, result } = await given({ call: '/api/chats.php', field: 'total_unread_messages' });
  await waitFor(() => expect(result.current).toBe(3));
  act(() => void store.dispatch(invalidateAfter('polled')));
  await waitFor(() => expect(server.of(CHATS)).toHaveLength(2));
});

const numberOf = async (call: string, field: string) => (await given({ call, field })).result.current;

test('the own user is there already; a field or a call that this shell does not know has no number', async () => {
  expect(await numberOf('/api/user.php', 'user.credits')).toBe(user.credits);
  expect(await numberOf('/api/user.php', 'credits')).toBeNull();
  expect(await numberOf('/api/later', 'count')).toBeNull();
});
