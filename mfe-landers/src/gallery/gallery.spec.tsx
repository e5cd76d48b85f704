import { screen, within } from '@testing-library/react';
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
  expect(screen.getAllByText('Fictional profile')).toHaveLength(1);
  expect(rooms()).toHaveLength(7);
  for (const link of rooms()) expect(document.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
});

test('the walk takes the focus, so that keys scroll it', async () => {
  await open();
  expect(screen.getByRole('region', { name: exhibition.parts.map })).toHaveAttribute('tabindex', '0');
});
