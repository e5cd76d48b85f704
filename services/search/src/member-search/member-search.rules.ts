import { ageAt, birthDateForAge, isCalendarDate } from '@rendezvous/contracts/kernel';
import {
  type CountryCode,
  COUNTRY_CODES,
  type Gender,
  GENDERS,
  INTERESTS,
  type Interest,
  type Sexuality,
  TRAIT_NAMES,
  TRAIT_VALUES,
  type TraitName,
} from '@rendezvous/contracts/reference';
import {
  AGE_MAX,
  AGE_MIN,
  FURTHER_FIELDS,
  type FurtherField,
  HIDING_FIELDS,
  type HidingField,
  type RelaxedSearch,
  type Search,
  SEARCH_INTERESTS_MAX,
  type SearchOrder,
  type SearchQuery,
} from '@rendezvous/contracts/search/members';
import { gendersSoughtBy, type Person } from '../suitability/suitability.rules.js';

/** Years below and above the viewer's own age that a search begins with. */
const AGE_SPAN = 10;
/** How far an age range that found nobody is widened at either end. */
const AGE_WIDER = 5;

/** The filters of a search beyond who, where and age. */
type Further = Pick<Search, FurtherField>;

/** Who searches. */
export interface Searcher {
  /** null for a visitor. */
  readonly member: {
    readonly gender: Gender;
    readonly sexuality: Sexuality | null;
    readonly birthDate: string;
    /** Whom their searches leave out unless they say otherwise. */
    readonly hides: readonly HidingField[];
  } | null;
  /** The member's own country, or where the visitor is. */
  readonly country: CountryCode;
}

/** What the site lets be searched. */
export interface SiteScope {
  readonly countries: readonly CountryCode[];
  readonly defaultCountry: CountryCode;
  /** Genders that visitors may look for. */
  readonly visitorGenders: readonly Gender[];
  readonly isRegion: (country: CountryCode, code: string) => boolean;
  /** Whether this searcher sees of members what a filter asks, and may search by it. */
  readonly searchable: (field: FurtherField) => boolean;
  /** Filters that the site's form offers. */
  readonly fields: readonly string[];
  /** Whether this searcher is told how far away members are, and may order by it. */
  readonly near: boolean;
  readonly interestName: (interest: Interest) => string;
}

/** The genders to choose from: what a member looks for, or what the site shows visitors. */
export const offeredGenders = ({ member }: Searcher, scope: SiteScope): readonly Gender[] => {
  if (member !== null) return gendersSoughtBy(member);
  return scope.visitorGenders.length > 0 ? scope.visitorGenders : GENDERS;
};

/** As whom somebody searches: a member as they are, a visitor as what they say of themselves. */
export const searchingAs = ({ member }: Searcher, { me }: Pick<Search, 'me'>): Person => member ?? { gender: me ?? null, sexuality: null };

const agesAround = (own: number): Pick<Search, 'min_age' | 'max_age'> => ({
  min_age: Math.max(AGE_MIN, Math.min(own, AGE_MAX) - AGE_SPAN),
  max_age: Math.max(AGE_MIN, Math.min(own + AGE_SPAN, AGE_MAX)),
});

type Hiding = Pick<Search, HidingField>;

const hiding = (fields: readonly HidingField[]): Hiding => Object.fromEntries(fields.map((field) => [field, 'no']));

/** Whom a member's search leaves out: as the address says, else as they prefer. */
const hidden = (asked: SearchQuery, { member }: Searcher): Hiding =>
  member === null ? {} : hiding(HIDING_FIELDS.filter((field) => (asked[field] ?? (member.hides.includes(field) ? 'no' : 'yes')) === 'no'));

/** The search of somebody who chooses nothing. */
const defaultSearch = ({ me }: Pick<SearchQuery, 'me'>, { member, country }: Searcher, scope: SiteScope, now: Date): Search => ({
  gender: null,
  country: scope.countries.includes(country) ? country : scope.defaultCountry,
  countryregion: null,
  ...(member === null ? { min_age: AGE_MIN, max_age: AGE_MAX } : agesAround(ageAt(member.birthDate, now))),
  order: 'active',
  // Who somebody is narrows nothing: it stays when all filters go. Of a member it is known.
  ...(member === null && me !== undefined ? { me } : {}),
  ...hiding(member?.hides ?? []),
});

/** The interests that an address names: each once, as many as can be searched. */
export const askedInterests = ({ interests = '' }: Pick<SearchQuery, 'interests'>): readonly Interest[] => {
  const asked = interests.split(',');
  return INTERESTS.filter((interest) => asked.includes(interest)).slice(0, SEARCH_INTERESTS_MAX);
};

/** The values of a trait that an address names. */
const askedValues = <Name extends TraitName>(name: Name, asked: Partial<Record<Name, string>>): (typeof TRAIT_VALUES)[Name][number][] => {
  const named = (asked[name] ?? '').split(',');
  return (TRAIT_VALUES[name] as readonly (typeof TRAIT_VALUES)[Name][number][]).filter((value) => named.includes(value));
};

/** What an address asks for beyond who, where and age, whether or not it may be searched. */
const askedFurther = (asked: SearchQuery, scope: SiteScope): Further => {
  const interests = askedInterests(asked).map((id) => ({ id, name: scope.interestName(id) }));
  const traits = TRAIT_NAMES.map((name) => [name, askedValues(name, asked)] as const).filter(([, values]) => values.length > 0);
  return {
    ...(asked.online === undefined ? {} : { online: asked.online }),
    ...(asked.photo === undefined ? {} : { photo: asked.photo }),
    ...(interests.length > 0 ? { interests } : {}),
    ...Object.fromEntries(traits),
  };
};

const namesOf = (further: Further): readonly FurtherField[] => FURTHER_FIELDS.filter((field) => further[field] !== undefined);

const only = (further: Further, kept: readonly FurtherField[]): Further =>
  Object.fromEntries(kept.filter((field) => further[field] !== undefined).map((field) => [field, further[field]]));

/** Filters that were asked for and are not this searcher's to use. */
export const withheldFilters = (asked: SearchQuery, scope: SiteScope): FurtherField[] =>
  namesOf(askedFurther(asked, scope)).filter((field) => !scope.searchable(field));

/** Filters that the form shows to this searcher. */
export const offeredFields = ({ fields, searchable }: SiteScope): FurtherField[] =>
  FURTHER_FIELDS.filter((field) => fields.includes(field) && searchable(field));

/** Orders that this searcher may choose. */
export const offeredOrders = ({ near }: SiteScope): SearchOrder[] => ['active', 'newest', ...(near ? (['near'] as const) : [])];

/** Fills in what was not chosen. A choice that is not offered to this searcher counts as none: the form narrows, it never widens. */
export const completeSearch = (
  asked: SearchQuery,
  searcher: Searcher,
  scope: SiteScope,
  now: Date,
): { search: Search; defaults: Search } => {
  const defaults = defaultSearch(asked, searcher, scope, now);
  const genders = offeredGenders(searcher, scope);
  const country = scope.countries.find((one) => one === asked.country) ?? defaults.country;
  const region = asked.countryregion !== undefined && scope.isRegion(country, asked.countryregion) ? asked.countryregion : null;
  const search: Search = {
    gender: genders.length > 1 ? (genders.find((one) => one === asked.gender) ?? null) : null,
    country,
    countryregion: region,
    // One end alone moves the other along when they would cross.
    min_age: asked.min_age ?? Math.min(defaults.min_age, asked.max_age ?? AGE_MAX),
    max_age: asked.max_age ?? Math.max(defaults.max_age, asked.min_age ?? AGE_MIN),
    order: asked.order === undefined || (asked.order === 'near' && !scope.near) ? 'active' : asked.order,
    ...(defaults.me === undefined ? {} : { me: defaults.me }),
    ...(asked.fictional === undefined ? {} : { fictional: asked.fictional }),
    ...hidden(asked, searcher),
    ...only(askedFurther(asked, scope), FURTHER_FIELDS.filter(scope.searchable)),
  };
  return { search, defaults };
};

/** 29 February of a year without one counts as the 28th: nobody was born in between. */
const existing = (date: string): string => (isCalendarDate(date) ? date : `${date.slice(0, 8)}28`);

/** Birth dates of those who are of an age from `min` to `max` at an instant: `after` < date ≤ `until`, each `YYYY-MM-DD`. */
export const birthDates = (
  { min_age: min, max_age: max }: Pick<Search, 'min_age' | 'max_age'>,
  now: Date,
): { after: string; until: string } => ({
  after: existing(birthDateForAge(max + 1, now)),
  until: existing(birthDateForAge(min, now)),
});

const monthAfter = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

const dayAfter = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const monthOf = (date: string): string => `${date.slice(0, 8)}01`;

/** The months that lie whole within `after` < date ≤ `until`: from `first`, before `end`. What is left at both ends is counted one by one. */
export const wholeMonths = (after: string, until: string): { first: string; end: string } => {
  const start = dayAfter(after);
  const first = start === monthOf(start) ? start : monthAfter(start);
  const end = monthOf(dayAfter(until));
  return { first, end: end < first ? first : end };
};

/** Countries near enough to look in when one's own has nobody, nearest first. */
const NEIGHBOURS: Record<CountryCode, readonly CountryCode[]> = {
  US: ['CA'],
  CA: ['US'],
  NL: ['BE', 'DE'],
  BE: ['NL', 'FR', 'DE'],
  FR: ['BE', 'CH', 'DE', 'ES', 'IT'],
  IT: ['CH', 'FR', 'AT'],
  ES: ['FR', 'IT'],
  DE: ['AT', 'CH', 'NL', 'PL', 'BE', 'FR'],
  AT: ['DE', 'CH', 'IT'],
  IE: ['GB'],
  GB: ['IE', 'FR'],
  AU: ['NZ'],
  NZ: ['AU'],
  PL: ['DE', 'AT'],
  CH: ['DE', 'FR', 'AT', 'IT'],
};

const letGo = (search: Search, fields: readonly (FurtherField | HidingField | 'fictional')[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !fields.some((field) => field === name))) as Search;

type Relaxation = Pick<RelaxedSearch, 'without' | 'search'>;

/**
 * Searches to offer when one found nobody, each letting go of one filter; `all` of everything but the country.
 * Those for other countries come as several, of which the best is shown.
 */
export const relaxations = (
  search: Search,
  genders: readonly Gender[],
  countries: readonly CountryCode[] = COUNTRY_CODES,
): Relaxation[] => {
  const anyGender = search.gender !== null && genders.length > 1;
  const wide = { min_age: AGE_MIN, max_age: AGE_MAX };
  const narrow = search.min_age > AGE_MIN || search.max_age < AGE_MAX;
  const wider = { min_age: Math.max(AGE_MIN, search.min_age - AGE_WIDER), max_age: Math.min(AGE_MAX, search.max_age + AGE_WIDER) };
  const single: Relaxation[] = [];
  if (anyGender) single.push({ without: 'gender', search: { ...search, gender: null } });
  if (narrow) single.push({ without: 'age', search: { ...search, ...wider } });
  if (search.countryregion !== null) single.push({ without: 'countryregion', search: { ...search, countryregion: null } });
  const { fictional, ...withFictional } = search;
  if (fictional !== undefined) single.push({ without: 'fictional', search: withFictional });
  for (const field of namesOf(search)) single.push({ without: field, search: letGo(search, [field]) });
  for (const field of HIDING_FIELDS) if (search[field] !== undefined) single.push({ without: field, search: letGo(search, [field]) });
  const unfiltered = letGo(search, ['fictional', ...HIDING_FIELDS, ...FURTHER_FIELDS]);
  const abroad = NEIGHBOURS[search.country]
    .filter((country) => countries.includes(country))
    .map((country): Relaxation => ({ without: 'country', search: { ...search, country, countryregion: null } }));
  const all: Relaxation = { without: 'all', search: { ...unfiltered, ...wide, gender: null, countryregion: null } };
  return [...single, ...abroad, ...(single.length > 0 ? [all] : [])];
};

/** What is worth offering: somebody is found, of several countries the one with most, smallest step first. */
export const worthwhile = (tried: readonly RelaxedSearch[]): RelaxedSearch[] => {
  const found = tried.filter(({ total }) => total > 0);
  const abroad = found.filter(({ without }) => without === 'country').toSorted((one, other) => other.total - one.total);
  return found
    .filter((relaxed) => relaxed.without !== 'country' || relaxed === abroad[0])
    .toSorted((one, other) => one.total - other.total);
};
