import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { privateStorage } from '@rendezvous/client';
import { KEPT_LIKES } from '@rendezvous/contracts/landers/kept-likes';
import { givenServer, Refused } from '../testing/given-server';
import { deck } from '../testing/landers/tinderswipe';
import { listed } from '../testing/listed-members';
import { show } from '../testing/show';
import { TinderswipeScreen } from './tinderswipe-screen';

// the test's browser has no pointers of its own
class Pointer extends MouseEvent {
  readonly pointerId = 1;
}
beforeAll(() => Object.assign(window, { PointerEvent: Pointer }));

const open = async (members: () => unknown = () => listed(6)) => {
  const server = givenServer({ '/api/landers/tinderswipe': () => deck, '/api/members': members });
  await show(<TinderswipeScreen />, { at: '/landers/tinderswipe', settings: { fictional_singular: 'Fictional profile' } });
  await screen.findByRole('heading', { level: 1, name: deck.heading });
  return server;
};
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const top = () => screen.findByRole('article');
const kept = () => privateStorage.read(KEPT_LIKES);

afterEach(() => privateStorage.remove(KEPT_LIKES));

test('where nobody is listed to visitors the page says so, and leads in; what failed can be tried again', async () => {
  const server = await open(() => new Refused(403, 'search.logged-out-closed'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Only members see members here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: deck.action })).toHaveAttribute('href', '/signup?next=%2Fmembers');
  expect(server.calls).toContain('/api/members');
});

test('members who did not come can be asked for again', async () => {
  const server = await open(() => new Refused(500, 'server.error'));
  await screen.findByText('Nobody could be loaded');
  server.answers({ '/api/members': () => listed(6) });
  await press(/Try again/);
  expect(await top()).toHaveTextContent('Inès, 31');
});

test('buttons and keys decide alike; the form comes after the third decision, never before, and what was liked is kept', async () => {
  await open();
  await press(/^Like: Inès$/);
  expect(screen.getByText(/You would say hello to Inès\. 1 of 6/)).toBeInTheDocument();
  expect(await top()).toHaveTextContent('Maya, 32');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText(/Not Maya, for now\. 2 of 6/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Your likes are kept for you.' });
  expect(heading).toHaveFocus();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Inès')]),
  );
  expect(kept()).toEqual([40, 42]);
  expect(document.querySelector('input[name=next]')).toHaveValue('/signup-matches');
  await press(/Keep looking/);
  expect(await top()).toHaveTextContent('Sana, 34');
});

test('whoever liked nobody is told of others, and nothing is kept', async () => {
  await open(() => listed(2));
  await press(/^Not now/);
  await press(/^Not now/);
  expect(await screen.findByRole('heading', { level: 2, name: 'Nobody yet? There are more inside.' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Keep looking' })).not.toBeInTheDocument();
  expect(kept()).toBeNull();
});

test('a card that is flung to the right is liked; one that hardly moved goes back', async () => {
  await open();
  const card = await top();
  jest.spyOn(card, 'clientWidth', 'get').mockReturnValue(300);
  const drag = (to: number) => {
    fireEvent.pointerDown(card, { button: 0, clientX: 100 });
    fireEvent.pointerMove(card, { clientX: to });
    fireEvent.pointerUp(card, { clientX: to });
  };
  drag(104);
  expect(kept()).toBeNull();
  drag(300);
  expect(kept()).toEqual([40]);
});

test('somebody made up says so on the card, with the site’s warning below', async () => {
  await open();
  await press(/^Not now/);
  expect(within(await top()).getByText('Fictional profile')).toBeInTheDocument();
  expect(screen.getByText('This profile is fictional. A meeting is not possible.')).toBeInTheDocument();
});
