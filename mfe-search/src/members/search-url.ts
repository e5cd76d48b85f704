import { type CountryCode, type Gender, TRAIT_NAMES, type TraitName } from '@rendezvous/contracts/reference';
import {
  AGE_MAX,
  AGE_MIN,
  FURTHER_FIELDS,
  type FurtherField,
  HIDING_FIELDS,
  type HidingField,
  PAGE_MAX,
  type Search,
} from '@rendezvous/contracts/search/members';

/**
 * What the address says: only what differs from the search of somebody who chooses nothing. Of a search that differs in nothing it says the usual
 * order: an address that says nothing at all means what was searched last.
 */
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
  readonly online?: 'yes';
  readonly photo?: 'yes';
  /** Each parted by commas. */
  readonly relationship_status?: string;
  readonly body_type?: string;
  readonly hair_color?: string;
  readonly eye_color?: string;
  readonly order?: 'active' | 'newest' | 'near';
  /** Without fictional profiles. */
  readonly fictional?: 'no';
  /** Without whom the member passed, or saw; `yes`: with them, where they are left out otherwise. */
  readonly passed?: 'no' | 'yes';
  readonly seen?: 'no' | 'yes';
  readonly page?: number;
}

export type FilterName = 'gender' | 'country' | 'countryregion' | 'age' | 'fictional' | HidingField | FurtherField;

const genderOf = (text: string | null): Gender | undefined => (text === 'male' || text === 'female' ? text : undefined);

const whole = (text: string | null, min: number, max: number): number | undefined => {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

/** What a visitor's address says of themselves. */
export const meOf = (params: URLSearchParams): Gender | undefined => genderOf(params.get('me'));

const USUAL = 'active';
/** Those that an address says beside others. */
const ORDERS = ['newest', 'near'] as const;

/** A plain form sends a list as several. Which values there are is the server's knowledge. */
const listOf = (params: URLSearchParams, name: string): string | undefined => {
  const list = params.getAll(name).join();
  return /^[a-z ,]{1,150}$/.test(list) ? list : undefined;
};

const yesOf = (params: URLSearchParams, name: string): 'yes' | undefined => (params.get(name) === 'yes' ? 'yes' : undefined);

const hidingOf = (params: URLSearchParams, name: HidingField): 'no' | 'yes' | undefined =>
  (['no', 'yes'] as const).find((value) => value === params.get(name));

/** Leaves out what is undefined, so that the same search always has the same address and cache entry. */
const defined = (args: { readonly [Name in keyof SearchArgs]: SearchArgs[Name] | undefined }): SearchArgs =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));

/** Says the usual order where nothing else is said. */
export const explicit = (args: SearchArgs): SearchArgs => (Object.keys(args).length === 0 ? { order: USUAL } : args);

/** Reads a search from an address; what makes no sense counts as not there, and what is said twice counts with its first value. @param countries that the site serves */
export const readSearch = (params: URLSearchParams, countries: readonly CountryCode[]): SearchArgs => {
  const region = params.get('countryregion');
  const [min, max] = [whole(params.get('min_age'), AGE_MIN, AGE_MAX), whole(params.get('max_age'), AGE_MIN, AGE_MAX)];
  const crossed = min !== undefined && max !== undefined && min > max;
  const page = whole(params.get('page'), 1, PAGE_MAX);
  const said = defined({
    me: meOf(params),
    gender: genderOf(params.get('gender')),
    country: countries.find((country) => country === params.get('country')),
    countryregion: region !== null && /^[A-Z]{2}-[A-Z0-9-]{1,6}$/.test(region) ? region : undefined,
    min_age: min,
    // of ages that cross the call refuses this one
    max_age: crossed ? undefined : max,
    interests: listOf(params, 'interests'),
    online: yesOf(params, 'online'),
    photo: yesOf(params, 'photo'),
    ...Object.fromEntries(TRAIT_NAMES.map((name) => [name, listOf(params, name)])),
    order: ORDERS.find((order) => order === params.get('order')),
    fictional: params.get('fictional') === 'no' ? 'no' : undefined,
    ...Object.fromEntries(HIDING_FIELDS.map((name) => [name, hidingOf(params, name)])),
    page: page === 1 ? undefined : page,
  });
  return params.get('order') === USUAL ? explicit(said) : said;
};

/** The address of a search. */
export const searchAddress = (args: SearchArgs): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '/members' : `/members?${text}`;
};

/** The same search, at another page. */
export const argsOfPage = (args: SearchArgs, page: number): SearchArgs => {
  const { page: _, order, ...search } = args;
  const said = { ...search, ...(order === undefined || order === USUAL ? {} : { order }) };
  return page > 1 ? { ...said, page } : explicit(said);
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
  order: args.order ?? USUAL,
  ...(args.me === undefined ? {} : { me: args.me }),
  ...(args.fictional === undefined ? {} : { fictional: args.fictional }),
  ...Object.fromEntries(HIDING_FIELDS.filter((name) => (args[name] ?? defaults[name]) === 'no').map((name) => [name, 'no'])),
  ...(args.online === undefined ? {} : { online: args.online }),
  ...(args.photo === undefined ? {} : { photo: args.photo }),
  ...Object.fromEntries(TRAIT_NAMES.filter((name) => args[name] !== undefined).map((name) => [name, args[name]?.split(',')])),
});

/** The values of a list as an address says them; nothing for none. */
const asList = (values: readonly string[] | undefined): string | undefined => (values?.length ? values.join() : undefined);

const traitArgs = (search: Search): Partial<Record<TraitName, string | undefined>> =>
  Object.fromEntries(TRAIT_NAMES.map((name) => [name, asList(search[name])]));

/** What of a search belongs into the address. */
export const argsOf = (search: Search, defaults: Search): SearchArgs => {
  const otherAge = search.min_age !== defaults.min_age || search.max_age !== defaults.max_age;
  const said = defined({
    me: search.me,
    gender: search.gender ?? undefined,
    country: search.country === defaults.country ? undefined : search.country,
    countryregion: search.countryregion ?? undefined,
    min_age: otherAge ? search.min_age : undefined,
    max_age: otherAge ? search.max_age : undefined,
    interests: asList(search.interests?.map(({ id }) => id)),
    online: search.online,
    photo: search.photo,
    ...traitArgs(search),
    order: search.order === USUAL ? undefined : search.order,
    fictional: search.fictional,
    ...Object.fromEntries(HIDING_FIELDS.map((name) => [name, search[name] === defaults[name] ? undefined : (search[name] ?? 'yes')])),
    page: undefined,
  });
  return explicit(said);
};

/** An address's search with some of it changed. Interests are known by their names from the server alone: they stay unless they change. */
export const withChange = (args: SearchArgs, change: Partial<Search>, defaults: Search): SearchArgs =>
  argsOfPage(
    defined({
      ...argsOf({ ...searchOf(args, defaults), ...change }, defaults),
      interests: 'interests' in change ? asList(change.interests?.map(({ id }) => id)) : args.interests,
    }),
    1,
  );

/** The filters that are set, in the order in which they are shown. */
export const activeFilters = (search: Search, defaults: Search): readonly FilterName[] => {
  const set: Record<FilterName, boolean> = {
    gender: search.gender !== null,
    country: search.country !== defaults.country,
    countryregion: search.countryregion !== null,
    age: search.min_age !== defaults.min_age || search.max_age !== defaults.max_age,
    fictional: search.fictional !== undefined,
    passed: search.passed !== undefined,
    seen: search.seen !== undefined,
    ...(Object.fromEntries(FURTHER_FIELDS.map((name) => [name, search[name] !== undefined])) as Record<FurtherField, boolean>),
  };
  return (Object.keys(set) as FilterName[]).filter((name) => set[name]);
};

/** A search with one filter let go. */
export const withoutFilter = (search: Search, name: FilterName, defaults: Search): Search => {
  if (name === 'gender') return { ...search, gender: null };
  if (name === 'country') return { ...search, country: defaults.country, countryregion: null };
  if (name === 'countryregion') return { ...search, countryregion: null };
  if (name === 'age') return { ...search, min_age: defaults.min_age, max_age: defaults.max_age };
  const { [name]: _, ...rest } = search;
  return rest;
};

/** A search without any filter, also without those that are remembered. */
export const withoutFilters = (defaults: Search): Search => withoutFilter(withoutFilter(defaults, 'passed', defaults), 'seen', defaults);

/** Above this many the screen says "10,000+". */
export const TOTAL_SHOWN_MAX = 10_000;
