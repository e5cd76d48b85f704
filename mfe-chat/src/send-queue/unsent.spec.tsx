import { act, waitFor } from '@testing-library/react';
import { hasUnsent, privateStorage, unsentKey } from '@rendezvous/client';
import { givenServer, Unplugged, user } from '@rendezvous/client/testing';
import { message } from '../testing/people';
import { show } from '../testing/show';
import { Unsent } from './unsent';

const SEND = 'POST /api/conversations/5/messages';
const written = {
  no: 1,
  clientId: 'a',
  conversationId: 5,
  text: 'written on a train',
  at: '2026-03-01T10:00:00.000Z',
  state: 'sending',
  refusal: null,
};
const keep = () => privateStorage.write(`${unsentKey(user.id)}:a`, written);
const kept = () => privateStorage.read(`${unsentKey(user.id)}:a`);

beforeEach(() => localStorage.clear());

test('what an earlier page could not send goes out, once, on a page without a chat', async () => {
  keep();
  const server = givenServer({ [SEND]: () => ({ message: message(1, user.id, 'written on a train', { clientId: 'a' }), credits: 4 }) });
  const { container } = await show(<Unsent />, { at: '/members', user });
  await waitFor(() => expect(hasUnsent(user.id)).toBe(false));
  expect(server.of(SEND)).toHaveLength(1);
  expect(container.textContent).not.toContain('train');
});

test('still without a connection it waits, and goes out when there is one', async () => {
  keep();
  let online = false;
  const server = givenServer({
    [SEND]: () => {
      if (!online) throw new Unplugged();
      return { message: message(1, user.id, 'written on a train', { clientId: 'a' }), credits: 4 };
    },
  });
  await show(<Unsent />, { at: '/members', user });
  await waitFor(() => expect(kept()).toMatchObject({ clientId: 'a', state: 'waiting' }));
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(hasUnsent(user.id)).toBe(false));
  expect(server.of(SEND).length).toBeGreaterThan(1);
});
