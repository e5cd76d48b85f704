import type { FoundMember, SearchResult } from '@rendezvous/contracts/search/members';

const NAMES = ['Inès', 'Maya', 'Lou', 'Sana', 'Theo', 'Hugo'] as const;

const SEARCH = { gender: null, country: 'CH', countryregion: null, min_age: 26, max_age: 46, order: 'active' } as const;

const member = (name: string, index: number): FoundMember => ({
  id: 40 + index,
  name,
  age: 31 + index,
  gender: index < 4 ? 'female' : 'male',
  country: 'CH',
  region: 'Vaud',
  city: null,
  main_image: {
    filename: `/portraits/${name
      .normalize('NFD')
      .replaceAll(/\P{ASCII}/gu, '')
      .toLowerCase()}.svg`,
    thumb_filename: `/portraits/${name
      .normalize('NFD')
      .replaceAll(/\P{ASCII}/gu, '')
      .toLowerCase()}.svg`,
    placeholder: null,
  },
  photo_count: 2,
  fictional: index === 1,
  online: false,
  is_new: false,
  liked: false,
  matched: false,
  locked_photos: 0,
});

/** What the search lists to a visitor. */
export const listed = (count: number): SearchResult => ({
  members: NAMES.slice(0, count).map(member),
  total: count,
  page: 1,
  pages: count === 0 ? 0 : 1,
  search: SEARCH,
  region_name: null,
  defaults: SEARCH,
  genders: ['female', 'male'],
});
