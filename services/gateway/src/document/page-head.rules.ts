import { CARD_SIZE } from '@rendezvous/contracts/landers/landers';
import { ContentPage } from '@rendezvous/contracts/landers/pages';
import type { Locale } from '@rendezvous/contracts/reference';
import { escaped, scriptJson } from './html.js';
import { contentDescription } from './page-description.rules.js';

/** What search engines and pages that share an address are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Elements of the head, beside title and description. */
  readonly elements: readonly string[];
}

/** The picture of a social card, of `CARD_SIZE`. */
interface SocialPicture {
  /** Address on the site. */
  readonly image: string;
  readonly imageAlt: string;
}

export interface HeadFacts {
  /** Origin of the site, `https://love.example`. */
  readonly origin: string;
  /** Of the page, without its query. */
  readonly path: string;
  /** What the page is about is there. */
  readonly found: boolean;
  /** The page is there, and its descriptor lets search engines list it. */
  readonly indexed: boolean;
  /** Path of the page that search engines list in its stead. */
  readonly canonical: string | null;
  readonly locale: Locale;
  readonly nonce: string;
  readonly site: { readonly name: string; readonly index_title: string; readonly description: string };
  /** What the browser would write into its title bar; null for a page that the browser draws. */
  readonly drawnTitle: string | null;
  /** The page is somebody's own: it is called as whom its first call answers. */
  readonly isSomebodys: boolean;
  /** What its descriptor says of the page. */
  readonly route: { readonly title: string | undefined; readonly description: string | undefined };
  /** Of the page's first calls, in their order; undefined for one that did not come. */
  readonly answers: readonly unknown[];
  /** The picture of pages that have none of their own. */
  readonly siteCard: SocialPicture;
}

/** As the shell's page for it is called. */
const NOT_FOUND: Readonly<Record<Locale, string>> = { en: 'This page could not be found', fr: 'Cette page est introuvable' };

const OG_LOCALE: Readonly<Record<Locale, string>> = { en: 'en_US', fr: 'fr_FR' };

const textIn = (of: unknown, name: string): string | null => {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

const socialIn = (answer: unknown): unknown => (typeof answer === 'object' && answer !== null && 'social' in answer ? answer.social : null);

/** What the first call that says anything of sharing says. Where the page is about a member, its texts may hold the name. */
const socialOf = (answers: readonly unknown[]) => {
  const social = answers.map(socialIn).find((one) => one !== null);
  const name = answers.map((answer) => textIn(answer, 'name')).find((one) => one !== null) ?? '';
  const said = (word: string): string | null => textIn(social, word)?.replaceAll('{name}', () => name) ?? null;
  const image = textIn(social, 'image');
  const picture: SocialPicture | null = image === null ? null : { image, imageAlt: textIn(social, 'imageAlt') ?? '' };
  return { title: said('title'), description: said('description'), picture };
};

/** A preview is for who has its link. */
const isPreview = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'preview' in answer && answer.preview === true;

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

/** Facts for search engines, in the words of schema.org. */
const structured = (nonce: string, facts: object): string =>
  `<script type="application/ld+json" nonce="${nonce}">${scriptJson({ '@context': 'https://schema.org', ...facts })}</script>`;

/** Who runs the site, and that it is one: told once, by its first page. */
const siteFacts = ({ origin, site, nonce }: HeadFacts): string =>
  structured(nonce, {
    '@graph': [
      { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name, url: `${origin}/` },
      { '@type': 'WebSite', name: site.name, url: `${origin}/`, publisher: { '@id': `${origin}/#organization` } },
    ],
  });

/** Questions with their answers, where a page consists of them. */
const questionFacts = (nonce: string, page: ContentPage | null): string[] => {
  if (page?.slug !== 'faq' || page.sections.length === 0) return [];
  const mainEntity = page.sections.map(({ heading, paragraphs, items }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: [...paragraphs, ...items].join('\n') },
  }));
  return [structured(nonce, { '@type': 'FAQPage', inLanguage: page.language, mainEntity })];
};

const cardElements = (origin: string, { image, imageAlt }: SocialPicture): string[] => [
  property('og:image', new URL(image, `${origin}/`).href),
  property('og:image:type', 'image/jpeg'),
  property('og:image:width', String(CARD_SIZE.width)),
  property('og:image:height', String(CARD_SIZE.height)),
  ...(imageAlt === '' ? [] : [property('og:image:alt', imageAlt)]),
  named('twitter:card', 'summary_large_image'),
];

/**
 * The head of a page. A page that was drawn says itself how it is called. Else, and in all others, what the first calls say of sharing
 * (`social`), or how the content or the member is called, comes before what the route and the site say. A page that is not to be listed says so, and names
 * no address that is. What is a version of a listed page names that one, and is shared under its own address, with its own card.
 */
export const pageHead = (facts: HeadFacts): PageHead => {
  const { origin, path, found, indexed, locale, nonce, site, route } = facts;
  const answers = found ? facts.answers : [];
  const social = socialOf(answers);
  const content = ContentPage.safeParse(answers[0]).data ?? null;
  const somebody = facts.isSomebodys ? textIn(answers[0], 'name') : null;
  const called = found ? (social.title ?? content?.title ?? somebody ?? route.title ?? site.index_title) : NOT_FOUND[locale];
  const title = facts.drawnTitle ?? called;
  const own = social.description ?? (content && contentDescription(content)) ?? route.description;
  const description = (found && own) || site.description;
  const isForAll = !answers.some(isPreview);
  const listed = indexed && isForAll;
  const canonical = isForAll ? (facts.canonical ?? (indexed ? path : null)) : null;
  const elements = [
    canonical === null ? named('robots', 'noindex') : `<link rel="canonical" href="${escaped(origin + canonical)}">`,
    named('rating', 'adult'),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', origin + path),
    property('og:locale', OG_LOCALE[locale]),
    ...cardElements(facts.origin, social.picture ?? facts.siteCard),
    ...(listed && path === '/' ? [siteFacts(facts)] : []),
    ...(listed ? questionFacts(nonce, content) : []),
  ];
  return { title, description, elements };
};
