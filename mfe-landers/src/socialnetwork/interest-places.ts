import type { Parts } from '@rendezvous/contracts/landers/templates';

export type PickedInterest = keyof Parts<'socialnetwork'>['interests'];

/** Where each disc stands, in hundredths of the sky; the style sheet says the same. The order is that of the search. */
export const PLACES = {
  dancing: [16, 13],
  travelling: [50, 9],
  music: [84, 15],
  movies: [19, 39],
  outdoors: [53, 34],
  hiking: [83, 41],
  reading: [15, 64],
  animals: [48, 60],
  art: [82, 67],
  cooking: [21, 89],
  wine: [54, 86],
  coffee: [85, 91],
} as const satisfies Record<PickedInterest, readonly [x: number, y: number]>;

export const PICKABLE = Object.keys(PLACES) as PickedInterest[];

/** Which discs a line joins while nothing is picked: a drawing, as of stars, that says nothing. */
export const LINES: readonly (readonly [PickedInterest, PickedInterest])[] = [
  ['dancing', 'travelling'],
  ['travelling', 'outdoors'],
  ['outdoors', 'music'],
  ['dancing', 'movies'],
  ['movies', 'animals'],
  ['animals', 'outdoors'],
  ['outdoors', 'hiking'],
  ['hiking', 'art'],
  ['animals', 'art'],
  ['movies', 'reading'],
  ['reading', 'cooking'],
  ['cooking', 'wine'],
  ['wine', 'animals'],
  ['wine', 'coffee'],
  ['art', 'coffee'],
];
