export const GENDERS = ['male', 'female'] as const;
type Gender = (typeof GENDERS)[number];

export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const;
type Sexuality = (typeof SEXUALITIES)[number];

export const HAIR_COLORS = [
  'brunette',
  'blond',
  'brown',
  'white',
  'bald',
  'black',
  'dark blond',
  'dark brown',
  'gray',
  'red',
  'other',
] as const;
export const EYE_COLORS = ['blue', 'green', 'hazel', 'brown'] as const;
export const BODY_TYPES = ['slim', 'normal', 'fat'] as const;
export const RELATIONSHIP_STATUSES = ['divorced', 'living together', 'married', 'single', 'widowed', 'unmarried'] as const;

export const INTERESTS = [
  'relationship', 'onenightstand', 'kissing', 'hugging', 'massages', 'lingerie', 'sex', 'safesex', 'publicsex', 'oralsex', 'analsex', 'sextoys',
  'masturbating', 'exchangingpictures', 'threesome', 'gangbang', 'bondage', 'sadomasochism', 'gym', 'sports', 'dancing', 'travelling', 'adventure',
  'party', 'tattoos', 'music', 'movies', 'videogames', 'politics', 'outdoors', 'gardening', 'hiking', 'biking', 'reading', 'animals', 'beach', 'art',
  'photography', 'theater', 'shopping', 'fashion', 'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer', 'tea', 'coffee',
] as const; // prettier-ignore

/** The genders that a member of this gender and sexuality looks for. */
export const soughtGenders = (gender: Gender, sexuality: Sexuality): readonly Gender[] => {
  if (sexuality === 'bi') return GENDERS;
  const other: Gender = gender === 'male' ? 'female' : 'male';
  return [sexuality === 'hetero' ? other : gender];
};
