import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactApi } from '@rendezvous/client';
import { type Answers, givenServer, Refused, type Shown, user } from '@rendezvous/client/testing';
import { likers } from '../testing/people';
import { show } from '../testing/show';
import { LikesScreen } from './likes-screen';
import { UNDO_MS } from './use-unlike-later';

const [ines, maya, lou] = likers;
const reply = (more: object = {}) => ({
  profiles: [lou!],
  liked_by: likers,
  total_new_likes: 0,
  totals: { received: 4, sent: 1, matches: 1 },
  ...more,
});
const UNLIKE = `DELETE /api/likes/${lou!.id}`;
const LIKE = `PUT /api/likes/${ines!.id}`;
const WAITING = 'GET /api/auto-like.php';

/** Shows a tab and waits for what stands in it: people, unless the test says what else. */
const given = async (
  at = '/likes',
  answers: Answers = {},
  content: () => Promise<unknown> = () => screen.findAllByRole('article'),
  options: Shown = {},
) => {
  const server = givenServer({ 'GET /api/likes.php': () => reply(), [UNLIKE]: () => ({ ok: true }), ...answers });
  const shown = await show(<LikesScreen />, { at, route: '/likes/:type?', ...options });
  await content();
  return { server, ...shown };
};
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const unlikeLou = async (setup: ReturnType<typeof userEvent.setup>) =>
  setup.click(screen.getByRole('button', { name: 'Like Lou', pressed: true }));

afterEach(() => jest.useRealTimers());

test('each tab has its people, new ones are marked', async () => {
  await given();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Inès, 36')]),
  );
  expect(screen.getAllByText('New')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: /Sent/ }));
  expect((await screen.findAllByRole('article')).map((card) => card.textContent)).toEqual([expect.stringContaining('Lou')]);
  await userEvent.click(screen.getByRole('link', { name: /Matches/ }));
  expect(screen.getByRole('link', { name: /Lou/ })).toHaveAttribute('href', `/members/${lou!.id}/chat`);
});

test('a card says why this person, where there is a reason', async () => {
  await given();
  const [first, , third] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('3 interests in common');
  expect(third).toHaveTextContent('Less than 5 km away');
  expect(screen.getAllByText(/in common|km away|region|your age|New this week|Also new/)).toHaveLength(2);
});

test('another tab that does not exist leads to the received ones', async () => {
  await given('/likes/nonsense');
  expect(screen.getByTestId('address')).toHaveTextContent('/likes');
});

test('a like goes back at once', async () => {
  const { server } = await given('/likes', { [LIKE]: () => ({ matched: true, profile: ines }) });
  await userEvent.click(screen.getByRole('button', { name: 'Like Inès' }));
  await waitFor(() => expect(server.of(LIKE)).toHaveLength(1));
});

test('whoever’s own profile is disabled likes nobody back, and may take a like back and keep it all the same', async () => {
  const { server } = await given('/likes', {}, undefined, { user: { ...user, moderated: true } });
  expect(screen.getAllByRole('button', { name: /^Like / }).map((heart) => heart.getAttribute('aria-label'))).toEqual(['Like Lou']);
  await userEvent.click(screen.getByRole('button', { name: 'Like Lou', pressed: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Like Lou', pressed: false }));
  expect(screen.getByRole('button', { name: 'Like Lou', pressed: true })).toBeVisible();
  expect([UNLIKE, `PUT /api/likes/${lou!.id}`].flatMap((route) => server.of(route))).toEqual([]);
});

test('a refused like says why', async () => {
  await given('/likes', { [LIKE]: () => new Refused(403, 'chat.not-reachable') });
  await userEvent.click(screen.getByRole('button', { name: 'Like Inès' }));
  expect(await screen.findByText('This member cannot be reached at the moment.')).toBeVisible();
});

test('taking a like back can be undone, and then leaves no trace', async () => {
  const { server } = await given('/likes/sent');
  jest.useFakeTimers();
  const setup = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await unlikeLou(setup);
  expect(screen.queryByRole('article')).toBeNull();
  await setup.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Like Lou', pressed: true })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2 * UNDO_MS));
  expect(server.of(UNLIKE)).toEqual([]);
});

test('without undo the server hears of it once the time is over', async () => {
  const { server } = await given('/likes/sent');
  jest.useFakeTimers();
  const setup = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await unlikeLou(setup);
  expect(server.of(UNLIKE)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(UNDO_MS + 10));
  expect(server.of(UNLIKE)).toHaveLength(1);
});

test('leaving the page is an answer too', async () => {
  const { server, unmount } = await given('/likes/sent');
  await unlikeLou(userEvent.setup());
  unmount();
  await waitFor(() => expect(server.of(UNLIKE)).toHaveLength(1));
});

test('who was new when the page was opened stays marked and in place, though the like is an old one by then', async () => {
  const { server, store } = await given();
  const before = names();
  const seen = likers.map((liker) => ({ ...liker, like_new: false })).toReversed();
  server.answers({ 'GET /api/likes.php': () => reply({ liked_by: seen, total_new_likes: 0 }) });
  act(() => void store.dispatch(contactApi.util.invalidateTags(['Likes'])));
  await waitFor(() => expect(server.of('GET /api/likes.php')).toHaveLength(2));
  expect(names()).toEqual(before);
  expect(screen.getAllByText('New')).toHaveLength(2);
});

test('the page of the likes shows them itself: no waiting like opens over it', async () => {
  const { server, store } = await given('/likes', { 'GET /api/likes.php': () => reply({ total_new_likes: 2 }) });
  expect(server.of(WAITING)).toEqual([]);
  expect(store.getState().overlay.match).toBeNull();
});

test('those beyond the first list come on demand, each once', async () => {
  const further = { ...maya!, id: 77, name: 'Zoe' };
  const { server } = await given('/likes', {
    'GET /api/likes.php': () => reply({ totals: { received: 5, sent: 1, matches: 1 } }),
    'GET /api/likes/received': ({ query }) => ('after' in query ? { members: [further], next: null } : { members: likers, next: '1-1' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /Zoe/ })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(server.of('GET /api/likes/received')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty tab says what would change that', async () => {
  const nobody = { 'GET /api/likes.php': () => reply({ liked_by: [], totals: { received: 0, sent: 0, matches: 0 } }) };
  await given('/likes/matches', nobody, () => screen.findByRole('heading', { name: 'No matches yet' }));
  expect(screen.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See received likes' })).toHaveAttribute('href', '/likes/received');
});
