import { type DocumentPart, type SharedPart, inParts } from './document-parts.js';
import type { DrawnRoot } from './drawn-root.rules.js';
import { firstFrame } from './first-frame.html.js';
import { FRAME_COLORS, THEMES, type Theme } from '@rendezvous/contracts/theme';
import type { RemoteRoute } from '@rendezvous/contracts/releases';
import { escaped } from './html.js';
import type { PageFile, PageFiles } from '../first-screen/page-files.rules.js';

/** A style of a page. */
export interface PageStyle extends PageFile {
  /** Of one that stands in the page itself. */
  readonly text?: SharedPart;
}

export interface PageParts {
  readonly nonce: string;
  readonly locale: string;
  /** null: as the system. */
  readonly theme?: Theme | null;
  readonly title: string;
  readonly siteName: string;
  readonly description: string;
  /** Elements of the head for search engines and sharing. */
  readonly headElements?: readonly string[];
  readonly files: PageFiles & { readonly styles: readonly PageStyle[] };
  /** Addresses of the pictures that the first screen begins with. */
  readonly pictures: readonly string[];
  /** The page has no bar. */
  readonly bare: boolean;
  /** As JSON that may stand in a script. */
  readonly composition: readonly DocumentPart[];
  /** What stands in the root; without it the browser draws it. */
  readonly drawn?: DrawnRoot | null;
  /** When the scripts of a drawn page run; `seen` unless told. */
  readonly startsWhen?: RemoteRoute['start'];
}

// without nonce a preload is blocked, without integrity and crossorigin the file is fetched twice
const preload = ({ url, integrity }: PageFile, nonce: string, priority: string): string =>
  `<link rel="preload" as="script" href="${escaped(url)}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"${priority}>`;

// "data-href" is what the style loader looks for before it adds a style of its own
const style = ({ url, name, integrity, text }: PageStyle, nonce: string): DocumentPart[] =>
  text === undefined
    ? [`<link rel="stylesheet" href="${escaped(url)}"${pinned(integrity)} data-href="${escaped(name)}">\n`]
    : inParts`<style nonce="${nonce}" data-href="${escaped(name)}">${text}</style>\n`;

const laterStyle = ({ url, integrity }: PageFile): string => `<link rel="preload" as="style" href="${escaped(url)}"${pinned(integrity)}>`;

// a dev server's files have no hash: they change while the page is open
const pinned = (integrity: string): string => `${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"`;

// before the styles: a script that stands behind them waits for them
const startWatch = (text: string, { nonce, startsWhen = 'seen', ...parts }: PageParts): string =>
  `<script nonce="${nonce}"${startsLater(parts) ? ` data-starts-later="${startsWhen}"` : ''}>${text}</script>`;

/** Windows whose first page is set in the site's faces if they come in time (`libs/ui/src/tokens/tokens.css`): others do not ask for them yet. */
const WIDE = '(min-width: 56.25rem)';

const font = ({ url }: PageFile): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escaped(url)}" crossorigin="anonymous" media="${WIDE}">`;

const picture = (url: string): string => `<link rel="preload" as="image" href="${escaped(url)}" fetchpriority="high">`;

/** The discs of the brand, so that the browser asks for no other icon. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='11' cy='16' r='10' fill='%233b1b33'/%3E%3Ccircle cx='21' cy='16' r='9.2' fill='none' stroke='%233b1b33' stroke-width='1.6'/%3E%3Cpath d='M16 7.4a10 10 0 0 1 0 17.2a10 10 0 0 1 0-17.2Z' fill='%23ff6b52'/%3E%3C/svg%3E";

/** Without a watch over the start nobody could start a drawn page later: its scripts go behind pictures and faces. */
const LATER = ' fetchpriority="low"';

/** The start script of the page, and what it needs next. */
const start = ({ files, nonce, drawn }: PageParts): string => {
  const priority = drawn ? LATER : '';
  const preloads = files.preloads.map((file) => preload(file, nonce, priority)).join('\n');
  const script = `data-start src="${escaped(files.main.url)}" integrity="${files.main.integrity}" crossorigin="anonymous" nonce="${nonce}"`;
  if (startsLater({ files, drawn })) return `<template data-later>${preloads}</template>\n<script type="text/plain" ${script}></script>`;
  return `${preloads}\n<script defer ${script}${priority}></script>`;
};

/** What is drawn can be read, and its links and forms work: scripts are asked for once it is seen. */
const startsLater = ({ files, drawn }: Pick<PageParts, 'files' | 'drawn'>): boolean => Boolean(drawn) && files.startWatch !== null;

/** The whole document. */
export const renderPage = (parts: PageParts): DocumentPart[] => {
  const { drawn, pictures, bare, siteName } = parts;
  return document(parts, drawn ?? { root: bare ? '' : firstFrame(siteName), preloads: pictures.map(picture) });
};

const frameColor = (system: Theme, theme: Theme | null): string =>
  `<meta name="theme-color" content="${FRAME_COLORS[theme ?? system]}" media="(prefers-color-scheme: ${system})">`;

const document = (parts: PageParts, { root, preloads }: DrawnRoot): DocumentPart[] => {
  const { nonce, locale, theme = null, title, siteName, description, headElements = [], files, composition, drawn } = parts;
  return inParts`<!doctype html>
<html lang="${locale}"${theme === null ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${escaped(`${title} · ${siteName}`)}</title>
<meta name="description" content="${escaped(description)}">
${headElements.join('\n')}
${THEMES.map((system) => frameColor(system, theme)).join('\n')}
<link rel="icon" href="${ICON}">
${files.startWatch === null ? '' : startWatch(files.startWatch, parts)}
${files.styles.flatMap((file) => style(file, nonce))}${files.laterStyles.map(laterStyle).join('\n')}
${files.fonts.map(font).join('\n')}
${preloads.join('\n')}
<script type="application/json" id="composition" nonce="${nonce}">${composition}</script>
${start(parts)}
</head>
<body>
<div id="root"${drawn ? ' data-drawn' : ''}>${root}</div>
<noscript>${noScript(locale, Boolean(drawn))}</noscript>
</body>
</html>
`;
};

const NO_SCRIPT = {
  en: [
    'This site needs JavaScript. Please switch it on in your browser.',
    'Buttons and menus need JavaScript. Please switch it on in your browser.',
  ],
  fr: [
    'Ce site a besoin de JavaScript. Activez-le dans votre navigateur.',
    'Les boutons et les menus ont besoin de JavaScript. Activez-le dans votre navigateur.',
  ],
} as const;

const noScript = (locale: string, isDrawn: boolean): string => NO_SCRIPT[locale === 'fr' ? 'fr' : 'en'][isDrawn ? 1 : 0];
