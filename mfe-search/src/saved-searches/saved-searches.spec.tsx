import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAVED_SEARCHES_MAX, type SavedSearch } from '@rendezvous/contracts/search/saved-searches';
import { fakeNetwork, refuse } from '../testing/fake-network';
import { show } from '../testing/show';
import { savedQuery } from './saved-query';
import { SavedSearchesScreen } from './saved-searches-screen';

const LIST = 'GET /api/saved-searches';
const tea: SavedSearch = { id: 1, name: 'Tea', query: 'interests=tea', new_members: 3 };
const listed = (...saved: SavedSearch[]) => ({ saved_searches: saved });
const open = (query = 'photo=yes') =>
  show(<SavedSearchesScreen query={query} suggestion="People in France" onFollow={() => undefined} />, { at: '/members' });
const area = () => within(screen.getByRole('region', { name: 'Saved searches' }));

test('a search is kept under the name that is offered, or another', async () => {
  let saved: SavedSearch[] = [];
  const network = fakeNetwork({
    [LIST]: () => listed(...saved),
    'POST /api/saved-searches': ({ body }) => {
      saved = [{ ...tea, ...(body as { name: string; query: string }), new_members: 0 }];
      return listed(...saved);
    },
  });
  await open();
  const name = await area().findByRole('textbox', { name: 'Name of the search' });
  expect(name).toHaveValue('People in France');
  await userEvent.clear(name);
  await userEvent.click(area().getByRole('button', { name: 'Save this search' }));
  expect(network.queries('POST /api/saved-searches')).toHaveLength(0);
  await userEvent.type(name, ' With photo {Enter}');
  expect(await area().findByText('This search is saved as “With photo”.')).toBeInTheDocument();
  expect(area().getByRole('link', { name: 'With photo' })).toHaveAttribute('href', '/members?photo=yes');
  expect(area().queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
});

test('tells who is new, until it is followed', async () => {
  let fresh = 3;
  const network = fakeNetwork({
    [LIST]: () => listed({ ...tea, new_members: fresh }),
    'PUT /api/saved-searches/1/visit': () => {
      fresh = 0;
      return listed(tea);
    },
  });
  await open();
  await userEvent.click(await area().findByRole('link', { name: 'Tea 3 new members since your last visit' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/members?interests=tea');
  expect(await area().findByRole('link', { name: 'Tea' })).toBeInTheDocument();
  expect(network.queries('PUT /api/saved-searches/1/visit')).toHaveLength(1);
});

test('is renamed and removed in place', async () => {
  let saved = [tea];
  fakeNetwork({
    [LIST]: () => listed(...saved),
    'PATCH /api/saved-searches/1': ({ body }) => {
      saved = [{ ...tea, ...(body as { name: string }) }];
      return listed(...saved);
    },
    'DELETE /api/saved-searches/1': () => {
      saved = [];
      return listed();
    },
  });
  await open();
  await userEvent.click(await area().findByRole('button', { name: 'Rename “Tea”' }));
  const [name] = area().getAllByRole('textbox', { name: 'Name of the search' });
  expect(name).toHaveFocus();
  await userEvent.keyboard('Green tea{Enter}');
  expect(await area().findByRole('link', { name: /^Green tea/ })).toHaveFocus();
  await userEvent.click(await area().findByRole('button', { name: 'Remove “Green tea”' }));
  expect(await area().findByText(/see here how many members are new/)).toBeInTheDocument();
  await waitFor(() => expect(area().getByRole('heading', { name: 'Saved searches' })).toHaveFocus());
});

test('a rename is given up by its button or Escape, and whoever removes one goes on at the next', async () => {
  let saved = [tea, { ...tea, id: 2, name: 'Coffee', query: 'interests=coffee' }];
  fakeNetwork({
    [LIST]: () => listed(...saved),
    'DELETE /api/saved-searches/1': () => {
      saved = saved.slice(1);
      return listed(...saved);
    },
    'DELETE /api/saved-searches/2': () => refuse(500, 'server.error'),
  });
  await open();
  await userEvent.click(await area().findByRole('button', { name: 'Rename “Tea”' }));
  await userEvent.keyboard('Something else{Escape}');
  expect(await area().findByRole('link', { name: /^Tea/ })).toHaveFocus();
  await userEvent.click(area().getByRole('button', { name: 'Rename “Tea”' }));
  await userEvent.click(area().getByRole('button', { name: 'Cancel' }));
  expect(await area().findByRole('link', { name: /^Tea/ })).toHaveFocus();
  await userEvent.click(area().getByRole('button', { name: 'Remove “Tea”' }));
  await waitFor(() => expect(area().getByRole('link', { name: /^Coffee/ })).toHaveFocus());
  expect(area().queryByRole('link', { name: /^Tea/ })).not.toBeInTheDocument();
  await userEvent.click(area().getByRole('button', { name: 'Remove “Coffee”' }));
  await waitFor(() => expect(area().getByRole('link', { name: /^Coffee/ })).toHaveFocus());
});

test('what is refused is said, and nothing is lost', async () => {
  fakeNetwork({ [LIST]: () => listed(tea), 'POST /api/saved-searches': () => refuse(409, 'search.saved-limit') });
  await open();
  await userEvent.click(await area().findByRole('button', { name: 'Save this search' }));
  expect(await area().findByText('You keep as many searches as possible. Remove one to save another.')).toBeInTheDocument();
  expect(area().getByRole('link', { name: /^Tea/ })).toBeInTheDocument();
});

test('whoever keeps as many as possible is told before they try', async () => {
  fakeNetwork({
    [LIST]: () => listed(...Array.from({ length: SAVED_SEARCHES_MAX }, (_, id) => ({ ...tea, id, query: `min_age=${20 + id}` }))),
  });
  await open();
  expect(await area().findByText(/You keep 10 searches, which is the most/)).toBeInTheDocument();
  expect(area().queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
});

test('a list that does not come is asked for again', async () => {
  const network = fakeNetwork({ [LIST]: () => refuse(500, 'server.error') });
  await open();
  await screen.findByText('Your saved searches could not be loaded');
  network.change({ [LIST]: () => listed(tea) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await area().findByRole('link', { name: /^Tea/ })).toBeInTheDocument();
});

test('an address is saved without its page, in the order of its names', () => {
  expect(savedQuery('photo=yes&hair_color=red%2Cdark+blond&page=3&me=male')).toBe('hair_color=red%2Cdark+blond&photo=yes');
});
