import type { Gender, Interest } from '@rendezvous/contracts/reference';
import type { Random } from '@rendezvous/portraits/random';

/** Interests that often go together. */
const CLUSTERS: readonly (readonly Interest[])[] = [
  ['hiking', 'outdoors', 'biking', 'travelling', 'adventure', 'animals', 'photography'],
  ['cooking', 'foodie', 'wine', 'sushi', 'coffee', 'bbq', 'vegetarian'],
  ['art', 'theater', 'reading', 'music', 'movies', 'photography', 'tea'],
  ['gym', 'sports', 'biking', 'outdoors', 'dancing', 'vegetarian'],
  ['gardening', 'animals', 'tea', 'cooking', 'reading', 'coffee'],
  ['party', 'dancing', 'music', 'beer', 'tattoos', 'travelling'],
  ['videogames', 'movies', 'sushi', 'music', 'beer', 'reading'],
  ['shopping', 'fashion', 'astrology', 'beach', 'photography', 'coffee'],
  ['beach', 'travelling', 'dancing', 'wine', 'adventure', 'bbq'],
  ['politics', 'reading', 'theater', 'coffee', 'wine', 'music'],
];

const TENDER: readonly Interest[] = ['relationship', 'kissing', 'hugging', 'massages'];
const BOLD: readonly Interest[] = ['onenightstand', 'lingerie', 'sex', 'safesex', 'oralsex', 'sextoys', 'exchangingpictures'];
const DARING: readonly Interest[] = ['publicsex', 'analsex', 'masturbating', 'threesome', 'gangbang', 'bondage', 'sadomasochism'];

/** Three to ten interests: mostly everyday ones that fit together, some tender, few bold. */
export const interestsOf = (random: Random, age: number, gender: Gender): Interest[] => {
  const chosen = new Set<Interest>();
  const add = (list: readonly Interest[], count: number): void => random.sample(list, count).forEach((interest) => chosen.add(interest));
  const [first, second, third] = random.sample(CLUSTERS, 3);
  add(first ?? [], random.int(2, 4));
  add(second ?? [], random.int(1, 3));
  if (random.chance(0.3)) add(third ?? [], 1);
  if (random.chance(0.55)) add(TENDER, random.int(1, 2));
  const bold = (gender === 'male' ? 0.13 : 0.08) * (age > 60 ? 0.5 : 1);
  if (random.chance(bold)) add(BOLD, random.int(1, 3));
  if (random.chance(bold * 0.35)) add(DARING, random.int(1, 2));
  if (chosen.has('vegetarian')) ['bbq', 'sushi'].forEach((other) => chosen.delete(other as Interest));
  if (chosen.size < 3) add(['music', 'travelling', 'movies', 'coffee'], 3);
  return [...chosen];
};
