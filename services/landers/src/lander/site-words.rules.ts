import { SITE_TEXTS } from '@rendezvous/contracts/landers/content';
import type { Language } from '@rendezvous/contracts/reference';
import { fillIn, type PageFacts } from '../pages/page-facts.rules.js';
import { MEMBER_WORD } from '../variants/content.rules.js';
import { type CountedSentence, SITE_SENTENCES } from './site-texts.data.js';

/** What the words in braces in a variant's texts stand for, in its language: a fact of the site, or a whole sentence of the site's own. */
export const siteWords = (facts: PageFacts, language: Language): PageFacts => ({
  min_age: fillIn('{min_age}', facts),
  site: fillIn('{site}', facts),
  // whose name it is, the page knows
  [MEMBER_WORD]: `{${MEMBER_WORD}}`,
  ...Object.fromEntries(SITE_TEXTS.map((name) => [name, fillIn(formOf(SITE_SENTENCES[name][language], facts, language), facts)])),
});

const formOf = (sentence: string | CountedSentence, facts: PageFacts, language: Language): string => {
  if (typeof sentence === 'string') return sentence;
  return new Intl.PluralRules(language).select(Number(facts[sentence.by])) === 'one' ? sentence.one : sentence.other;
};

/** Texts, however deep they lie, with their words filled in. */
export const filledIn = <T>(texts: T, words: PageFacts): T => {
  if (typeof texts === 'string') return fillIn(texts, words) as T;
  if (Array.isArray(texts)) return texts.map((text: unknown) => filledIn(text, words)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, filledIn(text, words)])) as T;
};
