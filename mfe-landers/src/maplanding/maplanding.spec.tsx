import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused } from '../testing/given-server';
import { nearbyMap } from '../testing/landers/maplanding';
import { noCounts, swissCounts } from '../testing/region-counts';
import { show } from '../testing/show';
import { MaplandingScreen } from './maplanding-screen';

const AT = '/landers/maplanding';
const COUNTS = '/api/member-counts/regions';

const open = async (counts: () => unknown = () => swissCounts) => {
  const server = givenServer({ '/api/landers/maplanding': () => nearbyMap, [COUNTS]: counts });
  await show(<MaplandingScreen />, { at: AT, route: `${AT}/:slug?` });
  await screen.findByRole('heading', { level: 1, name: nearbyMap.heading });
  return server;
};
const list = async () => within(await screen.findByRole('region', { name: 'Where people are' }));
const discs = () => [...document.querySelectorAll('svg a')];
const shown = () => document.querySelectorAll('svg .shown');

test('the list says the map in words, the largest first, and whoever is told as few has no number', async () => {
  await open();
  const links = (await list()).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Vaud about 240 people',
    'Zurich about 180 people',
    'Bern about 120 people',
    'Geneva about 90 people',
    'St. Gallen about 40 people',
    'Lucerne about 30 people',
    'Neuchâtel about 20 people',
    'Grisons a few people',
    'Ticino a few people',
  ]);
  expect(links[0]).toHaveAttribute('href', '/members?country=CH&countryregion=CH-VD');
});

test('each disc leads to its search, for hands alone: keys have the list', async () => {
  await open();
  await list();
  expect(discs()).toHaveLength(9);
  expect(discs().map((disc) => disc.getAttribute('href'))).toContain('/members?country=CH&countryregion=CH-VD');
  expect(discs().every((disc) => disc.getAttribute('tabindex') === '-1')).toBe(true);
});

test('a region grows when it has the focus in the list, or is pointed at', async () => {
  await open();
  const bern = (await list()).getByRole('link', { name: /Bern/ });
  fireEvent.focus(bern);
  expect(shown()).toHaveLength(1);
  expect(document.querySelector('p[aria-hidden]')).toHaveTextContent('Bern about 120 people');
  fireEvent.blur(bern);
  expect(shown()).toHaveLength(0);
  fireEvent.pointerEnter(discs()[1]!);
  expect(document.querySelector('p[aria-hidden]')).toHaveTextContent('Zurich about 180 people');
});

test('the size of a disc is explained, unless few people are told everywhere', async () => {
  await open();
  expect(await screen.findByText('The more people, the larger the disc.')).toBeInTheDocument();
  cleanup();
  const few = swissCounts.regions.map((region) => ({ ...region, members: region.members && null }));
  await open(() => ({ ...swissCounts, regions: few }));
  expect(await screen.findByText('A few people in each: the discs are all of one size.')).toBeInTheDocument();
  expect(screen.queryByText('The more people, the larger the disc.')).not.toBeInTheDocument();
});

test('where nobody named a region the country is one disc', async () => {
  await open(() => noCounts);
  expect(await screen.findByText('Nobody has named a region here yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The whole country' })).toHaveAttribute('href', '/members?country=CH');
  expect(discs()).toHaveLength(0);
});

test('where only members see members the page says so', async () => {
  await open(() => new Refused(403, 'search.logged-out-closed'));
  expect(await screen.findByText('Only members see members here')).toBeInTheDocument();
});

test('a map that did not come can be asked for again', async () => {
  const server = await open(() => new Refused(500, 'server.error'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answers({ [COUNTS]: () => swissCounts });
  await userEvent.click(retry);
  await list();
  expect(discs()).toHaveLength(9);
});

test('the action leads to joining', async () => {
  await open();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Find someone near you' })).toHaveAttribute('href', '/signup?next=%2Fmembers'),
  );
});
