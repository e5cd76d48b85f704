import type { FoundMember, Search, SearchResult } from '@rendezvous/contracts/search';

const NAMES = ['Inès', 'Maya', 'Lou', 'Sana', 'Theo', 'Hugo'] as const;
const FACES = ['ines', 'maya', 'lou', 'sana', 'theo', 'hugo'] as const;

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
  liked: id % 6 === 0,
  matched: false,
  locked_photos: id % 3 === 1 ? 3 : 0,
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
  defaults: madeUpSearch,
  genders: ['male', 'female'],
  ...changes,
});
