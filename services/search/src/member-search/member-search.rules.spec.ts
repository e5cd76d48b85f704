import { ageAt } from '@rendezvous/contracts/kernel';
import { COUNTRY_CODES, GENDERS } from '@rendezvous/contracts/reference';
import { AGE_MAX, AGE_MIN, FURTHER_FIELDS, type Search, SearchQuery } from '@rendezvous/contracts/search/members';
import * as fc from 'fast-check';
import {
  birthDates,
  completeSearch,
  type SiteScope,
  offeredFields,
  offeredGenders,
  offeredOrders,
  relaxations,
  type Searcher,
  searchingAs,
  wholeMonths,
  withheldFilters,
  worthwhile,
} from './member-search.rules.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const scope: SiteScope = {
  countries: COUNTRY_CODES,
  defaultCountry: 'CH',
  visitorGenders: GENDERS,
  isRegion: (country, code) => code.startsWith(`${country}-`),
  searchable: () => true,
  fields: FURTHER_FIELDS,
  near: true,
  interestName: (interest) => `name of ${interest}`,
};
const hugo: Searcher = { member: { gender: 'male', sexuality: 'hetero', birthDate: '1990-01-01', hides: [] }, country: 'FR' };
const bea: Searcher = { member: { gender: 'female', sexuality: 'bi', birthDate: '1990-01-01', hides: [] }, country: 'FR' };
const visitor: Searcher = { member: null, country: 'NL' };
const asked = (query: Record<string, unknown> = {}) => SearchQuery.parse(query);
const bornOn = (birthDate: string): Searcher => ({ ...hugo, member: { ...hugo.member!, birthDate } });
const complete = (query: Record<string, unknown>, searcher: Searcher = hugo) => completeSearch(asked(query), searcher, scope, NOW).search;

describe('what a search is completed with', () => {
  test('a member who chooses nothing searches the own country, ten years around the own age', () => {
    expect(complete({})).toEqual({ gender: null, country: 'FR', countryregion: null, min_age: 26, max_age: 46, order: 'active' });
  });

  test('a visitor searches where the visitor is, all ages', () => {
    expect(complete({}, visitor)).toEqual({ gender: null, country: 'NL', countryregion: null, min_age: 18, max_age: 99, order: 'active' });
  });

  test('the youngest and the oldest search within the bounds', () => {
    expect(complete({}, bornOn('2008-11-20'))).toMatchObject({ min_age: 18, max_age: 28 });
    expect(complete({}, bornOn('1925-01-01'))).toMatchObject({ min_age: 89, max_age: 99 });
  });

  test('the form narrows and never widens: a gender that is not sought counts as none', () => {
    expect(complete({ gender: 'male' }).gender).toBeNull();
    expect(complete({ gender: 'male' }, bea).gender).toBe('male');
    expect(offeredGenders(hugo, scope)).toEqual(['female']);
    expect(offeredGenders(visitor, { ...scope, visitorGenders: ['female'] })).toEqual(['female']);
    expect(offeredGenders(visitor, { ...scope, visitorGenders: [] })).toEqual(GENDERS);
  });

  test('of somebody whose sexuality may not be used both genders are offered', () => {
    expect(offeredGenders({ ...hugo, member: { ...hugo.member!, sexuality: null } }, scope)).toEqual(GENDERS);
  });

  test('a visitor is who they say they are, whatever else they choose; of a member it is known', () => {
    const { search, defaults } = completeSearch(asked({ me: 'male', gender: 'female' }), visitor, scope, NOW);
    expect([search.me, defaults.me]).toEqual(['male', 'male']);
    expect(searchingAs(visitor, search)).toEqual({ gender: 'male', sexuality: null });
    expect(searchingAs(visitor, complete({}, visitor))).toEqual({ gender: null, sexuality: null });
    expect(completeSearch(asked({ me: 'female' }), hugo, scope, NOW)).toEqual(completeSearch(asked(), hugo, scope, NOW));
    expect(searchingAs(hugo, { me: 'female' })).toMatchObject({ gender: 'male', sexuality: 'hetero' });
    expect(SearchQuery.safeParse({ me: 'anybody' }).success).toBe(false);
  });

  test('the only gender that is offered is no choice', () => {
    expect(complete({ gender: 'female' }).gender).toBeNull();
  });

  test('what is chosen does not change what a search begins with', () => {
    const chosen = { gender: 'male', country: 'BE', countryregion: 'BE-BRU', min_age: '60', max_age: '61', order: 'newest' };
    const { search, defaults } = completeSearch(asked(chosen), bea, scope, NOW);
    expect(search).toEqual({ ...chosen, min_age: 60, max_age: 61 });
    expect(defaults).toEqual({ gender: null, country: 'FR', countryregion: null, min_age: 26, max_age: 46, order: 'active' });
  });

  test('a country that the site does not serve, and a region of another country, count as none', () => {
    const narrow: SiteScope = { ...scope, countries: ['FR', 'BE', 'CH'] };
    expect(completeSearch(asked({ country: 'US' }), hugo, narrow, NOW).search.country).toBe('FR');
    expect(completeSearch(asked({}), visitor, narrow, NOW).search.country).toBe('CH');
    expect(complete({ country: 'BE', countryregion: 'FR-ARA' }).countryregion).toBeNull();
    expect(complete({ countryregion: 'FR-ARA' }).countryregion).toBe('FR-ARA');
  });

  test('one age alone moves the other end along when they would cross', () => {
    expect(complete({ min_age: '60' })).toMatchObject({ min_age: 60, max_age: 60 });
    expect(complete({ max_age: '20' })).toMatchObject({ min_age: 20, max_age: 20 });
  });

  test('what else is searched is read from lists: each value once, in its order, and nonsense counts as none', () => {
    const query = { hair_color: 'red,dark blond,green,red', body_type: 'nothing', online: 'yes', photo: 'yes', interests: 'tea' };
    expect(complete(query)).toMatchObject({
      hair_color: ['dark blond', 'red'],
      online: 'yes',
      photo: 'yes',
      interests: [{ id: 'tea', name: 'name of tea' }],
    });
    expect(complete(query)).not.toHaveProperty('body_type');
    expect(SearchQuery.safeParse({ online: 'no' }).success).toBe(false);
  });

  test('a filter that asks of a field which is not shown counts as none, and is told; the form offers what the site lists of the rest', () => {
    const shut: SiteScope = { ...scope, fields: ['photo', 'hair_color'], searchable: (field) => field !== 'hair_color' };
    const query = asked({ hair_color: 'red', body_type: 'nothing', photo: 'yes' });
    expect(completeSearch(query, hugo, shut, NOW).search).not.toHaveProperty('hair_color');
    expect(withheldFilters(query, shut)).toEqual(['hair_color']);
    expect(withheldFilters(query, scope)).toEqual([]);
    expect(offeredFields(shut)).toEqual(['photo']);
    expect(offeredFields(scope)).toEqual(FURTHER_FIELDS);
  });

  test('nearest first is for those who are told how far away members are', () => {
    expect(complete({ order: 'near' }).order).toBe('near');
    expect(completeSearch(asked({ order: 'near' }), visitor, { ...scope, near: false }, NOW).search.order).toBe('active');
    expect([offeredOrders(scope), offeredOrders({ ...scope, near: false })]).toEqual([
      ['active', 'newest', 'near'],
      ['active', 'newest'],
    ]);
  });

  test('ages that cross, below 18 or above 99 are refused', () => {
    expect(SearchQuery.safeParse({ min_age: '40', max_age: '30' }).success).toBe(false);
    expect(SearchQuery.safeParse({ min_age: '17' }).success).toBe(false);
    expect(SearchQuery.safeParse({ max_age: '100' }).success).toBe(false);
    expect(SearchQuery.safeParse({ page: '0' }).success).toBe(false);
  });
});

const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const age = fc.integer({ min: AGE_MIN, max: AGE_MAX });

test('a birth date is within the span if and only if the age is within the range, on every day of every year', () => {
  fc.assert(
    fc.property(day, age, age, day, (born, one, other, today) => {
      const now = new Date(`${today}T12:00:00Z`);
      const ages = { min_age: Math.min(one, other), max_age: Math.max(one, other) };
      const { after, until } = birthDates(ages, now);
      const years = ageAt(born, now);
      expect(born > after && born <= until).toBe(years >= ages.min_age && years <= ages.max_age);
    }),
    {
      examples: [
        ['2000-02-29', 20, 27, '2028-02-29'],
        ['2001-02-28', 27, 40, '2028-02-29'],
        ['2001-03-01', 27, 40, '2028-02-29'],
      ],
      numRuns: 2000,
    },
  );
});

test('a birth date to search with is a day of the calendar, also on 29 February', () => {
  expect(birthDates({ min_age: 20, max_age: 26 }, new Date('2028-02-29T12:00:00Z'))).toEqual({ after: '2001-02-28', until: '2008-02-29' });
});

test.each([
  ['2026-02-28', '2026-05-31', '2026-03-01', '2026-06-01'],
  ['2026-02-27', '2026-05-30', '2026-03-01', '2026-05-01'],
  ['2025-11-30', '2026-01-01', '2025-12-01', '2026-01-01'],
  ['2026-03-05', '2026-03-20', '2026-04-01', '2026-04-01'],
])('of the days after %s until %s the months from %s before %s are whole', (after, until, first, end) => {
  expect(wholeMonths(after, until)).toEqual({ first, end });
});

test('whole months and the two ends together make the span, without gap or overlap', () => {
  fc.assert(
    fc.property(day, day, day, (one, other, date) => {
      const [after, until] = [one, other].toSorted() as [string, string];
      const { first, end } = wholeMonths(after, until);
      const month = `${date.slice(0, 8)}01`;
      const parts = [month >= first && month < end, date > after && date < first && date <= until, date >= end && date <= until].filter(
        Boolean,
      ).length;
      expect(parts).toBe(date > after && date <= until ? 1 : 0);
    }),
    { numRuns: 2000 },
  );
});

describe('ways out of an empty result', () => {
  const search: Search = { gender: 'male', country: 'FR', countryregion: 'FR-ARA', min_age: 30, max_age: 33, order: 'active' };

  test('each lets go of one filter, the last of all of them', () => {
    const tried = relaxations(search, GENDERS, ['FR', 'BE', 'CH', 'US']);
    expect(tried.map(({ without }) => without)).toEqual(['gender', 'age', 'countryregion', 'country', 'country', 'all']);
    expect(tried[0]?.search).toEqual({ ...search, gender: null });
    expect(tried[2]?.search).toEqual({ ...search, countryregion: null });
    expect(tried[1]?.search).toEqual({ ...search, min_age: 25, max_age: 38 });
    expect(tried[3]?.search).toEqual({ ...search, country: 'BE', countryregion: null });
    expect(tried.at(-1)?.search).toEqual({ gender: null, country: 'FR', countryregion: null, min_age: 18, max_age: 99, order: 'active' });
  });

  test('each further filter may be let go alone, and all of them at once', () => {
    const further: Search = { ...search, online: 'yes', eye_color: ['blue'], fictional: 'no', interests: [{ id: 'tea', name: 'Tea' }] };
    const ways = relaxations(further, GENDERS, ['FR']);
    expect(ways.map(({ without }) => without)).toEqual([
      'gender',
      'age',
      'countryregion',
      'fictional',
      'online',
      'interests',
      'eye_color',
      'all',
    ]);
    const { online: _, ...withoutOnline } = further;
    expect(ways.find(({ without }) => without === 'online')?.search).toEqual(withoutOnline);
    expect(ways.at(-1)?.search).toEqual({ ...search, gender: null, countryregion: null, min_age: 18, max_age: 99 });
  });

  test('who a visitor is is no filter: no way out lets go of it', () => {
    const ways = relaxations({ ...search, me: 'female' }, GENDERS, ['FR', 'BE']);
    expect(ways.map((way) => way.search.me)).toEqual(ways.map(() => 'female'));
  });

  test('a filter that is not set is not offered', () => {
    const open: Search = { gender: null, country: 'FR', countryregion: null, min_age: 18, max_age: 99, order: 'active' };
    expect(relaxations(open, GENDERS, ['FR', 'BE']).map(({ without }) => without)).toStrictEqual(['country']);
  });

  test.each([
    [18, 60, 18, 65],
    [40, 99, 35, 99],
    [20, 97, 18, 99],
  ])('ages from %d to %d are widened to %d and %d', (min_age, max_age, min, max) => {
    const wider = relaxations({ ...search, min_age, max_age }, GENDERS).find(({ without }) => without === 'age');
    expect(wider?.search).toMatchObject({ min_age: min, max_age: max });
  });

  test('a gender that is the only one to choose is not let go of', () => {
    expect(relaxations(search, ['male']).map(({ without }) => without)).not.toContain('gender');
  });

  test.each([
    ['US', 'CA'],
    ['CA', 'US'],
    ['NL', 'BE DE'],
    ['BE', 'NL FR DE'],
    ['FR', 'BE CH DE ES IT'],
    ['IT', 'CH FR AT'],
    ['ES', 'FR IT'],
    ['DE', 'AT CH NL PL BE FR'],
    ['AT', 'DE CH IT'],
    ['IE', 'GB'],
    ['GB', 'IE FR'],
    ['AU', 'NZ'],
    ['NZ', 'AU'],
    ['PL', 'DE AT'],
    ['CH', 'DE FR AT IT'],
  ] as const)('who finds nobody in %s may look in %s, where the language or the way is short', (country, neighbours) => {
    const abroad = relaxations({ ...search, country }, GENDERS).filter(({ without }) => without === 'country');
    expect(abroad.map((one) => one.search.country).join(' ')).toBe(neighbours);
  });

  test('only those that find somebody are shown, of several countries the best, smallest step first', () => {
    const shown = worthwhile([
      { without: 'gender', search, total: 0 },
      { without: 'age', search, total: 9 },
      { without: 'country', search: { ...search, country: 'BE' }, total: 4 },
      { without: 'country', search: { ...search, country: 'CH' }, total: 5 },
      { without: 'all', search, total: 80 },
    ]);
    expect(shown.map(({ without, total }) => [without, total])).toEqual([
      ['country', 5],
      ['age', 9],
      ['all', 80],
    ]);
  });
});
