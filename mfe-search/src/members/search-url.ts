import type { CountryCode, Gender } from '@rendezvous/contracts/reference';
import { AGE_MAX, AGE_MIN, PAGE_MAX, type Search } from '@rendezvous/contracts/search/members';

/** What the address says: only what differs from the search of somebody who chooses nothing. */
export interface SearchArgs {
  /** What a visitor says of themselves. */
  readonly me?: Gender;
  readonly gender?: Gender;
  readonly country?: CountryCode;
  readonly countryregion?: string;
  readonly min_age?: number;
  readonly max_age?: number;
  /** Parted by commas. */
  readonly interests?: string;
  readonly order?: 'newest';
  /** Without fictional profiles. */
  readonly fictional?: 'no';
  readonly page?: number;
}

export type FilterName = 'gender' | 'country' | 'countryregion' | 'age' | 'interests' | 'fictional';

const genderOf = (text: string | null): Gender | undefined => (text === 'male' || text === 'female' ? text : undefined);

const whole = (text: string | null, min: number, max: number): number | undefined => {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

/** What a visitor's address says of themselves. */
export const meOf = (params: URLSearchParams): Gender | undefined => genderOf(params.get('me'));

/** Leaves out what is undefined, so that the same search always has the same address and cache entry. */
const defined = (args: { readonly [Name in keyof SearchArgs]: SearchArgs[Name] | undefined }): SearchArgs =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));

/** Reads a search from an address; what makes no sense counts as not there, and what is said twice counts with its first value. @param countries that the site serves */
export const readSearch = (params: URLSearchParams, countries: readonly CountryCode[]): SearchArgs => {
  const region = params.get('countryregion');
  // a plain form sends a list as several; which interests there are is the server's knowledge
  const interests = params.getAll('interests').join();
  const [min, max] = [whole(params.get('min_age'), AGE_MIN, AGE_MAX), whole(params.get('max_age'), AGE_MIN, AGE_MAX)];
  const crossed = min !== undefined && max !== undefined && min > max;
  const page = whole(params.get('page'), 1, PAGE_MAX);
  return defined({
    me: meOf(params),
    gender: genderOf(params.get('gender')),
    country: countries.find((country) => country === params.get('country')),
    countryregion: region !== null && /^[A-Z]{2}-[A-Z0-9-]{1,6}$/.test(region) ? region : undefined,
    min_age: min,
    // of ages that cross the call refuses this one
    max_age: crossed ? undefined : max,
    interests: /^[a-z,]{1,99}$/.test(interests) ? interests : undefined,
    order: params.get('order') === 'newest' ? 'newest' : undefined,
    fictional: params.get('fictional') === 'no' ? 'no' : undefined,
    page: page === 1 ? undefined : page,
  });
};

/** The address of a search. */
export const searchAddress = (args: SearchArgs): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '/members' : `/members?${text}`;
};

/** The address of a member's page. It says who a visitor is, too, for whoever is listed there. */
export const memberAddress = (id: number, me: Gender | undefined): string => `/members/${id}${me === undefined ? '' : `?me=${me}`}`;

/** The search that an address means, as far as it can be told without the server. Names of interests are not known without it. */
export const searchOf = (args: SearchArgs, defaults: Search): Search => ({
  gender: args.gender ?? defaults.gender,
  country: args.country ?? defaults.country,
  countryregion: args.countryregion ?? null,
  min_age: args.min_age ?? Math.min(defaults.min_age, args.max_age ?? AGE_MAX),
  max_age: args.max_age ?? Math.max(defaults.max_age, args.min_age ?? AGE_MIN),
  order: args.order ?? 'active',
  ...(args.me === undefined ? {} : { me: args.me }),
  ...(args.fictional === undefined ? {} : { fictional: args.fictional }),
});

/** What of a search belongs into the address. */
export const argsOf = (search: Search, defaults: Search): SearchArgs => {
  const otherAge = search.min_age !== defaults.min_age || search.max_age !== defaults.max_age;
  return defined({
    me: search.me,
    gender: search.gender ?? undefined,
    country: search.country === defaults.country ? undefined : search.country,
    countryregion: search.countryregion ?? undefined,
    min_age: otherAge ? search.min_age : undefined,
    max_age: otherAge ? search.max_age : undefined,
    interests: search.interests?.map(({ id }) => id).join(),
    order: search.order === 'newest' ? 'newest' : undefined,
    fictional: search.fictional,
    page: undefined,
  });
};

/** An address's search with some of it changed. */
export const withChange = (args: SearchArgs, change: Partial<Search>, defaults: Search): SearchArgs =>
  defined({ ...argsOf({ ...searchOf(args, defaults), ...change }, defaults), interests: args.interests });

/** The filters that are set, in the order in which they are shown. */
export const activeFilters = (search: Search, defaults: Search): readonly FilterName[] => {
  const set: Record<FilterName, boolean> = {
    gender: search.gender !== null,
    country: search.country !== defaults.country,
    countryregion: search.countryregion !== null,
    age: search.min_age !== defaults.min_age || search.max_age !== defaults.max_age,
    interests: search.interests !== undefined,
    fictional: search.fictional !== undefined,
  };
  return (Object.keys(set) as FilterName[]).filter((name) => set[name]);
};

/** A search with one filter let go. */
export const withoutFilter = (search: Search, name: FilterName, defaults: Search): Search => {
  if (name === 'gender') return { ...search, gender: null };
  if (name === 'country') return { ...search, country: defaults.country, countryregion: null };
  if (name === 'countryregion') return { ...search, countryregion: null };
  if (name === 'interests') {
    const { interests: _, ...whateverTheyLike } = search;
    return whateverTheyLike;
  }
  if (name === 'fictional') {
    const { fictional: _, ...withFictional } = search;
    return withFictional;
  }
  return { ...search, min_age: defaults.min_age, max_age: defaults.max_age };
};

/** Above this many the screen says "10,000+". */
export const TOTAL_SHOWN_MAX = 10_000;
