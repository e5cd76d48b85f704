/** What members may say they like; each is a key of the catalogues, and the search keeps them as bits in this order. */
export const INTERESTS = [
  'relationship', 'onenightstand', 'kissing', 'hugging', 'massages', 'lingerie', 'sex', 'safesex', 'publicsex', 'oralsex', 'analsex', 'sextoys',
  'masturbating', 'exchangingpictures', 'threesome', 'gangbang', 'bondage', 'sadomasochism', 'gym', 'sports', 'dancing', 'travelling', 'adventure',
  'party', 'tattoos', 'music', 'movies', 'videogames', 'politics', 'outdoors', 'gardening', 'hiking', 'biking', 'reading', 'animals', 'beach', 'art',
  'photography', 'theater', 'shopping', 'fashion', 'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer', 'tea', 'coffee',
] as const; // prettier-ignore

/** Those that a list shows only to whoever opens them. */
export const INTIMATE_INTERESTS: readonly (typeof INTERESTS)[number][] = [
  'onenightstand', 'lingerie', 'sex', 'safesex', 'publicsex', 'oralsex', 'analsex', 'sextoys', 'masturbating', 'exchangingpictures', 'threesome',
  'gangbang', 'bondage', 'sadomasochism',
]; // prettier-ignore
