import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '@rendezvous/client/testing';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { madeUpDailyLikes, madeUpMember } from '../testing/answers';
import { fakeNetwork, refuse } from '../testing/fake-network';
import { show } from '../testing/show';
import { LATE_MS, nextFrame } from './next-frame';
import { SwipeGameScreen } from './swipe-game-screen';

const READ = 'GET /api/swipe-game';
const FETCHED = { timeout: 10_000 };
const named = (...names: string[]) =>
  names.map((name, index) => madeUpMember(index + 40, { name, age: 30 + index, fictional: false, liked: false }));
const game = (members: readonly FoundMember[], left = 4) => ({ members, likes: { ...madeUpDailyLikes, left } });

/** What a server does: counts likes, keeps passes. */
const server = (members: readonly FoundMember[], changes: Parameters<typeof fakeNetwork>[0] = {}) => {
  const state = { left: 4 };
  const liked = () => ({ matched: false, likes: { ...madeUpDailyLikes, left: (state.left -= 1) } });
  const network = fakeNetwork({
    [READ]: () => game(members, state.left),
    ...Object.fromEntries(
      members.flatMap(({ id }) => [
        [`PUT /api/swipe-game/likes/${id}`, liked],
        [`PUT /api/passes/${id}`, () => ({ ok: true })],
        [`DELETE /api/passes/${id}`, () => ({ ok: true })],
      ]),
    ),
    'GET /api/likes.php': () => ({ profiles: [], liked_by: [], total_new_likes: 0, totals: { received: 0, sent: 0, matches: 0 } }),
    'GET /api/todays-five': () => ({ members: [], next_day: madeUpDailyLikes.next_day }),
    ...changes,
  });
  return { network, state };
};

const open = () => show(<SwipeGameScreen />, { at: '/swipe-game' });
const top = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`^${name},`) });
/** Until the next card counts as seen, and what was decided is sent. */
const settle = () =>
  act(async () => {
    await new Promise((done) => setTimeout(done, 260));
    await nextFrame();
  });
const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settle();
};

test('buttons beside the swipe like and pass; how many likes are left is told before and after', async () => {
  const { network } = server(named('Maya', 'Lou', 'Sana'));
  await open();
  const heading = await top('Maya');
  expect(heading.parentElement).toHaveTextContent('3 interests in common');
  expect(screen.getByText('4 likes left today, of 4')).toBeInTheDocument();
  await press('Like Maya');
  expect(network.queries('PUT /api/swipe-game/likes/40')).toHaveLength(1);
  expect(screen.getByText('3 likes left today, of 4')).toBeInTheDocument();
  expect(screen.getByText(/Maya: liked\. Now Lou, 31\. 3 likes left\./)).toBeInTheDocument();
  await press('Pass Lou');
  expect(network.queries('PUT /api/passes/41')).toHaveLength(1);
  await top('Sana');
  expect(screen.getByText('3 likes left today, of 4')).toBeInTheDocument();
});

test('the next card lies there before the server is told of the last one', async () => {
  const { network } = server(named('Maya', 'Lou'));
  await open();
  await top('Maya');
  const made: FrameRequestCallback[] = [];
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => made.push(work));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('heading', { level: 2, name: /^Lou,/ })).toBeInTheDocument();
  expect(network.queries('PUT /api/passes/40')).toHaveLength(0);
  frames.mockRestore();
  act(() => made.forEach((frame) => frame(performance.now())));
  await waitFor(() => expect(network.queries('PUT /api/passes/40')).toHaveLength(1));
});

test('arrow keys do the same', async () => {
  const { network } = server(named('Maya', 'Lou', 'Sana'));
  await open();
  await top('Maya');
  await userEvent.keyboard('{ArrowRight}');
  await settle();
  await userEvent.keyboard('{ArrowLeft}');
  await top('Sana');
  await settle();
  expect([network.queries('PUT /api/swipe-game/likes/40').length, network.queries('PUT /api/passes/41').length]).toEqual([1, 1]);
});

test('a double click decides about one', async () => {
  const { network } = server(named('Maya', 'Lou'));
  await open();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Like Maya' }));
  expect(await top('Lou')).toBeInTheDocument();
  expect(network.queries('PUT /api/swipe-game/likes/41')).toHaveLength(0);
});

test('the last pass can be taken back, once; a like cannot', async () => {
  const { network } = server(named('Maya', 'Lou', 'Sana'));
  await open();
  const undo = await screen.findByRole('button', { name: 'Undo the last pass' });
  const isOff = () => undo.getAttribute('aria-disabled') === 'true';
  expect(isOff()).toBe(true);
  await press('Pass Maya');
  expect(undo).toHaveAccessibleName('Undo the last pass: Maya');
  await userEvent.click(undo);
  expect(await top('Maya')).toBeInTheDocument();
  expect(isOff()).toBe(true);
  await userEvent.click(undo);
  await waitFor(() => expect(network.queries('DELETE /api/passes/40')).toHaveLength(1));
  await press('Like Maya');
  expect(isOff()).toBe(true);
});

test('what happened is told once: a pass that was taken back is told as such, and nothing of before again', async () => {
  server(named('Maya', 'Lou', 'Sana'), { 'PUT /api/swipe-game/likes/41': () => refuse(500, 'server.error') });
  await open();
  await press('Like Maya');
  const told = screen.getByText('Maya: liked. Now Lou, 31. 3 likes left.');
  await press('Pass Lou');
  expect(told).toHaveTextContent('Lou: passed. Now Sana, 32. 3 likes left.');
  const undo = screen.getByRole('button', { name: 'Undo the last pass: Lou' });
  await userEvent.click(undo);
  expect(told).toHaveTextContent('The pass for Lou was taken back. Now Lou, 31. 3 likes left.');
  expect(undo).toHaveFocus();
  await settle();
  await press('Like Lou');
  await screen.findByText(/^The like for Lou was not saved\./);
  expect(told).toHaveTextContent(/^Now Lou, 31\. 3 likes left\.$/);
});

test('each control says whom it is about', async () => {
  server(named('Maya', 'Lou'));
  await open();
  await top('Maya');
  expect(screen.getByRole('link', { name: 'See the profile of Maya' })).toHaveAttribute('href', '/members/40');
  expect(screen.getAllByRole('group')).toEqual([screen.getByRole('group', { name: 'Swipe game' })]);
});

test('a pass that could not be taken back says why, and stays passed', async () => {
  server(named('Maya', 'Lou'), { 'DELETE /api/passes/40': () => refuse(500, 'server.error') });
  await open();
  await press('Pass Maya');
  await userEvent.click(screen.getByRole('button', { name: 'Undo the last pass: Maya' }));
  expect(await screen.findByText(/^The pass for Maya could not be taken back\./)).toBeInTheDocument();
  expect(await top('Lou')).toBeInTheDocument();
});

test('a like that is refused comes back with the reason, and none is used up', async () => {
  server(named('Maya', 'Lou'), { 'PUT /api/swipe-game/likes/40': () => refuse(500, 'server.error') });
  await open();
  await press('Like Maya');
  expect(await screen.findByText(/^The like for Maya was not saved\./)).toBeInTheDocument();
  expect(await top('Maya')).toBeInTheDocument();
  expect(screen.getByText('4 likes left today, of 4')).toBeInTheDocument();
});

test('who has gone meanwhile does not come back', async () => {
  server(named('Maya', 'Lou'), { 'PUT /api/swipe-game/likes/40': () => refuse(404, 'account.profile-not-found') });
  await open();
  await press('Like Maya');
  await screen.findByText(/^The like for Maya was not saved\./);
  expect(await top('Lou')).toBeInTheDocument();
});

test('with the last like the day ends: when it goes on is told, the reader is taken there, and keys do nothing more', async () => {
  const { state, network } = server(named('Maya', 'Lou', 'Sana'));
  state.left = 1;
  await open();
  expect(await screen.findByText('1 like left today, of 4')).toBeInTheDocument();
  await press('Like Maya');
  const title = await screen.findByRole('heading', { level: 2, name: 'Those were your 4 likes for today' });
  expect(title).toHaveFocus();
  expect(screen.getByText(/^The next ones come on (Tuesday|Wednesday)/)).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Today’s five' }, FETCHED)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(network.queries('PUT /api/swipe-game/likes/41')).toHaveLength(0);
});

test('likes that were used up elsewhere end the day, too', async () => {
  const { state } = server(named('Maya', 'Lou'), {
    'PUT /api/swipe-game/likes/40': () => {
      state.left = 0;
      return refuse(403, 'search.daily-likes-used');
    },
  });
  await open();
  await press('Like Maya');
  expect(await screen.findByText('The like for Maya was not saved. Your likes for today are given.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Those were your 4 likes for today' })).toBeInTheDocument();
});

test('more cards are asked for before the last one, and nobody comes twice', async () => {
  const all = Array.from({ length: 20 }, (_, index) => madeUpMember(100 + index, { name: `Member ${index}`, fictional: false }));
  const passed = new Set<number>();
  const { network } = server(all, {
    [READ]: () => game(all.filter(({ id }) => !passed.has(id)).slice(0, 12)),
    ...Object.fromEntries(all.map(({ id }) => [`PUT /api/passes/${id}`, () => (passed.add(id), { ok: true })])),
  });
  await open();
  for (let n = 0; n < 9; n += 1) await press(new RegExp(`^Pass Member ${n}$`));
  expect(network.queries(READ)).toHaveLength(2);
  for (let n = 9; n < 13; n += 1) await press(new RegExp(`^Pass Member ${n}$`));
  expect(await top('Member 13')).toBeInTheDocument();
}, 30_000);

const paths = (images: readonly HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname);

/** Six cards with photos, `/40.webp` to `/45.webp`; what is fetched before it is drawn. */
const openWithPhotos = async () => {
  const ahead: HTMLImageElement[] = [];
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    ahead.push(image);
    return image;
  });
  const members = named('Maya', 'Lou', 'Sana', 'Zoé', 'Anna', 'Lea').map((member) => ({
    ...member,
    main_image: { filename: `/${member.id}.webp`, thumb_filename: `/${member.id}-s.webp`, placeholder: null },
  }));
  server(members);
  const { container } = await open();
  await top('Maya');
  return { ahead: () => paths(ahead), drawn: () => paths([...container.querySelectorAll('img')]) };
};

describe('photos ahead', () => {
  afterEach(() => jest.restoreAllMocks());

  test('of the cards after the next ones are fetched before they are seen, each once', async () => {
    const { ahead } = await openWithPhotos();
    await waitFor(() => expect(ahead()).toEqual(['/42.webp', '/43.webp', '/44.webp', '/45.webp']), FETCHED);
    await press('Pass Maya');
    await press('Pass Lou');
    expect(ahead()).toEqual(['/42.webp', '/43.webp', '/44.webp', '/45.webp']);
  });

  test('whoever decides before they were fetched misses none: the next ones are drawn already, the others are fetched then', async () => {
    // no frame is made, however long this takes, until it is said
    const made: FrameRequestCallback[] = [];
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => made.push(work));
    const wait = window.setTimeout;
    const late = jest
      .spyOn(window, 'setTimeout')
      .mockImplementation(((work: () => void, ms?: number) => (ms === LATE_MS ? 0 : wait(work, ms))) as typeof window.setTimeout);
    const { ahead, drawn } = await openWithPhotos();
    await userEvent.keyboard('{ArrowLeft}');
    expect(ahead()).toEqual([]);
    expect(drawn()).toEqual(expect.arrayContaining(['/41.webp', '/42.webp']));
    frames.mockRestore();
    late.mockRestore();
    act(() => made.forEach((frame) => frame(performance.now())));
    await waitFor(() => expect(ahead()).toEqual(['/43.webp', '/44.webp', '/45.webp']), FETCHED);
    await waitFor(() => expect(drawn()).toEqual(expect.arrayContaining(['/41.webp', '/42.webp', '/43.webp'])), FETCHED);
  });
});

test('nobody left: what helps, and the last pass may still be taken back', async () => {
  server(named('Maya'));
  await open();
  await press('Pass Maya');
  expect(screen.getByRole('group', { name: 'Swipe game' })).toHaveFocus();
  const links = within((await screen.findByRole('heading', { name: 'Nobody new right now' })).parentElement!);
  expect(links.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
  await userEvent.click(links.getByRole('button', { name: 'Undo the last pass: Maya' }));
  expect(await top('Maya')).toBeInTheDocument();
});

test('whoever’s own profile is disabled is dealt nobody, and told why and how to object; nothing is asked for', async () => {
  const { network } = server(named('Maya', 'Lou'));
  const { container } = await show(<SwipeGameScreen />, { at: '/swipe-game', user: { ...user, moderated: true } });
  const told = within((await screen.findByRole('heading', { level: 2, name: 'Your profile is disabled' })).parentElement!);
  expect(told.getByRole('link', { name: 'Object to it' })).toHaveAttribute('href', '/complaints?category=other');
  expect(screen.queryAllByRole('button')).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  await settle();
  expect(container).not.toHaveTextContent('Maya');
  expect([READ, 'GET /api/todays-five', 'PUT /api/swipe-game/likes/40'].flatMap((route) => network.queries(route))).toEqual([]);
});

test('a fault offers another try', async () => {
  const { network } = server([], { [READ]: () => refuse(500, 'server.error') });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.change({ [READ]: () => game(named('Maya')) });
  await userEvent.click(again);
  expect(await top('Maya')).toBeInTheDocument();
});

test('a game whose likes of the day are given goes on with the next day', async () => {
  const members = named('Maya');
  const { network } = server(members, { [READ]: () => game(members, 0) });
  await open();
  expect(await screen.findByRole('heading', { name: 'Those were your 4 likes for today' })).toBeInTheDocument();
  network.change({ [READ]: () => ({ members, likes: { left: 4, of: 4, next_day: '2999-01-01T00:00:00.000Z' } }) });
  // the day of the answer is over long since
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await top('Maya')).toBeInTheDocument();
  expect(screen.getByText('4 likes left today, of 4')).toBeInTheDocument();
});
