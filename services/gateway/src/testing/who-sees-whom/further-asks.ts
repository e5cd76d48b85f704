import type { Pair } from './given-pairs.js';

/** The same search asked otherwise: another order, another plan of the database, other rows first. All list, so all show what is listed. */
export const FURTHER_SEARCHES: Readonly<Record<string, (pair: Pair) => object>> = {
  'nearest first': ({ country }) => ({ country, gender: 'female', order: 'near' }),
  'newest first': ({ country }) => ({ country, gender: 'female', order: 'newest' }),
  'by age': ({ country }) => ({ country, gender: 'female', min_age: 30, max_age: 40 }),
  'with a photo': ({ country }) => ({ country, gender: 'female', photo: 'yes' }),
  'nearest first, with a photo': ({ country }) => ({ country, gender: 'female', photo: 'yes', order: 'near' }),
  'online now': ({ country }) => ({ country, gender: 'female', online: 'yes' }),
  'without fictional ones': ({ country }) => ({ country, gender: 'female', fictional: 'no' }),
  'without whom they passed or saw': ({ country }) => ({ country, gender: 'female', passed: 'no', seen: 'no' }),
  'with whom they passed or saw': ({ country }) => ({ country, gender: 'female', passed: 'yes', seen: 'yes' }),
  'whoever it is': ({ country }) => ({ country }),
};

/** By what members may keep to matches, or not have agreed to show. */
export const SEARCHES_BY_FIELDS: Readonly<Record<string, (pair: Pair) => object>> = {
  'by interests': ({ country, interests }) => ({ country, gender: 'female', interests: interests.join(',') }),
  'by interests, nearest first': ({ country, interests }) => ({ country, gender: 'female', interests: interests.join(','), order: 'near' }),
  'by hair': ({ country }) => ({ country, gender: 'female', hair_color: 'red' }),
};
