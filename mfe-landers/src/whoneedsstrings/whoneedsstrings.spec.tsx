import { screen } from '@testing-library/react';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import { givenServer } from '../testing/given-server';
import { strings } from '../testing/landers/whoneedsstrings';
import { show } from '../testing/show';
import { WhoneedsstringsScreen } from './whoneedsstrings-screen';

const open = async (lander: Lander<'whoneedsstrings'> = strings) => {
  givenServer({ '/api/landers/whoneedsstrings': () => lander });
  await show(<WhoneedsstringsScreen />, { at: '/landers/whoneedsstrings' });
  await screen.findByRole('heading', { level: 1, name: strings.heading });
};

test('both ways on lead to the search, which is open before joining', async () => {
  await open();
  const links = screen.getAllByRole('link', { name: 'Look around free' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/members', '/members']);
});

test('beside the thread stand the sentences of the site, in the order of the knots; the thread itself says nothing', async () => {
  await open();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual(['No subscription', 'Only what you write', 'Loose ends come back', strings.parts.closing]);
  expect(screen.getByText('One payment, no subscription. Nothing renews by itself.')).toBeInTheDocument();
  expect(document.querySelectorAll('svg:not([aria-hidden="true"] svg)')).toHaveLength(0);
});

test('a variant’s portraits take the places of the drawn ones', async () => {
  const sources = [{ shape: 'tall' as const, width: 480, url: '/media/l/k/tall-480.webp' }];
  await open({ ...strings, images: [{ role: 'left', alt: 'A friend', sources }, strings.images[1]!] });
  expect(screen.getByRole('img', { name: 'A friend' })).toHaveAttribute('srcset', '/media/l/k/tall-480.webp 480w');
  expect(screen.getByRole('img', { name: 'Painted portrait of a laughing man' })).toHaveAttribute(
    'srcset',
    expect.stringContaining('160w'),
  );
});
