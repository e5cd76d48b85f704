/*
 * What the decisions say ("Visibility: the truth table", "who sees which field"), written out for pairs of members: not taken from the code.
 * A looks at B.
 */
export const MODES = {
  normal: {},
  invisible: { invisible: true },
  privacy: { privacy: true },
  paused: { paused: true },
  'without consent to matching': { matchable: false },
  unconfirmed: { status: 'not_confirmed' },
  moderated: { moderated: true },
  'age not assured': { ageHold: 'listing' },
  'pending deletion': { status: 'pending_deletion' },
  erased: { status: 'erased' },
} as const;
export type Mode = keyof typeof MODES;

/** Who A is to B, or how A themselves stands. The last five have a conversation; of the last two it is what a block at the same moment may leave behind. */
export const VIEWERS = [
  'visitor',
  'free',
  'premium',
  'operator',
  'unconfirmed',
  'on a break',
  'without consent',
  'liked by B',
  'match',
  'written to by B',
  'wrote to B',
  'blocked by B',
  'blocker of B',
] as const;
export type ViewerKind = (typeof VIEWERS)[number];

/**
 * P the whole page opens, with what members see; p the page with what visitors see; n the name and nothing else; r refused, naming B; b named, as taking a break.
 * L listed, K in the likes list, l may be liked, o seen online.
 */
type Letters = string;

const GONE: Readonly<Record<ViewerKind, Letters>> = {
  visitor: '',
  free: '',
  premium: '',
  operator: 'P',
  unconfirmed: '',
  'on a break': '',
  'without consent': '',
  'liked by B': '',
  match: '',
  'written to by B': '',
  'wrote to B': '',
  'blocked by B': '',
  'blocker of B': '',
};
const HIDDEN = { ...GONE, 'blocked by B': 'r', 'blocker of B': 'n' };
const DISABLED = { ...HIDDEN, 'liked by B': 'PKl', match: 'PKl', 'written to by B': 'P' };

export const TRUTH: Readonly<Record<Mode, Readonly<Record<ViewerKind, Letters>>>> = {
  normal: {
    visitor: 'pL',
    free: 'PLlo',
    premium: 'PLlo',
    operator: 'PLlo',
    unconfirmed: 'PLlo',
    'on a break': 'PLo',
    'without consent': 'PLlo',
    'liked by B': 'PLKlo',
    match: 'PLKlo',
    'written to by B': 'PLlo',
    'wrote to B': 'PLlo',
    'blocked by B': 'r',
    'blocker of B': 'n',
  },
  invisible: { ...HIDDEN, 'liked by B': 'PKl', match: 'PKl', 'written to by B': 'P', 'wrote to B': 'P' },
  privacy: { ...HIDDEN, 'liked by B': 'PLKlo', match: 'PLKlo', 'written to by B': 'PLlo' },
  paused: { ...HIDDEN, match: 'b', 'written to by B': 'b', 'wrote to B': 'b' },
  'without consent to matching': {
    visitor: 'p',
    free: 'Plo',
    premium: 'Plo',
    operator: 'Plo',
    unconfirmed: 'Plo',
    'on a break': 'Po',
    'without consent': 'Plo',
    'liked by B': 'PKlo',
    match: 'PKlo',
    'written to by B': 'Plo',
    'wrote to B': 'Plo',
    'blocked by B': 'r',
    'blocker of B': 'n',
  },
  unconfirmed: DISABLED,
  moderated: DISABLED,
  'age not assured': DISABLED,
  'pending deletion': GONE,
  erased: GONE,
};

/** What of B may be found in an answer. */
export const FACTS = [
  'id',
  'name',
  'age',
  'region',
  'photo',
  'city',
  'new',
  'online',
  'about',
  'sexuality',
  'details',
  'first prompt',
  'further prompts',
  'interests',
  'further photos',
] as const;
export type Found = (typeof FACTS)[number];

const OUTSIDE: readonly Found[] = ['id', 'name', 'age', 'region', 'photo'];
const CARD: readonly Found[] = [...OUTSIDE, 'city', 'new'];
const PAGE: readonly Found[] = [...CARD, 'about', 'sexuality', 'details', 'first prompt', 'further prompts', 'interests', 'further photos'];
const online = (letters: Letters): Found[] => (letters.includes('o') ? ['online'] : []);

/** A card of B, wherever the whole page opens. */
export const card = (letters: Letters): readonly Found[] => {
  if (letters.includes('P')) return [...CARD, ...online(letters)];
  return letters.includes('p') ? OUTSIDE : [];
};

/** A card of B in a list of those who are found, with what it says beside. */
export const foundCard = (letters: Letters): readonly Found[] => {
  if (!letters.includes('L')) return [];
  return letters.includes('P') ? [...card(letters), 'first prompt'] : card(letters);
};

/** The page of B. */
export const page = (letters: Letters): readonly Found[] => {
  if (letters.includes('P')) return [...PAGE, ...online(letters)];
  if (letters.includes('p')) return OUTSIDE;
  if (letters.includes('n')) return ['id', 'name'];
  return letters.includes('b') ? ['name'] : refusal(letters);
};

/** Nothing, or the name in "You're blocked by {name}". */
export const refusal = (letters: Letters): readonly Found[] => (letters.includes('r') ? ['name'] : []);

/** A card where one letter lets it stand, else nothing. */
export const cardIf =
  (letter: 'L' | 'K' | 'l') =>
  (letters: Letters): readonly Found[] =>
    letters.includes(letter) ? card(letters) : [];
