import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '@rendezvous/client/testing';
import type { Search } from '@rendezvous/contracts/search/members';
import { fakeNetwork, refuse } from '../testing/fake-network';
import { madeUpMember, madeUpRegions, madeUpResult, madeUpSearch } from '../testing/answers';
import { show } from '../testing/show';
import { MembersScreen } from './members-screen';

const SEARCH = 'GET /api/members';
const REGIONS = {
  'GET /api/regions.php': () => ({ regions: madeUpRegions }),
  'GET /api/saved-searches': () => ({ saved_searches: [] }),
  'PUT /api/search-preferences': () => ({ hide_passed: false, hide_seen: false }),
};

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
const seen = () => screen.findByRole('checkbox', { name: 'Hide people I have looked at' });
const remove = (name: string) => screen.findByRole('link', { name: `Remove the filter “${name}”` });
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
    expect(form().getByRole('textbox', { name: 'From: Youngest age' })).toHaveValue('30');
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
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the filter “Age: 30–40”' }));
    expect(address()).toBe('/members?gender=female&countryregion=FR-ARA');
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the filter “Auvergne-Rhône-Alpes”' }));
    expect(address()).toBe('/members?gender=female');
    await userEvent.click(await form().findByRole('button', { name: 'Reset search' }));
    expect(address()).toBe('/members?order=active');
    expect(form().queryByRole('button', { name: 'Reset search' })).not.toBeInTheDocument();
  });

  test('filters that are set are a list, and nothing else is in it; there is none while none is set', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members?gender=female' });
    const set = within(await screen.findByRole('list', { name: 'Filters that are set' }));
    expect(set.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Women']);
    await userEvent.click(set.getByRole('link', { name: 'Remove the filter “Women”' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Filters that are set' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  test('whoever lets a filter go goes on at the next one, after the last at the results, and so does who resets', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members?countryregion=FR-ARA&gender=female&max_age=40&min_age=30' });
    await userEvent.click(await remove('Women'));
    await waitFor(async () => expect(await remove('Auvergne-Rhône-Alpes')).toHaveFocus());
    await userEvent.click(await remove('Auvergne-Rhône-Alpes'));
    await waitFor(async () => expect(await remove('Age: 30–40')).toHaveFocus());
    await userEvent.click(await remove('Age: 30–40'));
    expect(await heading('People in France')).toHaveFocus();
    await userEvent.click(form().getByRole('radio', { name: 'Men' }));
    await userEvent.click(await form().findByRole('button', { name: 'Reset search' }));
    await waitFor(async () => expect(await heading('People in France')).toHaveFocus());
  });

  test('whom a member leaves out is remembered when they choose it, by the form, the chip or resetting; a link changes nothing', async () => {
    const kept: unknown[] = [];
    let defaults: Search = madeUpSearch;
    fakeNetwork({
      ...REGIONS,
      [SEARCH]: ({ query }: { query: { seen?: 'no' | 'yes' } }) => {
        const { seen: _, ...search } = madeUpSearch;
        const isHidden = (query.seen ?? defaults.seen) === 'no';
        return madeUpResult({ defaults, search: isHidden ? { ...search, seen: 'no' } : search });
      },
      'PUT /api/search-preferences': ({ body }) => {
        kept.push(body);
        defaults = (body as { hide_seen: boolean }).hide_seen ? { ...madeUpSearch, seen: 'no' } : madeUpSearch;
        return body as object;
      },
    });
    await show(<MembersScreen />, { at: '/members?seen=no' });
    expect(await seen()).toBeChecked();
    expect(await seen()).toHaveAccessibleDescription(/remembered/);
    expect(kept).toEqual([]);
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the filter “Without people I have looked at”' }));
    expect(address()).toBe('/members?order=active');
    await waitFor(() => expect(kept).toEqual([{ last_search: 'order=active' }]));
    await userEvent.click(await seen());
    expect(address()).toBe('/members?seen=no');
    await waitFor(() => expect(kept.at(-1)).toEqual({ last_search: 'seen=no', hide_passed: false, hide_seen: true }));
    await userEvent.click(await form().findByRole('button', { name: /reset/i }));
    await waitFor(() => expect(kept.at(-1)).toMatchObject({ hide_passed: false, hide_seen: false }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Hide people I have looked at' })).not.toBeChecked());
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
    expect(await screen.findByRole('link', { name: 'Remove the filter “Music and Tea”' })).toHaveAttribute('href', '/members?order=active');
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
    await userEvent.click(form().getByRole('button', { name: 'Reset search' }));
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
    const youngest = form().getByRole('textbox', { name: 'From: Youngest age' });
    await userEvent.clear(youngest);
    await userEvent.type(youngest, '60{Enter}');
    expect(form().getByRole('alert')).toHaveTextContent('The youngest age may not be above the oldest.');
    expect(youngest).toHaveValue('60');
    expect(network.queries(SEARCH)).toHaveLength(1);
    const oldest = form().getByRole('textbox', { name: 'To: Oldest age' });
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

  test('where nobody fits, the button of the sheet still says what it does', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: (call) => ({ ...searching(call), total: call.query['gender'] === 'male' ? 0 : 312 }) });
    await show(<MembersScreen />, { at: '/members' });
    await heading('People in France');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 10_000 }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Men' }));
    expect(await sheet.findByRole('button', { name: 'Show results: nobody yet' })).toBeInTheDocument();
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
    expect(sheet.getByRole('status')).toHaveTextContent('27 members, most recently active first');
    expect(address()).toBe('/members');
    await userEvent.click(button);
    expect(address()).toBe('/members?gender=male');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The count was the page already.
    expect(network.queries(SEARCH)).toEqual([{}, { gender: 'male' }]);
  });
});

const named = (asked: string) => asked.split(',').map((id) => ({ id: id as 'tea', name: `Name of ${id}` }));

describe('further filters', () => {
  const interests = ['tea', 'wine', 'art', 'music'].map((id) => ({ id, names: { en: `Name of ${id}` } }));

  test('looks are chosen several at a time, stand in the address and as one chip each', async () => {
    const network = fakeNetwork({
      ...REGIONS,
      [SEARCH]: (call) => {
        const { hair_color: hair, ...query } = call.query;
        const result = searching({ query });
        return { ...result, search: { ...result.search, ...(hair === undefined ? {} : { hair_color: hair.split(',') }) } };
      },
    });
    await show(<MembersScreen />, { at: '/members' });
    await heading('People in France');
    await userEvent.click(form().getByText('Looks and life'));
    await userEvent.click(form().getByRole('checkbox', { name: 'Red' }));
    await userEvent.click(form().getByRole('checkbox', { name: 'Dark blond' }));
    expect(address()).toBe('/members?hair_color=red%2Cdark+blond');
    expect(network.queries(SEARCH).at(-1)).toEqual({ hair_color: 'red,dark blond' });
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the filter “Hair: Red or Dark blond”' }));
    expect(address()).toBe('/members?order=active');
    expect(form().getByRole('checkbox', { name: 'Red' })).not.toBeChecked();
  });

  test('whoever is online, with photo, nearest first', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: searching });
    await show(<MembersScreen />, { at: '/members' });
    await heading('People in France');
    await userEvent.click(form().getByRole('checkbox', { name: 'Online now' }));
    await userEvent.click(form().getByRole('checkbox', { name: 'With photo' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'near');
    expect(address()).toBe('/members?online=yes&photo=yes&order=near');
    expect(await screen.findByText('312 members, nearest first')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Remove the filter “Online now”' })).toHaveAttribute('href', '/members?photo=yes&order=near');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '');
    expect(address()).toBe('/members?online=yes&photo=yes');
  });

  test('interests are added one by one, at most three, and taken away', async () => {
    fakeNetwork({
      ...REGIONS,
      'GET /api/interests.php': () => ({ interests }),
      [SEARCH]: ({ query: { interests: asked, ...query } }) => {
        const result = searching({ query });
        return { ...result, search: { ...result.search, ...(asked === undefined ? {} : { interests: named(asked) }) } };
      },
    });
    await show(<MembersScreen />, { at: '/members?interests=tea,wine' });
    await heading('People in France');
    const add = () => form().getByRole('combobox', { name: 'Add an interest' });
    await form().findByRole('option', { name: 'Name of art' });
    await userEvent.selectOptions(add(), 'art');
    expect(address()).toBe('/members?interests=tea%2Cwine%2Cart');
    await form().findByRole('button', { name: 'Remove the filter “Name of art”' });
    expect(add()).toBeDisabled();
    await userEvent.click(form().getByRole('button', { name: 'Remove the filter “Name of wine”' }));
    expect(address()).toBe('/members?interests=tea%2Cart');
  });

  test('the form shows what the site lists, and an order only to whom it is offered', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ fields: ['photo'], orders: ['active', 'newest'] }) });
    await show(<MembersScreen />, { at: '/members', settings: { search_fields: ['country'] } });
    await heading('People in France');
    expect(form().getByRole('checkbox', { name: 'With photo' })).toBeInTheDocument();
    expect(form().getByRole('combobox', { name: 'Country' })).toBeInTheDocument();
    for (const name of ['Online now', 'Red']) expect(form().queryByRole('checkbox', { name })).not.toBeInTheDocument();
    for (const name of ['Region', 'Add an interest']) expect(form().queryByRole('combobox', { name })).not.toBeInTheDocument();
    expect(form().queryByRole('textbox', { name: /Youngest age/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Nearest first' })).not.toBeInTheDocument();
  });

  test('an answer of an earlier release offers what it knew', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ fields: undefined, orders: undefined }) });
    await show(<MembersScreen />, { at: '/members' });
    await heading('People in France');
    expect(form().queryByRole('checkbox', { name: 'With photo' })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Newest first' })).toBeInTheDocument();
  });

  test('a visitor hears which filters are for members', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ withheld: ['hair_color'] }) });
    await show(<MembersScreen />, { at: '/members?hair_color=red', user: null });
    expect(await screen.findByRole('note')).toHaveTextContent('Some of these filters are for members');
  });
});

const byPage = ({ query }: { query: Record<string, string> }) => {
  const page = Number(query['page'] ?? 1);
  const members = [1, 2].map((one) => madeUpMember(page * 10 + one, { name: `Member${page}${one}` }));
  return { ...searching({ query }), members, page, pages: 3, total: 6 };
};
const names = () => screen.getAllByRole('link', { name: /^Member/ }).map((link) => link.textContent?.slice(6, 8));
const more = () => screen.findByRole('link', { name: 'Show more' });

describe('one page below the other, on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = ((media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as never;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('the warning stands as long as anybody on the page is made up, not only among those who came last', async () => {
    fakeNetwork({
      ...REGIONS,
      [SEARCH]: (call) => {
        const found = byPage(call);
        return { ...found, members: found.members.map((member) => ({ ...member, fictional: found.page === 1 })) };
      },
    });
    await show(<MembersScreen />, { at: '/members', settings: { fictional_plural: 'People made up' } });
    expect(await screen.findByText('People made up')).toBeInTheDocument();
    await userEvent.click(await more());
    await waitFor(() => expect(names()).toEqual(['11', '12', '21', '22']));
    expect(screen.getByText('People made up')).toBeInTheDocument();
  });

  test('more come below, the address says how far, and the focus goes on at the first of them', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: byPage });
    await show(<MembersScreen />, { at: '/members?gender=male' });
    await userEvent.click(await more());
    await waitFor(() => expect(names()).toEqual(['11', '12', '21', '22']));
    expect(address()).toBe('/members?gender=male&page=2');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Member21/ })).toHaveFocus());
    await userEvent.click(await more());
    expect(await screen.findByText('These were all of them.')).toBeInTheDocument();
    expect(names()).toEqual(['11', '12', '21', '22', '31', '32']);
    expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('whoever comes with a page finds that page, and earlier ones when asked for', async () => {
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: byPage });
    await show(<MembersScreen />, { at: '/members?page=3' });
    const earlier = await screen.findByRole('link', { name: 'Show earlier ones' });
    expect([names(), earlier.getAttribute('href')]).toEqual([['31', '32'], '/members?page=2']);
    await userEvent.click(earlier);
    await waitFor(() => expect(names()).toEqual(['21', '22', '31', '32']));
    expect(address()).toBe('/members?page=3');
    await userEvent.click(screen.getByRole('link', { name: 'Show earlier ones' }));
    await waitFor(() => expect(names()).toEqual(['11', '12', '21', '22', '31', '32']));
    expect(screen.queryByRole('link', { name: 'Show earlier ones' })).not.toBeInTheDocument();
    expect(network.queries(SEARCH)).toHaveLength(3);
  });

  test('another search begins at its top', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: byPage });
    await show(<MembersScreen />, { at: '/members?gender=male' });
    await userEvent.click(await more());
    await waitFor(() => expect(names()).toHaveLength(4));
    await userEvent.click(screen.getByRole('link', { name: 'Remove the filter “Men”' }));
    await waitFor(() => expect(address()).toBe('/members?order=active'));
    await waitFor(() => expect(names()).toEqual(['11', '12']));
  });

  test('when the next page does not come, those above stay and it is asked for again in place', async () => {
    const network = fakeNetwork({ ...REGIONS, [SEARCH]: (call) => (call.query['page'] ? refuse(500, 'server.error') : byPage(call)) });
    await show(<MembersScreen />, { at: '/members' });
    await userEvent.click(await more());
    await screen.findByText('The members could not be loaded');
    expect(names()).toEqual(['11', '12']);
    network.change({ [SEARCH]: byPage });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['11', '12', '21', '22']));
  });
});

describe('why somebody is shown', () => {
  test.each([
    [{ kind: 'interests', count: 3 }, '3 interests in common'],
    [{ kind: 'distance', km: 1000 }, 'Less than 1,000 km away'],
    [{ kind: 'region' }, 'Lives in your region'],
    [{ kind: 'age' }, 'About your age'],
    [{ kind: 'both-new' }, 'Also new here'],
  ] as const)('%j stands on the card', async (reason, words) => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ members: [madeUpMember(1, { reason })], total: 1, pages: 1 }) });
    await show(<MembersScreen />, { at: '/members' });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('"new" is said once', async () => {
    const member = madeUpMember(1, { reason: { kind: 'new' }, is_new: true });
    fakeNetwork({ ...REGIONS, [SEARCH]: () => madeUpResult({ members: [member], total: 1, pages: 1 }) });
    await show(<MembersScreen />, { at: '/members' });
    expect(await screen.findByText('New this week')).toBeInTheDocument();
    expect(screen.queryByText('New')).not.toBeInTheDocument();
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

  test('have nothing to press for whoever’s own profile is disabled: the server would refuse each', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => one() });
    await show(<MembersScreen />, { at: '/members', user: { ...user, moderated: true } });
    expect(await screen.findByRole('link', { name: /^Maya,/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Like Maya' })).not.toBeInTheDocument();
  });

  test('a visitor is asked to log in, and nothing is sent', async () => {
    fakeNetwork({ ...REGIONS, [SEARCH]: () => one() });
    const { store } = await show(<MembersScreen />, { at: '/members?gender=female', user: null });
    await userEvent.click(await heart());
    expect(store.getState().overlay.loginOrSignup).toEqual({ next: '/members?gender=female', memberId: 1 });
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
