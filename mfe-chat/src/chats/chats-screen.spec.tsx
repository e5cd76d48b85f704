import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, givenServer, Refused, user } from '@rendezvous/client/testing';
import { type Chat, CHATS_MAX } from '@rendezvous/contracts/chat/conversations';
import { chats } from '../testing/people';
import { show } from '../testing/show';
import { ChatsScreen } from './chats-screen';

const FURTHER = 'GET /api/chats';
const LIST = 'GET /api/chats.php';
const COUNT = 700;

/** The 700 conversations of somebody: the name of each says which it is. */
const many = Array.from({ length: COUNT }, (_, index): Chat => {
  const [model] = chats;
  return {
    ...model!,
    conversation: { ...model!.conversation, id: 1000 + index },
    profile: { ...model!.profile!, id: 5000 + index, name: `Partner ${index}` },
    num_unread_messages: 0,
  };
});
const slice = (from: number, to: number) => ({
  chats: many.slice(from, to),
  next: to < COUNT ? `${to}-1` : null,
});
const answers: Answers = {
  [LIST]: () => ({ ...slice(0, CHATS_MAX), total_unread_messages: 0, conversations_left: null }),
  [FURTHER]: ({ query }) => slice(CHATS_MAX, Math.min(CHATS_MAX + Number(query.limit), COUNT)),
};

/** The browser's observer, of which a test says when the end comes near. */
let near: (() => void) | null;
class Observer {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    near = () => told([{ isIntersecting: true }]);
  }
  observe(): void {}
  disconnect(): void {
    near = null;
  }
}

const given = async (more: Answers = {}) => {
  const server = givenServer({ ...answers, ...more });
  await show(<ChatsScreen />, { at: '/chats', user });
  await screen.findByText('Partner 0', undefined, { timeout: 5000 });
  return server;
};
// by elements: their roles are looked up for each of hundreds
const rows = () => screen.getByRole('region', { name: 'Conversations' }).querySelectorAll('li').length;
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));

beforeEach(() => {
  near = null;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('of 700 conversations all can be reached, and then nothing more is offered', async () => {
  const server = await given();
  expect(rows()).toBe(300);
  await press();
  await waitFor(() => expect(rows()).toBe(500));
  await press();
  await waitFor(() => expect(rows()).toBe(700));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(server.of(FURTHER).map(({ query }) => query)).toEqual([
    { after: '300-1', limit: '200' },
    { after: '300-1', limit: '400' },
  ]);
});

test('near its end the list goes on by itself', async () => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  await given();
  act(() => near?.());
  await waitFor(() => expect(rows()).toBe(500));
  act(() => near?.());
  await waitFor(() => expect(rows()).toBe(700));
  expect(near).toBeNull();
});

test('after a failure it waits for the member, and keeps what is there', async () => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  let works = false;
  await given({ [FURTHER]: (call) => (works ? answers[FURTHER]!(call) : new Refused(500, 'server.error')) });
  await press();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled());
  expect([rows(), near]).toEqual([300, null]);
  works = true;
  await press();
  await waitFor(() => expect(rows()).toBe(500));
});
