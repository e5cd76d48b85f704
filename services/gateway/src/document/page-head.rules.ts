import type { Locale } from '@rendezvous/contracts/reference';
import { escaped, scriptJson } from './html.js';

/** What search engines and pages that share an address are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Elements of the head, beside title and description. */
  readonly elements: readonly string[];
}

export interface HeadFacts {
  /** Origin of the site, `https://love.example`. */
  readonly origin: string;
  /** Of the page, without its query. */
  readonly path: string;
  /** The page is there, and its descriptor lets search engines list it. */
  readonly indexed: boolean;
  readonly locale: Locale;
  readonly nonce: string;
  readonly site: { readonly name: string; readonly index_title: string; readonly description: string };
  /** Of the page's first call, when it came. */
  readonly answer: unknown;
}

const OG_LOCALE: Readonly<Record<Locale, string>> = { en: 'en_US', fr: 'fr_FR' };

const textIn = (of: unknown, name: string): string | null => {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

const socialIn = (answer: unknown): unknown => (typeof answer === 'object' && answer !== null && 'social' in answer ? answer.social : null);

/** A preview is for who has its link. */
const isPreview = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'preview' in answer && answer.preview === true;

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

/** Who runs the site, and that it is one: told once, by its first page. */
const siteFacts = ({ origin, site, nonce }: HeadFacts): string =>
  `<script type="application/ld+json" nonce="${nonce}">${scriptJson({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name, url: `${origin}/` },
      { '@type': 'WebSite', name: site.name, url: `${origin}/`, publisher: { '@id': `${origin}/#organization` } },
    ],
  })}</script>`;

/**
 * The head of a page. What its first call says of sharing (`social`), or its title, comes before what the site says. A page that is not to be
 * listed says so, and names no address that is.
 */
export const pageHead = (facts: HeadFacts): PageHead => {
  const { origin, path, locale, site, answer } = facts;
  const social = socialIn(answer);
  const title = textIn(social, 'title') ?? textIn(answer, 'title') ?? site.index_title;
  const description = textIn(social, 'description') ?? site.description;
  const image = textIn(social, 'image');
  const listed = facts.indexed && !isPreview(answer);
  const url = origin + path;
  const elements = [
    ...(listed ? [`<link rel="canonical" href="${escaped(url)}">`] : [named('robots', 'noindex')]),
    named('rating', 'adult'),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', OG_LOCALE[locale]),
    ...(image === null ? [] : [property('og:image', new URL(image, `${origin}/`).href)]),
    named('twitter:card', image === null ? 'summary' : 'summary_large_image'),
    ...(listed && path === '/' ? [siteFacts(facts)] : []),
  ];
  return { title, description, elements };
};
