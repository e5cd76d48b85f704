import type { Gender, Interest } from '@rendezvous/contracts/reference';

/**
 * A fragment of text. `{a|b}` is what a man and what a woman writes of themself, `{city}` and `{job}` are filled in.
 * A leading `50+ ` keeps the fragment for ages from 50, `<40 ` for ages below 40.
 */
export type Fragment = string;

/** Lines of a conversation, by turns; the one who begins the topic writes the first. */
export type Dialogue = readonly Fragment[];

/** Everything that members of one language say. */
export interface Phrasebook {
  readonly jobs: readonly Fragment[];
  readonly openings: readonly Fragment[];
  readonly interests: Partial<Record<Interest, readonly Fragment[]>>;
  readonly quirks: readonly Fragment[];
  readonly wishes: readonly Fragment[];
  readonly closings: readonly Fragment[];
  readonly greetings: readonly Dialogue[];
  readonly topics: readonly Dialogue[];
  readonly plans: readonly Dialogue[];
  readonly farewells: readonly Dialogue[];
  /** Repairs of what filling in may break, such as `à Le Havre`. */
  readonly repair?: (text: string) => string;
}

export interface Writer {
  readonly gender: Gender;
  readonly age: number;
  readonly city: string;
}

/** True when the fragment suits the writer's age. */
export const suits = (fragment: Fragment, age: number): boolean => {
  const tag = /^(?:(\d+)\+|<(\d+)) /.exec(fragment);
  if (!tag) return true;
  return tag[1] === undefined ? age < Number(tag[2]) : age >= Number(tag[1]);
};

/** A fragment as its writer would send it. */
export const written = (fragment: Fragment, writer: Writer, fillings: Readonly<Record<string, string>> = {}): string =>
  fragment
    .replace(/^(?:\d+\+|<\d+) /, '')
    .replaceAll(/\{(\w+)\}/g, (whole, key: string) => (key === 'city' ? writer.city : (fillings[key] ?? whole)))
    .replaceAll(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, man: string, woman: string) => (writer.gender === 'male' ? man : woman));
