/** What the names of interests begin with in the interface languages, and what says nothing of where one looks for them. */
const ARTICLE = /^(an?|the|une?|l[ae]s?) |^l’/i;

const nounOf = (name: string): string => name.replace(ARTICLE, '');

/** Orders names of interests as a reader looks for them: by the noun, not by its article. Each remote brings this along. */
export const interestOrder =
  (locale: string) =>
  (one: string, other: string): number =>
    nounOf(one).localeCompare(nounOf(other), locale);
