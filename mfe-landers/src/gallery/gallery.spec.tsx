import { cleanup, screen, within } from '@testing-library/react';
import { givenServer, Refused } from '../testing/given-server';
import { exhibition } from '../testing/landers/gallery';
import { listed } from '../testing/listed-members';
import { show } from '../testing/show';
import { GalleryScreen } from './gallery-screen';

const open = async (members: () => unknown = () => listed(5)) => {
  givenServer({ '/api/landers/gallery': () => exhibition, '/api/members': members });
  await show(<GalleryScreen />, { at: '/landers/gallery', settings: { fictional_singular: 'Fictional profile' } });
  await screen.findByRole('heading', { level: 1, name: exhibition.heading });
};
const rooms = () => within(screen.getByRole('navigation')).getAllByRole('link');

test('where nobody is listed to visitors a wall says so, and the map leads from entrance to exit', async () => {
  await open(() => new Refused(403, 'search.logged-out-closed'));
  expect(await screen.findByText('Only members see members here')).toBeInTheDocument();
  expect(rooms().map(({ textContent }) => textContent)).toEqual(['Entrance', 'Exit']);
});

test('each member has a wall with a label, and the map leads to each of them', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Inès, 31' })).toHaveAttribute('href', '/members/40');
  expect(rooms()).toHaveLength(7);
  for (const link of rooms()) expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
});

test('who is made up is marked on their wall, and the site’s warning stands once below the walk; without any there is neither', async () => {
  const made = listed(5);
  await open(() => ({ ...made, members: made.members.map((member, index) => ({ ...member, fictional: index < 2 })) }));
  const walls = within(screen.getByRole('region', { name: exhibition.parts.map }));
  expect(await walls.findAllByText('Fictional profile')).toHaveLength(2);
  expect(screen.getAllByText(/a meeting is not possible/i)).toHaveLength(1);
  cleanup();
  await open(() => ({ ...made, members: made.members.map((member) => ({ ...member, fictional: false })) }));
  expect(await screen.findByRole('link', { name: 'Inès, 31' })).toBeInTheDocument();
  expect(screen.queryByText(/fictional/i)).not.toBeInTheDocument();
});

test('the walk takes the focus, so that keys scroll it', async () => {
  await open();
  expect(screen.getByRole('region', { name: exhibition.parts.map })).toHaveAttribute('tabindex', '0');
});
