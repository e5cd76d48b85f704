import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Search } from '@rendezvous/contracts/search/members';
import { fakeNetwork, refuse } from '../testing/fake-network';
import { madeUpMember, madeUpRegions, madeUpResult, madeUpSearch } from '../testing/answers';
import { show } from '../testing/show';
import { MembersScreen } from './members-screen';

const SEARCH = 'GET /api/members';
const REGIONS = { 'GET /api/regions.php': () => ({ regions: madeUpRegions }) };

/** A server that carries out whatever is asked, as the product's does. */
const searching = ({ query }: { query: Record<string, string> }) =>
  madeUpResult({
    page: Number(query['page'] ?? 1),
    search: {
      ...madeUpSearch,
      ...(query as Partial<Search>),
      min_age: Number(query['min_age'] ?? madeUpSearch.min_age),
      max_age: Number(query['max_age'] ?? madeUpSearch.max_age),
    },
  });

const address = () => screen.getByTestId('address').textContent;
const form = () => within(screen.getByRole('form', { name: 'Filters' }));
const box = () => form().getByRole('checkbox', { name: 'Hide fictional profiles' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the address and the filters', () => {
  test('the address is the search: every filter reaches the server and the form', async () => {
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members?countryregion=FR-ARA&gender=female&max_age=40&min_age=30&page=2' });
    expect(await heading('Women in Auvergne-Rhône-Alpes')).toBeInTheDocument();
    expect(network.queries(SEARCH)).toEqual([{ countryregion: 'FR-ARA', gender: 'female', max_age: '40', min_age: '30', page: '2' }]);
    expect(form().getByRole('radio', { name: 'Women' })).toBeChecked();
    expect(form().getByRole('combobox', { name: 'Country' })).toHaveValue('FR');
    expect(await form().findByRole('combobox', { name: 'Region' })).toHaveValue('FR-ARA');
    expect(form().getByRole('textbox', { name: 'Youngest age' })).toHaveValue('30');
  });

  test('choosing writes the address, from the first page on; another country lets the region go', async () => {
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members?page=4' });
    await heading('People in France');
    await screen.findByRole('option', { name: 'Bretagne' });
    await userEvent.selectOptions(form().getByRole('combobox', { name: 'Region' }), 'FR-BRE');
    expect(address()).toBe('/members?countryregion=FR-BRE');
    await userEvent.selectOptions(form().getByRole('combobox', { name: 'Country' }), 'BE');
    expect(address()).toBe('/members?country=BE');
    expect(await heading('People in Belgium')).toBeInTheDocument();
    await userEvent.click(form().getByRole('radio', { name: 'Men' }));
    expect(address()).toBe('/members?gender=male&country=BE');
    expect(network.queries(SEARCH).at(-1)).toEqual({ gender: 'male', country: 'BE' });
  });

  test('of two changes at once both count', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members?page=4' });
    await heading('People in France');
    // nothing is drawn between the two
    act(() => {
      form().getByRole('radio', { name: 'Men' }).click();
      fireEvent.change(form().getByRole('combobox', { name: 'Country' }), { target: { value: 'BE' } });
    });
    await heading('Men in Belgium');
    expect(address()).toBe('/members?gender=male&country=BE');
  });

  test('each set filter is a chip that takes it away; reset takes all', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members?countryregion=FR-ARA&gender=female&max_age=40&min_age=30' });
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the filter “30–40”' }));
    expect(address()).toBe('/members?gender=female&countryregion=FR-ARA');
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the filter “Auvergne-Rhône-Alpes”' }));
    expect(address()).toBe('/members?gender=female');
    await userEvent.click(await form().findByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/members');
    expect(form().queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument();
  });

  test('fictional profiles are left out by a tick, and let in again by another or the chip', async () => {
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members?gender=male' });
    await heading('Men in France');
    expect(box()).toHaveAttribute('name', 'fictional');
    expect(box()).toHaveAttribute('value', 'no');
    await userEvent.click(box());
    expect(address()).toBe('/members?gender=male&fictional=no');
    expect(network.queries(SEARCH).at(-1)).toEqual({ gender: 'male', fictional: 'no' });
    expect(box()).toBeChecked();
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the filter “No fictional profiles”' }));
    expect(address()).toBe('/members?gender=male');
    await userEvent.click(box());
    await userEvent.click(box());
    expect(address()).toBe('/members?gender=male');
  });

  test('interests are one chip with their names, and go along when another filter changes', async () => {
    const interests = [
      { id: 'music' as const, name: 'Music' },
      { id: 'tea' as const, name: 'Tea' },
    ];
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ search: { ...madeUpSearch, interests } }) });
    await show(<MembersScreen />, { at: '/members?interests=music&interests=tea' });
    expect(await screen.findByRole('link', { name: 'Remove the filter “Music and Tea”' })).toHaveAttribute('href', '/members');
    expect(network.queries(SEARCH)).toEqual([{ interests: 'music,tea' }]);
    await userEvent.click(form().getByRole('radio', { name: 'Men' }));
    expect(address()).toBe('/members?gender=male&interests=music%2Ctea');
  });

  test('who a visitor is stays in every link, the form and the pages of members, and no filter takes it away', async () => {
    const mine = { ...madeUpSearch, me: 'male' as const };
    const network = fakeNetwork({
      ...REGIONS,
      [SEARCH]: (call) => ({ ...searching(call), search: { ...searching(call).search, me: 'male' }, defaults: mine }),
    });
    await show(<MembersScreen />, { at: '/members?me=male&gender=female&page=2', user: null });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/members?me=male&gender=female&page=3');
    expect(screen.getByRole('link', { name: 'Remove the filter “Women”' })).toHaveAttribute('href', '/members?me=male');
    expect(screen.getAllByRole('link', { name: /Inès/ })[0]).toHaveAttribute('href', '/members/0?me=male');
    const sent = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Filters' }));
    expect([sent.get('me'), sent.get('gender')]).toEqual(['male', 'female']);
    expect(network.queries(SEARCH)).toEqual([{ gender: 'female', me: 'male', page: '2' }]);
    await userEvent.click(form().getByRole('button', { name: 'Reset filters' }));
    expect(address()).toBe('/members?me=male');
    await userEvent.click(form().getByRole('radio', { name: 'Men' }));
    expect(address()).toBe('/members?me=male&gender=male');
  });

  test('a visitor who asks for interests hears that members see them, and comes back to this search', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ withheld: ['interests'] }) });
    await show(<MembersScreen />, { at: '/members?interests=music' });
    const note = within(await screen.findByRole('note'));
    expect(note.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/signup?next=%2Fmembers%3Finterests%3Dmusic');
  });

  test('ages that make no sense are said so, stay as typed, and search nothing', async () => {
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members' });
    await heading('People in France');
    const youngest = form().getByRole('textbox', { name: 'Youngest age' });
    await userEvent.clear(youngest);
    await userEvent.type(youngest, '60{Enter}');
    expect(form().getByRole('alert')).toHaveTextContent('The youngest age may not be above the oldest.');
    expect(youngest).toHaveValue('60');
    expect(network.queries(SEARCH)).toHaveLength(1);
    const oldest = form().getByRole('textbox', { name: 'Oldest age' });
    await userEvent.clear(oldest);
    await userEvent.type(oldest, '7');
    expect(form().getByRole('alert')).toHaveTextContent('Enter an age from 18 to 99.');
    await userEvent.type(oldest, '0{Enter}');
    expect(address()).toBe('/members?min_age=60&max_age=70');
  });

  test('pages are links that keep the filters', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members?gender=female&page=2' });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/members?gender=female&page=3');
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/members?gender=female');
  });

  test('the sheet says how many would come, and searches when told to', async () => {
    const network = fakeNetwork({
      ...REGIONS,
      [SEARCH]: (call) => ({ ...searching(call), total: call.query['gender'] === 'male' ? 27 : 312 }),
    });
    await show(<MembersScreen />, { at: '/members' });
    await heading('People in France');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Men' }));
    const button = await sheet.findByRole('button', { name: 'Show 27 members' });
    expect(address()).toBe('/members');
    await userEvent.click(button);
    expect(address()).toBe('/members?gender=male');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The count was the page already.
    expect(network.queries(SEARCH)).toEqual([{}, { gender: 'male' }]);
  });
});

describe('what is found', () => {
  test('the total is exact up to ten thousand', async () => {
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ total: 10_000 }) });
    const first = await show(<MembersScreen />, { at: '/members' });
    expect(await screen.findByText('10,000 members, most recently active first')).toBeInTheDocument();
    first.unmount();
    network.change({ [SEARCH]: () => madeUpResult({ total: 10_001, search: { ...madeUpSearch, order: 'newest' } }) });
    await show(<MembersScreen />, { at: '/members?order=newest' });
    expect(await screen.findByText('10,000+ members, newest first')).toBeInTheDocument();
  });

  test.each([
    [{ total: 120, total_is: 'about' }, 'About 120 members, most recently active first'],
    [{ total: 7, total_is: 'few' }, 'A few members, most recently active first'],
    [{ total: 1, total_is: 'few' }, '1 member, most recently active first'],
    [{ total: 10_010, total_is: 'about' }, '10,000+ members, most recently active first'],
  ] as const)('to visitors a total is told as it is meant: %o', async (total, words) => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult(total) });
    await show(<MembersScreen />, { at: '/members' });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('nobody: each way out is a link with what it finds', async () => {
    const search: Search = { ...madeUpSearch, gender: 'female', countryregion: 'FR-ARA', min_age: 30, max_age: 33 };
    const relaxed = [
      { without: 'age', search: { ...search, min_age: 25, max_age: 38 }, total: 37 },
      { without: 'country', search: { ...search, country: 'BE', countryregion: null }, total: 41 },
      { without: 'countryregion', search: { ...search, countryregion: null }, total: 19, total_is: 'few' },
      { without: 'all', search: { ...madeUpSearch, min_age: 18, max_age: 99 }, total: 1153 },
    ];
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ members: [], total: 0, pages: 0, search, relaxed: relaxed as never }) });
    await show(<MembersScreen />, { at: '/members?countryregion=FR-ARA&gender=female&max_age=33&min_age=30' });
    expect(await screen.findByRole('heading', { name: 'Nobody fits all three filters today' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Age 25 to 38 instead of 30 to 33 +37' })).toHaveAttribute(
      'href',
      '/members?gender=female&countryregion=FR-ARA&min_age=25&max_age=38',
    );
    expect(screen.getByRole('link', { name: /a few$/ })).toHaveAttribute('href', '/members?gender=female&min_age=30&max_age=33');
    expect(screen.getByRole('link', { name: 'Next door, in Belgium +41' })).toHaveAttribute(
      'href',
      '/members?gender=female&country=BE&min_age=30&max_age=33',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Without any filter +1,153' }));
    expect(address()).toBe('/members?min_age=18&max_age=99');
  });

  test('a page behind the last leads to the last', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ members: [], page: 40, pages: 13 }) });
    await show(<MembersScreen />, { at: '/members?page=40' });
    expect(await screen.findByRole('link', { name: 'Go to the last page' })).toHaveAttribute('href', '/members?page=13');
  });

  test('what could not be loaded says why and is asked for again in place', async () => {
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: () => refuse(500, 'server.error') });
    await show(<MembersScreen />, { at: '/members' });
    expect(await screen.findByText('An error occurred, please try again later.')).toBeInTheDocument();
    network.change({ [SEARCH]: searching });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('People in France')).toBeInTheDocument();
  });

  test('a site for members only leads visitors to the login and back', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => refuse(403, 'search.logged-out-closed') });
    await show(<MembersScreen />, { at: '/members?gender=male', user: null });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent('/members?gender=male')}`,
    );
  });
});

const one = (changes = {}) => madeUpResult({ members: [madeUpMember(1, { name: 'Maya', liked: false, ...changes })], total: 1, pages: 1 });
const heart = () => screen.findByRole('button', { name: 'Like Maya' });

/** An answer that comes when the test says so. */
class Later {
  private resolve!: (value: unknown) => void;
  readonly promise = new Promise((resolve) => (this.resolve = resolve));

  answer(value: unknown): Promise<void> {
    return act(async () => this.resolve(value));
  }
}

describe('likes', () => {
  test('show before the server has answered, and go back with the reason when it refuses', async () => {
    const reply = new Later();
    fakeNetwork({ ...REGIONS, [SEARCH]: () => one(), 'PUT /api/likes/1': () => reply.promise });
    await show(<MembersScreen />, { at: '/members' });
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    await reply.answer(refuse(403, 'chat.not-reachable'));
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
    expect(screen.getByText('The like for Maya was not saved. This member cannot be reached at the moment.')).toBeInTheDocument();
  });

  test('pressing twice sends one like', async () => {
    const reply = new Later();
    const network = fakeNetwork({
      ...REGIONS,
      [SEARCH]: () => one(),
      'PUT /api/likes/1': () => reply.promise,
      'GET /api/likes.php': () => ({}),
    });
    await show(<MembersScreen />, { at: '/members' });
    await userEvent.dblClick(await heart());
    await reply.answer({ matched: false, profile: madeUpMember(1) });
    expect(network.queries('PUT /api/likes/1')).toHaveLength(1);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('taken back, can be given again', async () => {
    const network = fakeNetwork({
      ...REGIONS,
      [SEARCH]: () => one({ liked: true }),
      'DELETE /api/likes/1': () => ({ ok: true }),
      'PUT /api/likes/1': () => ({ matched: false, profile: madeUpMember(1) }),
    });
    await show(<MembersScreen />, { at: '/members' });
    await userEvent.click(await heart());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(network.queries('PUT /api/likes/1')).toHaveLength(1));
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('a visitor is asked to log in, and nothing is sent', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => one() });
    const { store } = await show(<MembersScreen />, { at: '/members?gender=female', user: null });
    await userEvent.click(await heart());
    expect(store.getState().overlay.loginOrSignup).toEqual({ next: '/members?gender=female', memberId: 1 });
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
