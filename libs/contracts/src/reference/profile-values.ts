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

/** The genders that a member of this gender and sexuality looks for. */
export const soughtGenders = (gender: Gender, sexuality: Sexuality): readonly Gender[] => {
  if (sexuality === 'bi') return GENDERS;
  const other: Gender = gender === 'male' ? 'female' : 'male';
  return [sexuality === 'hetero' ? other : gender];
};
