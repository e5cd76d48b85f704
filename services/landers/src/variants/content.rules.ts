import { SITE_TEXTS } from '@rendezvous/contracts/landers/content';
import type { TemplateDefinition } from '@rendezvous/contracts/landers/templates/definition';
import { NUMBER_WORDS, type NumberWords } from './number-words.data.js';

/** A heading says it in fewer words. */
export const HEADING_WORDS = 8;

const NUMBER = /\p{N}/u;
const MONEY = /[%‰]|\p{Sc}|\b(?:EUR|USD|GBP|CHF|PLN|CAD|AUD|NZD|euros?|dollars?|złot(?:y|ych))\b/iu;
/** Words of a promise, in the languages of content; "free" also says that somebody has time. */
const PROMISE =
  /\b(?:guarantee[ds]?|garanti[ersz]*|garantie(?:rt|ren)?|gegarandeerd|garantit[oaie]|garanti[zt]a\w*|gwarant\w+|for free|free of charge|is free|free (?:signup|credits?|messages?)|gratuit\w*|gratis|kostenlos|bezpłatn\w*|za darmo)(?!\p{L})/iu;

const countedIn = ({ small, large, between, worth, crowd }: NumberWords): string => {
  const gap = String.raw`[\s-]+(?:(?:${between})\s+){0,2}(?:d[’'])?`;
  return `(?:${small}|${large})${gap}(?:${worth})|(?:${large})${gap}(?:${crowd})`;
};
/** Numbers in words, beside what only the site may count, in the languages of content; “two people” may meet. */
const COUNTED = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(NUMBER_WORDS).map(countedIn).join('|')})(?!\p{L})`, 'iu');

const BRACES = /\{([^{}]*)\}/g;
/** The member's name, in the texts of templates that are about a member. */
export const MEMBER_WORD = 'name';
/** What may stand in braces: the site says it. */
const CONTENT_WORDS: readonly string[] = ['min_age', 'site', ...SITE_TEXTS];
/** Where the page is about a member, it fills in whose name that is. */
const wordsOf = ({ about }: About): readonly string[] => (about === 'member' ? [...CONTENT_WORDS, MEMBER_WORD] : CONTENT_WORDS);

type About = Pick<TemplateDefinition, 'about'>;

/** One text that the site alone may say. */
export interface ContentFault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

const reasonOf = (text: string, about: About): string | null => {
  if (MONEY.test(text)) return 'speaks of money; prices are the site’s own texts';
  if (NUMBER.test(text)) return 'holds a number; what can be counted is the site’s own text (siteTexts in lander.json)';
  const unknown = [...text.matchAll(BRACES)].find(([, word = '']) => !wordsOf(about).includes(word));
  if (unknown) return `holds ${unknown[0]}, which stands for nothing; in braces may stand ${wordsOf(about).join(', ')}`;
  const counted = COUNTED.exec(text)?.[0];
  if (counted !== undefined)
    return `counts something ("${counted}"); what can be counted is the site’s own text (siteTexts in lander.json)`;
  const promise = PROMISE.exec(text)?.[0];
  return promise === undefined ? null : `promises something ("${promise}"); promises are the site’s own texts (siteTexts in lander.json)`;
};

/** Texts of a variant that name a price, a number or a promise, with where they stand. @param about what its template is about */
export const contentFaults = (content: unknown, about: About = {}, path: readonly (string | number)[] = []): ContentFault[] => {
  if (typeof content === 'string') {
    const reason = reasonOf(content, about);
    return reason === null ? [] : [{ path, reason }];
  }
  if (Array.isArray(content)) return content.flatMap((item, index) => contentFaults(item, about, [...path, index]));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => contentFaults(value, about, [...path, key]));
};
