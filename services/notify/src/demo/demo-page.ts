import { escapeHtml } from '../layout/html.rules.js';

export interface DemoPage {
  readonly title: string;
  readonly current: 'mailbox' | 'clock';
  /** HTML of the page's content. */
  readonly content: string;
}

const LOGO =
  '<svg viewBox="0 0 42 26" aria-hidden="true"><circle class="one" cx="13" cy="13" r="12"/><circle class="two" cx="28" cy="13" r="12"/><path class="lens" d="M20.5 3.63a12 12 0 0 1 0 18.74a12 12 0 0 1 0-18.74Z"/></svg>';

/** So that the browser asks for no other icon. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='11' cy='16' r='10' fill='%233b1b33'/%3E%3Ccircle cx='21' cy='16' r='9' fill='%23ff6b52'/%3E%3C/svg%3E";

const PAGES = [
  ['mailbox', '/demo/mailbox', 'Mailbox'],
  ['clock', '/demo/clock', 'Clock'],
] as const;

/** A page of the demo: plain HTML that works without a script. */
export const demoPage = ({ title, current, content }: DemoPage, styles: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="${ICON}">
<title>${escapeHtml(title)} · Rendezvous demo</title>
${[...styles, '/demo/demo.css'].map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}</head>
<body class="demo"><a class="demo-skip" href="#main">Skip to content</a>
<header class="demo-top"><a class="demo-brand" href="/">${LOGO}Rendezvous</a><nav aria-label="Demo">${PAGES.map(
  ([name, href, label]) => `<a href="${href}"${name === current ? ' aria-current="page"' : ''}>${label}</a>`,
).join('')}</nav></header>
<main id="main" class="demo-main">${content}</main></body></html>
`;
