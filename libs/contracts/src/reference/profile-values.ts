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

/** What members tell of themselves by choosing one of several, and may be searched by. */
export const TRAIT_VALUES = {
  relationship_status: RELATIONSHIP_STATUSES,
  body_type: BODY_TYPES,
  hair_color: HAIR_COLORS,
  eye_color: EYE_COLORS,
} as const;
export type TraitName = keyof typeof TRAIT_VALUES;
export const TRAIT_NAMES = Object.keys(TRAIT_VALUES) as readonly TraitName[];

/** The genders that a member of this gender and sexuality looks for. */
export const soughtGenders = (gender: Gender, sexuality: Sexuality): readonly Gender[] => {
  if (sexuality === 'bi') return GENDERS;
  const other: Gender = gender === 'male' ? 'female' : 'male';
  return [sexuality === 'hetero' ? other : gender];
};

/** What somebody seeks. */
export const SEEKING = ['relationship', 'company', 'casual', 'open'] as const;

export const CHILDREN = ['none', 'at home', 'grown up'] as const;

export const SMOKING = ['no', 'sometimes', 'yes'] as const;

/** Languages that members may say they speak, as ISO 639 codes. */
export const SPOKEN_LANGUAGES = [
  'en',
  'fr',
  'de',
  'es',
  'it',
  'nl',
  'pl',
  'pt',
  'ro',
  'el',
  'sv',
  'da',
  'cs',
  'hu',
  'uk',
  'ru',
  'tr',
  'ar',
  'hi',
  'zh',
  'ja',
] as const;
