import type { Search } from '@rendezvous/contracts/search/members';
import {
  activeFilters,
  argsOf,
  argsOfPage,
  memberAddress,
  readSearch,
  searchAddress,
  searchOf,
  withChange,
  withoutFilter,
  withoutFilters,
} from './search-url';

const defaults: Search = { gender: null, country: 'FR', countryregion: null, min_age: 26, max_age: 46, order: 'active' };
const read = (query: string) => readSearch(new URLSearchParams(query), ['FR', 'BE']);

test('an address says a search, and a search says the same address', () => {
  const query = 'gender=female&country=BE&countryregion=BE-WLG&min_age=30&max_age=40&order=newest';
  const search = searchOf(read(query), defaults);
  expect(search).toEqual({ gender: 'female', country: 'BE', countryregion: 'BE-WLG', min_age: 30, max_age: 40, order: 'newest' });
  expect(searchAddress(argsOf(search, defaults))).toBe(`/members?${query}`);
});

test('what nobody chose is not in the address, but that nothing was chosen is: an address that says nothing means what was searched last', () => {
  expect(searchAddress(argsOf(defaults, defaults))).toBe('/members?order=active');
  expect(argsOf({ ...defaults, max_age: 50 }, defaults)).toEqual({ min_age: 26, max_age: 50 });
});

test.each([
  'gender=anything',
  'me=anybody',
  'country=US',
  'country=fr',
  'countryregion=<script>',
  'min_age=17',
  'max_age=1e2',
  'page=0',
  'page=-1',
  'page=10001',
  'order=prettiest',
  'utm_source=mail',
])('nonsense counts as not there: %s', (query) => {
  expect(read(query)).toEqual({});
});

test('of ages that cross the first counts, and so it does of what is said twice', () => {
  expect(read('min_age=50&max_age=40')).toEqual({ min_age: 50 });
  expect(read('gender=male&gender=female&page=2&page=3')).toEqual({ gender: 'male', page: 2 });
});

test('the first page has no number of its own', () => {
  expect(read('page=1')).toEqual({});
  expect(read('page=7')).toEqual({ page: 7 });
});

test('the usual order is said where nothing else is', () => {
  expect(read('order=active')).toEqual({ order: 'active' });
  expect(read('order=active&gender=male')).toEqual({ gender: 'male' });
  expect(read('')).toEqual({});
});

test('one age alone moves the other end along, as the server does', () => {
  expect(searchOf(read('min_age=60'), defaults)).toMatchObject({ min_age: 60, max_age: 60 });
  expect(searchOf(read('max_age=20'), defaults)).toMatchObject({ min_age: 20, max_age: 20 });
});

test('filters are what differs from the defaults, and each can be let go alone', () => {
  const search: Search = { gender: 'male', country: 'BE', countryregion: 'BE-WLG', min_age: 30, max_age: 46, order: 'newest' };
  expect(activeFilters(search, defaults)).toEqual(['gender', 'country', 'countryregion', 'age']);
  expect(activeFilters({ ...defaults, order: 'newest' }, defaults)).toEqual([]);
  expect(withoutFilter(search, 'gender', defaults)).toEqual({ ...search, gender: null });
  expect(withoutFilter(search, 'country', defaults)).toEqual({ ...search, country: 'FR', countryregion: null });
  expect(withoutFilter(search, 'countryregion', defaults)).toEqual({ ...search, countryregion: null });
  expect(withoutFilter(search, 'age', defaults)).toEqual({ ...search, min_age: 26 });
});

describe('who a visitor is', () => {
  const mine: Search = { ...defaults, me: 'male' };

  test('stands in the address, of members too', () => {
    expect(read('me=male&gender=female')).toEqual({ me: 'male', gender: 'female' });
    expect(searchAddress(argsOf({ ...mine, gender: 'female' }, mine))).toBe('/members?me=male&gender=female');
    expect(memberAddress(7, 'male')).toBe('/members/7?me=male');
    expect(memberAddress(7, undefined)).toBe('/members/7');
  });

  test('is no filter, and stays when any of them changes or goes', () => {
    const search = searchOf(read('me=male&gender=female'), mine);
    expect(activeFilters(search, mine)).toEqual(['gender']);
    expect(argsOf(withoutFilter(search, 'gender', mine), mine)).toEqual({ me: 'male' });
    expect(withChange(read('me=male&page=3'), { gender: 'male' }, mine)).toEqual({ me: 'male', gender: 'male' });
  });
});

test('that fictional profiles are left out is a filter of its own, which can be let go', () => {
  const real: Search = { ...defaults, fictional: 'no' };
  expect(read('fictional=no')).toEqual({ fictional: 'no' });
  expect(read('fictional=yes')).toEqual({});
  expect(searchOf(read('fictional=no'), defaults)).toEqual(real);
  expect(searchAddress(argsOf(real, defaults))).toBe('/members?fictional=no');
  expect(activeFilters(real, defaults)).toEqual(['fictional']);
  expect(withoutFilter(real, 'fictional', defaults)).toEqual(defaults);
});

describe('further filters', () => {
  const query = 'online=yes&photo=yes&relationship_status=living+together&hair_color=red%2Cdark+blond&order=near';
  const search: Search = {
    ...defaults,
    online: 'yes',
    photo: 'yes',
    relationship_status: ['living together'],
    hair_color: ['red', 'dark blond'],
    order: 'near',
  };

  test('stand in the address with all of their values', () => {
    expect(searchOf(read(query), defaults)).toEqual(search);
    expect(searchAddress(argsOf(search, defaults))).toBe(`/members?${query}`);
  });

  test('sent by a plain form they are the same', () => {
    expect(read('hair_color=red&hair_color=dark+blond&photo=yes')).toEqual({ hair_color: 'red,dark blond', photo: 'yes' });
  });

  test.each(['online=no', 'photo=1', 'hair_color=<b>', 'eye_color=', 'order=far'])('nonsense counts as not there: %s', (nonsense) => {
    expect(read(nonsense)).toEqual({});
  });

  test('are let go one by one, and when no value is left', () => {
    expect(activeFilters(search, defaults)).toEqual(['online', 'photo', 'relationship_status', 'hair_color']);
    expect(withoutFilter(search, 'hair_color', defaults)).not.toHaveProperty('hair_color');
    expect(withChange(read(query), { hair_color: undefined, online: undefined }, defaults)).toEqual({
      photo: 'yes',
      relationship_status: 'living together',
      order: 'near',
    });
  });
});

test('another page of a search is the same search', () => {
  expect(argsOfPage({ gender: 'male', page: 3 }, 4)).toEqual({ gender: 'male', page: 4 });
  expect(argsOfPage({ gender: 'male', page: 3 }, 1)).toEqual({ gender: 'male' });
  expect(argsOfPage({ order: 'active' }, 2)).toEqual({ page: 2 });
  expect(argsOfPage({ page: 2 }, 1)).toEqual({ order: 'active' });
});

describe('interests', () => {
  const liking: Search = {
    ...defaults,
    interests: [
      { id: 'music', name: 'Music' },
      { id: 'tea', name: 'Tea' },
    ],
  };

  test.each(['interests=music,tea', 'interests=music&interests=tea'])('are read from %s', (query) => {
    expect(read(query)).toEqual({ interests: 'music,tea' });
  });

  test('nonsense counts as not there', () => {
    expect(read('interests=<b>')).toEqual({});
  });

  test('are one filter, which can be let go', () => {
    expect(searchAddress(argsOf(liking, defaults))).toBe('/members?interests=music%2Ctea');
    expect(activeFilters(liking, defaults)).toEqual(['interests']);
    expect(withoutFilter(liking, 'interests', defaults)).toEqual(defaults);
  });

  test('stay as they are said until they change', () => {
    const args = read('interests=music,tea');
    expect(withChange(args, { gender: 'male' }, defaults)).toEqual({ gender: 'male', interests: 'music,tea' });
    expect(withChange(args, { interests: liking.interests!.slice(1) }, defaults)).toEqual({ interests: 'tea' });
    expect(withChange(args, { interests: undefined }, defaults)).toEqual({ order: 'active' });
  });
});

test('whom a member leaves out is in the address where it differs from what is remembered', () => {
  const bare = withoutFilter(withoutFilter(defaults, 'passed', defaults), 'seen', defaults);
  const hiding: Search = { ...defaults, passed: 'no' };
  expect(searchAddress(argsOf(hiding, defaults))).toBe('/members?passed=no');
  expect(searchOf(read('passed=no&seen=maybe'), defaults)).toEqual(hiding);
  // remembered: nothing says it, and its absence is said
  expect(searchAddress(argsOf(hiding, hiding))).toBe('/members?order=active');
  expect(searchOf(read(''), hiding)).toEqual(hiding);
  expect(searchAddress(argsOf(bare, hiding))).toBe('/members?passed=yes');
  expect(searchOf(read('passed=yes'), hiding)).toEqual(bare);
  expect(activeFilters(hiding, hiding)).toEqual(['passed']);
  expect(withoutFilters({ ...hiding, seen: 'no' })).toEqual(bare);
});
