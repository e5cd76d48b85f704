import { firstFrame } from './first-frame.html.js';
import { splitDrawn } from './drawn-root.rules.js';
import type { DrawnPage } from '../drawing/drawing.js';
import type { Composition } from '@rendezvous/contracts/releases';
import { escaped, scriptJson } from './html.js';
import type { PageFile, PageFiles } from '../first-screen/page-files.rules.js';

export interface PageParts {
  readonly nonce: string;
  readonly locale: string;
  readonly title: string;
  readonly siteName: string;
  readonly description: string;
  /** Elements of the head for search engines and sharing. */
  readonly headElements?: readonly string[];
  readonly files: PageFiles;
  /** Addresses of the pictures that the first screen begins with. */
  readonly pictures: readonly string[];
  /** The page has no bar. */
  readonly bare: boolean;
  readonly composition: Composition;
  /** What stands in the root; without it the browser draws it. */
  readonly drawn?: DrawnPage | null;
}

// without nonce a preload is blocked, without integrity and crossorigin the file is fetched twice
const preload = ({ url, integrity }: PageFile, nonce: string, priority: string): string =>
  `<link rel="preload" as="script" href="${escaped(url)}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"${priority}>`;

// "data-href" is what the style loader looks for before it adds a style of its own
const style = ({ url, name, integrity }: PageFile): string =>
  `<link rel="stylesheet" href="${escaped(url)}"${pinned(integrity)} data-href="${escaped(name)}">`;

const laterStyle = ({ url, integrity }: PageFile): string => `<link rel="preload" as="style" href="${escaped(url)}"${pinned(integrity)}>`;

// a dev server's files have no hash: they change while the page is open
const pinned = (integrity: string): string => `${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"`;

// before the styles: a script that stands behind them waits for them
const startWatch = (text: string | null, nonce: string): string => (text === null ? '' : `<script nonce="${nonce}">${text}</script>`);

const font = ({ url }: PageFile): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escaped(url)}" crossorigin="anonymous">`;

const picture = (url: string): string => `<link rel="preload" as="image" href="${escaped(url)}" fetchpriority="high">`;

/** The discs of the brand, so that the browser asks for no other icon. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='11' cy='16' r='10' fill='%233b1b33'/%3E%3Ccircle cx='21' cy='16' r='9.2' fill='none' stroke='%233b1b33' stroke-width='1.6'/%3E%3Cpath d='M16 7.4a10 10 0 0 1 0 17.2a10 10 0 0 1 0-17.2Z' fill='%23ff6b52'/%3E%3C/svg%3E";

/** What is drawn is shown before any script has come: pictures go first. */
const LATER = ' fetchpriority="low"';

/** The whole document. */
export const renderPage = (parts: PageParts): string => {
  const { drawn, pictures, bare, siteName } = parts;
  if (drawn) return document(parts, splitDrawn(drawn.html));
  return document(parts, { root: bare ? '' : firstFrame(siteName), preloads: pictures.map(picture) });
};

const document = (
  { nonce, locale, title, siteName, description, headElements = [], files, composition, drawn }: PageParts,
  { root, preloads }: ReturnType<typeof splitDrawn>,
): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${escaped(`${title} · ${siteName}`)}</title>
<meta name="description" content="${escaped(description)}">
${headElements.join('\n')}
<meta name="theme-color" content="#FAF5EC" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#170D15" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${ICON}">
${startWatch(files.startWatch, nonce)}
${files.styles.map(style).join('\n')}
${files.laterStyles.map(laterStyle).join('\n')}
${files.preloads.map((file) => preload(file, nonce, drawn ? LATER : '')).join('\n')}
${files.fonts.map(font).join('\n')}
${preloads.join('\n')}
<script type="application/json" id="composition" nonce="${nonce}">${scriptJson(drawn ? { ...composition, drawn: drawn.answered } : composition)}</script>
<script defer data-start src="${escaped(files.main.url)}" integrity="${files.main.integrity}" crossorigin="anonymous" nonce="${nonce}"${drawn ? LATER : ''}></script>
</head>
<body>
<div id="root"${drawn ? ' data-drawn' : ''}>${root}</div>
<noscript>${noScript(locale, Boolean(drawn))}</noscript>
</body>
</html>
`;

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
