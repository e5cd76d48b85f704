import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overlayActions } from '@rendezvous/client';
import { type Answers, givenServer, type Shown, user } from '@rendezvous/client/testing';
import { noLikes } from '@rendezvous/client/testing/screens';
import { chats, CONVERSATION, likers, page, talk } from '../testing/people';
import { show } from '../testing/show';
import { ChatsScreen } from './chats-screen';

jest.mock('virtua', () => jest.requireActual('../testing/without-windowing'));

const WAITING = 'GET /api/auto-like.php';
const LIKES = 'GET /api/likes.php';
const [ines] = likers;
const match = { memberId: ines!.id, kind: 'new-like' };

const given = async (at = '/chats', answers: Answers = {}, options: Shown = {}) => {
  const server = givenServer({
    'GET /api/chats.php': () => ({ chats, total_unread_messages: 0, conversations_left: 1 }),
    [`GET /api/conversations/${CONVERSATION}/messages`]: () => page(talk),
    [`PUT /api/conversations/${CONVERSATION}/read`]: () => ({ total_unread_messages: 0 }),
    [LIKES]: () => ({ ...noLikes, total_new_likes: 2 }),
    [WAITING]: () => ({ profile: ines, matched: false }),
    ...answers,
  });
  const shown = await show(<ChatsScreen />, { at, route: '/chats/:id?', ...options });
  return { server, ...shown };
};
const row = () => screen.findByRole('link', { name: /Inès/ });
const likesAreHere = (server: Awaited<ReturnType<typeof given>>['server']) =>
  waitFor(() => expect(server.of(LIKES).length).toBeGreaterThan(0));
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

/** An answer that comes when the test says so. */
const gated = () => {
  const gate = new EventTarget();
  const answered = new Promise((done) => gate.addEventListener('open', done));
  return { answer: () => answered.then(() => ({ profile: ines, matched: false })), open: () => gate.dispatchEvent(new Event('open')) };
};

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  Element.prototype.scrollTo = () => undefined;
});

test('a waiting like opens on the list of conversations, and likes are loaded again', async () => {
  const { server, store } = await given();
  await waitFor(() => expect(store.getState().overlay.match).toEqual(match));
  await waitFor(() => expect(server.of(LIKES).length).toBeGreaterThan(1));
  expect(server.of(WAITING)).toHaveLength(1);
});

test('it opens once a visit: whoever comes back from a conversation is not asked again', async () => {
  const { server, store } = await given();
  await waitFor(() => expect(store.getState().overlay.match).toEqual(match));
  act(() => void store.dispatch(overlayActions.closeMatch()));
  await userEvent.click(await row());
  await userEvent.click((await screen.findAllByRole('link', { name: /back/i }))[0]!);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/chats$/));
  await settled();
  expect(server.of(WAITING)).toHaveLength(1);
  expect(store.getState().overlay.match).toBeNull();
});

test('nothing is asked for in a conversation, nor where nothing waits, nor of whoever could not answer it', async () => {
  for (const [at, answers, options] of [
    [`/chats/${CONVERSATION}`, {}, {}],
    ['/chats', { [LIKES]: () => noLikes }, {}],
    ['/chats', {}, { user: { ...user, moderated: true } }],
  ] as const) {
    const { server, store, unmount } = await given(at, answers, options);
    await likesAreHere(server);
    await settled();
    expect(server.of(WAITING)).toEqual([]);
    expect(store.getState().overlay.match).toBeNull();
    unmount();
  }
});

test('whoever opened a conversation before the answer is not interrupted there', async () => {
  const late = gated();
  const { server, store } = await given('/chats', { [WAITING]: late.answer });
  await waitFor(() => expect(server.of(WAITING)).toHaveLength(1));
  await userEvent.click(await row());
  late.open();
  await settled();
  expect(store.getState().overlay.match).toBeNull();
});

test('nor does it open over another dialog', async () => {
  const late = gated();
  const { server, store } = await given('/chats', { [WAITING]: late.answer });
  await waitFor(() => expect(server.of(WAITING)).toHaveLength(1));
  const other = document.body.appendChild(document.createElement('dialog'));
  other.setAttribute('open', '');
  late.open();
  await settled();
  expect(store.getState().overlay.match).toBeNull();
  other.remove();
});
