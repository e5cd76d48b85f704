import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { Search } from '@rendezvous/contracts/search/members';
import { fakeNetwork } from '../testing/fake-network';
import { madeUpMember, madeUpRegions, madeUpResult, madeUpSearch } from '../testing/answers';
import { show } from '../testing/show';
import { MembersScreen } from './members-screen';

const SEARCH = 'GET /api/members';
const KEEP = 'PUT /api/search-preferences';
const address = () => screen.getByTestId('address').textContent;
/** Waits for code that is fetched when it is needed. */
const FETCHED = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, FETCHED);
const men = () => screen.findByRole('radio', { name: 'Men' }, FETCHED);

beforeEach(() => sessionStorage.clear());

/** A server that knows what was searched last, and says so where the address says nothing. */
const server = (last: Partial<Search>) => {
  const kept: unknown[] = [];
  const network = fakeNetwork({
    'GET /api/regions.php': () => ({ regions: madeUpRegions }),
    'GET /api/saved-searches': () => ({ saved_searches: [] }),
    [SEARCH]: ({ query }) => {
      const { remembered, sponsored: _, page, ...said } = query;
      const search = remembered === 'yes' && page === undefined && Object.keys(said).length === 0 ? last : said;
      return madeUpResult({
        members: [madeUpMember(1)],
        page: Number(page ?? 1),
        search: { ...madeUpSearch, ...(search as Partial<Search>) },
      });
    },
    [KEEP]: ({ body }) => {
      kept.push(body);
      return { hide_passed: false, hide_seen: false };
    },
  });
  return { ...network, kept };
};

test('an address that says nothing shows what the member searched last, goes on from it, and can be reset', async () => {
  const { queries, kept } = server({ country: 'BE', order: 'near' });
  await show(<MembersScreen />, { at: '/members' });
  await heading('People in Belgium');
  expect(queries(SEARCH)).toEqual([{}]);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/members?country=BE&order=near&page=2');
  expect(kept).toEqual([]);
  await userEvent.click(await men());
  expect(address()).toBe('/members?gender=male&country=BE&order=near');
  await heading('Men in Belgium');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reset search' })[0]!);
  expect(address()).toBe('/members?order=active');
  await heading('People in France');
  expect(screen.queryByRole('button', { name: 'Reset search' })).not.toBeInTheDocument();
  const chosen = ['gender=male&country=BE&order=near', 'order=active'];
  await waitFor(() => expect(kept).toEqual(chosen.map((last_search) => ({ last_search }))), FETCHED);
});

test('an order alone can be reset, too', async () => {
  server({ order: 'newest' });
  await show(<MembersScreen />, { at: '/members' });
  await heading('People in France');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reset search' })[0]!);
  expect(address()).toBe('/members?order=active');
});

test('an address that says something wins, and changes nothing of what is remembered', async () => {
  const { kept } = server({ country: 'BE' });
  await show(<MembersScreen />, { at: '/members?gender=female' });
  await heading('Women in France');
  expect(kept).toEqual([]);
});

test('of a visitor it is what was shown last, and the server keeps none of it', async () => {
  const { queries, kept } = server({});
  const bar = <Link to="/members">Search members</Link>;
  await show(
    <>
      {bar}
      <MembersScreen />
    </>,
    { at: '/members?country=BE', user: null },
  );
  await userEvent.click(await men());
  await heading('Men in Belgium');
  await userEvent.click(screen.getByRole('link', { name: 'Search members' }));
  expect(address()).toBe('/members');
  await heading('Men in Belgium');
  expect(queries(SEARCH)).toEqual([{ country: 'BE' }, { country: 'BE', gender: 'male' }]);
  expect(kept).toEqual([]);
});

/** A visitor’s page that shows a search, and goes. */
const leaveWith = async (at: string) => {
  server({});
  await show(<MembersScreen />, { at, user: null });
  await screen.findByRole('heading', { level: 1, name: /^(Women|People) in/ }, FETCHED);
  await waitFor(() => expect(sessionStorage).toHaveLength(1), FETCHED);
  cleanup();
};

describe('another page of a visitor’s tab', () => {
  test('goes on from what the one before searched, but for what tells of desire, and can be reset', async () => {
    await leaveWith('/members?me=female&gender=female&country=BE&order=newest');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/male/);
    expect({ ...localStorage }).toEqual({});
    const { queries } = server({});
    await show(<MembersScreen />, { at: '/members', user: null });
    await heading('People in Belgium');
    expect(queries(SEARCH)).toEqual([{ country: 'BE', order: 'newest' }]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Reset search' })[0]!);
    await heading('People in France');
    cleanup();
    server({});
    await show(<MembersScreen />, { at: '/members', user: null });
    await heading('People in France');
  });

  test('is a member’s own once somebody is logged in', async () => {
    await leaveWith('/members?country=BE');
    const { queries } = server({});
    await show(<MembersScreen />, { at: '/members' });
    await heading('People in France');
    expect(queries(SEARCH)).toEqual([{}]);
  });
});
