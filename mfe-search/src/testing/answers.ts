import type { MatchReason } from '@rendezvous/contracts/match-reason';
import { type FoundMember, FURTHER_FIELDS, type Search, type SearchResult } from '@rendezvous/contracts/search/members';
import type { MemberProfile, ProfilePhoto } from '@rendezvous/contracts/search/profile';
import type { DailyLikes } from '@rendezvous/contracts/search/swipe-game';
import type { PickedMember } from '@rendezvous/contracts/search/todays-five';
import type { Region } from '@rendezvous/contracts/site/regions';

const NAMES = ['Inès', 'Maya', 'Lou', 'Sana', 'Theo', 'Hugo'] as const;
const FACES = ['ines', 'maya', 'lou', 'sana', 'theo', 'hugo'] as const;

const REASONS: readonly (MatchReason | undefined)[] = [
  { kind: 'interests', count: 3 },
  { kind: 'distance', km: 5 },
  { kind: 'region' },
  { kind: 'new' },
  undefined,
];

/** Questions with answers, as a reader of English gets them. */
const PROMPTS = [
  { prompt: 'rain', question: 'When it rains all day', answer: 'Soup, a radio play, and nobody leaves the kitchen.' },
  { prompt: 'useless-talent', question: 'My most useless talent', answer: 'I can tell which tram it is by its sound.\nEven from bed.' },
  {
    prompt: 'dish',
    question: 'The dish I cook for people I like',
    answer: 'A gratin that takes the whole afternoon, so come early and bring stories.',
  },
] as const;

/** Somebody for stories and tests. */
export const madeUpMember = (id: number, changes: Partial<FoundMember> = {}): FoundMember => ({
  id,
  name: NAMES[id % NAMES.length] ?? 'Inès',
  age: 28 + (id % 20),
  gender: 'female',
  country: 'FR',
  region: 'Auvergne-Rhône-Alpes',
  city: id % 3 === 0 ? 'Villeurbanne' : 'Lyon',
  main_image: {
    filename: `/portraits/${FACES[id % FACES.length]}.svg`,
    thumb_filename: `/portraits/${FACES[id % FACES.length]}.svg`,
    placeholder: `/portraits/${FACES[(id + 1) % FACES.length]}.svg`,
  },
  photo_count: 4,
  fictional: id % 7 === 3,
  online: id % 4 === 0,
  is_new: id % 5 === 2,
  notes: id % 5 === 2 ? [{ kind: 'new' }] : [],
  liked: id % 6 === 0,
  matched: false,
  locked_photos: id % 3 === 1 ? 3 : 0,
  reason: REASONS[id % REASONS.length],
  prompts: id % 4 === 3 ? [] : [PROMPTS[id % PROMPTS.length]!],
  ...changes,
});

export const madeUpSearch: Search = { gender: null, country: 'FR', countryregion: null, min_age: 26, max_age: 46, order: 'active' };

/** A page of results for stories and tests. */
export const madeUpResult = (changes: Partial<SearchResult> = {}): SearchResult => ({
  members: Array.from({ length: 24 }, (_, index) => madeUpMember(index)),
  total: 312,
  page: 1,
  pages: 13,
  search: madeUpSearch,
  region_name: null,
  defaults: madeUpSearch,
  genders: ['male', 'female'],
  fields: [...FURTHER_FIELDS],
  orders: ['active', 'newest', 'near'],
  ...changes,
});

export const madeUpRegions: readonly Region[] = [
  { country: 'FR', code: 'FR-ARA', name: 'Auvergne-Rhône-Alpes' },
  { country: 'FR', code: 'FR-BRE', name: 'Bretagne' },
  { country: 'BE', code: 'BE-WLG', name: 'Liège' },
];

const picture = (face: string) => ({ filename: `/portraits/${face}.svg`, thumb_filename: `/portraits/${face}.svg`, placeholder: null });

/** The photo of a number; of a locked one there is only the blurred picture. */
export const madeUpPhoto = (id: number, locked: boolean): ProfilePhoto => {
  const face = FACES[id % FACES.length] ?? 'ines';
  return {
    id,
    image: locked ? null : picture(face),
    large: locked ? null : `/portraits/${face}.svg`,
    blurred: locked ? `/portraits/${face}.svg` : null,
    locked,
    width: 960,
    height: 1200,
  };
};

const { liked: _liked, matched: _matched, locked_photos: _locked, ...card } = madeUpMember(0, { name: 'Inès', age: 36, online: true });

/** A page for stories and tests: one open photo, four locked. */
export const madeUpProfile: MemberProfile = {
  ...card,
  id: 36,
  view: 'full',
  reason: { kind: 'interests', count: 3 },
  about: 'I cook far too much on Sundays and need someone to blame the leftovers on. Bookbinder by day, bad at tango by night.',
  sexuality: null,
  relationship_status: 'divorced',
  hair_color: 'dark brown',
  eye_color: 'brown',
  body_type: 'normal',
  tattoos: true,
  interests: ['dancing', 'wine', 'reading', 'travelling'],
  shared_interests: ['cooking', 'hiking', 'theater'],
  notes: [{ kind: 'photos', count: 5 }],
  prompts: [...PROMPTS],
  photos: [0, 1, 2, 3, 4].map((id) => madeUpPhoto(id, id > 0)),
  liked: false,
  liked_me: false,
  matched: false,
  conversation_id: null,
  actions: { like: true, message: true, block: true },
};

/** The same page as the server answers it to somebody who is not logged in. */
export const asVisitorsSee = (profile: MemberProfile): MemberProfile => ({
  ...profile,
  reason: undefined,
  city: null,
  photo_count: 1,
  online: false,
  is_new: false,
  about: null,
  relationship_status: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  tattoos: null,
  interests: [],
  shared_interests: [],
  notes: [],
  prompts: [],
  photos: profile.photos.slice(0, 1),
  actions: { like: false, message: false, block: false },
});

export const madeUpDailyLikes: DailyLikes = { left: 4, of: 4, next_day: '2026-03-03T23:00:00.000Z' };

const FIVE_REASONS: readonly MatchReason[] = [
  { kind: 'interests', count: 3 },
  { kind: 'interests', count: 1 },
  { kind: 'region' },
  { kind: 'new' },
  { kind: 'age' },
];

/** Five of a day, one for each reason. */
export const madeUpFive: readonly PickedMember[] = FIVE_REASONS.map((reason, index) => ({
  ...madeUpMember(index + 61, { fictional: false, liked: false }),
  reason,
}));
