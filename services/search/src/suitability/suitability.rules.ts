import { type Gender, GENDERS, type Sexuality, soughtGenders } from '@rendezvous/contracts/reference';

/** What decides between two of them. Of a visitor at most the gender is known. */
export interface Person {
  /** null: not told. */
  readonly gender: Gender | null;
  /** null: not told, or not to be used for matching. */
  readonly sexuality: Sexuality | null;
}

/** Whom somebody looks for, in one word of the search index. */
export const SEEKS = ['male', 'female', 'both'] as const;

export type Seeks = (typeof SEEKS)[number];

/** The genders that somebody looks for: all, unless it is known. */
export const gendersSoughtBy = ({ gender, sexuality }: Person): readonly Gender[] =>
  gender === null || sexuality === null ? GENDERS : soughtGenders(gender, sexuality);

const mayLookFor = (one: Person, other: Person): boolean => other.gender === null || gendersSoughtBy(one).includes(other.gender);

/** Is each of a gender that the other looks for? What is not known of one excludes nobody: then the other's side counts alone. */
export const suitEachOther = (one: Person, other: Person): boolean => mayLookFor(one, other) && mayLookFor(other, one);

/** The word for whom somebody looks. */
export const seeksOf = (person: Person): Seeks => {
  const [only, ...others] = gendersSoughtBy(person);
  return only === undefined || others.length > 0 ? 'both' : only;
};

/** The words of all who look for somebody of this gender. @param gender null: not told, so that nobody is excluded */
export const seekersOf = (gender: Gender | null): readonly Seeks[] => (gender === null ? SEEKS : [gender, 'both']);
