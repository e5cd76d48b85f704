import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { escapeHtml } from './html.rules.js';
import { COLORS } from './mail-colors.js';
import type { MailContent, MailFrame } from './mail-content.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.rules.js';

const content: MailContent = {
  subject: 'A <b>subject</b>',
  heading: 'Hello & welcome',
  blocks: [
    { kind: 'text', text: 'Hello <script>alert(1)</script>' },
    { kind: 'button', label: 'Go "on"', href: 'https://x.example/?a=1&b="2"' },
    { kind: 'list', items: [{ text: 'Maya' }, { text: 'Theo', tag: 'Fictional profile' }] },
    {
      kind: 'rows',
      rows: [
        { term: 'Discount', value: '€2.00' },
        { term: 'Total', value: '€27.99', strong: true },
      ],
    },
    { kind: 'small', text: 'Small print' },
  ],
};
const frame: MailFrame = {
  language: 'en',
  site: 'Rendezvous',
  home: 'https://x.example/',
  preheader: 'Read <this> first',
  fallback: 'Copy this:',
  why: 'Because.',
  links: [
    { label: 'Settings', href: 'https://x.example/notifications' },
    { label: 'Help', href: 'https://x.example/pages/service' },
  ],
};

let html: string;
let styles: readonly string[];
beforeAll(async () => {
  html = await mailHtml(content, frame);
  styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style!.replaceAll('&#x27;', "'"));
});

/** What is said of the element that holds a text. */
const elementOf = (text: string): string => {
  const written = escapeHtml(text).replaceAll(/[()?]/g, String.raw`\$&`);
  return new RegExp(`<[^<>]*>(?=${written})`).exec(html)?.[0] ?? '';
};

/** What somebody reads: one line for each paragraph, point and row. */
const linesOf = (page: string): string[] =>
  page
    .slice(page.indexOf('<h1'))
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<\/th>/g, ': ')
    .replaceAll(/<\/(?:p|li|tr|h1)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.replaceAll('&nbsp;', ' ').trim())
    .filter((line) => line !== '');

test('nothing that a member typed can become mark-up', () => {
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<title>A &lt;b&gt;subject&lt;/b&gt;</title>');
});

test.each([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])('%s is written as %s', (character, entity) => {
  expect(escapeHtml(`a${character}b${character}`)).toBe(`a${entity}b${entity}`);
});

test('the HTML says everything, each in a line of its own, and nothing else', () => {
  expect(linesOf(html)).toEqual([
    'Hello &amp; welcome',
    'Hello &lt;script&gt;alert(1)&lt;/script&gt;',
    'Go &quot;on&quot;',
    'Copy this:',
    'https://x.example/?a=1&amp;b=&quot;2&quot;',
    'Maya',
    'Theo Fictional profile',
    'Discount: €2.00',
    'Total: €27.99',
    'Small print',
    'Because.',
    'Settings · Help',
  ]);
  expect(html).toMatch(/<html[^>]* lang="en"/);
  expect([...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://x.example/',
    'https://x.example/?a=1&amp;b=&quot;2&quot;',
    'https://x.example/?a=1&amp;b=&quot;2&quot;',
    'https://x.example/notifications',
    'https://x.example/pages/service',
  ]);
});

test('what a mailbox shows beside the subject comes first and is not seen in the mail', () => {
  const body = html.slice(html.indexOf('<body'));
  const at = body.indexOf('Read &lt;this&gt; first');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(body.indexOf('Rendezvous'));
  expect(body.slice(0, at)).toMatch(/display:\s*none[^<]*>$/);
});

test('small print is smaller and paler than a text, and the row that counts is bold', () => {
  expect(elementOf('Hello <script>alert(1)')).toMatch(/font-size:16px/);
  expect(elementOf('Small print')).toMatch(/class="c-ink-2".*font-size:14px/);
  expect(elementOf('Total')).toContain('font-weight:700');
  expect(elementOf('€27.99')).toContain('font-weight:700');
  expect(elementOf('Discount')).toContain('font-weight:400');
  expect(elementOf('€2.00')).not.toContain('font-weight');
});

test('colours are those of the design system, by day and by night', () => {
  const tokens = readFileSync(resolve(__dirname, '../../../../libs/ui/src/tokens/tokens.css'), 'utf8');
  const token = (name: string) => {
    const [, day, night] = new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(tokens) ?? [];
    return [day, night ?? day];
  };
  for (const [name, pair] of Object.entries(COLORS)) expect([name, pair]).toEqual([name, token(name)]);
  const days = new Set<string>(Object.values(COLORS).map(([day]) => day));
  const used = new Set(styles.flatMap((style) => style.toLowerCase().match(/#\w{6}\b/g) ?? []));
  expect([...used].filter((color) => !days.has(color))).toEqual([]);
});

test('each colour by day has one by night, for programs that know a style sheet', () => {
  const sheet = html.slice(html.indexOf('<style>'), html.indexOf('</style>'));
  expect(sheet).toContain('@media (prefers-color-scheme:dark)');
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')).filter((name) => /^[cbl]-/.test(name));
  expect(classes.length).toBeGreaterThan(10);
  for (const name of classes) expect(sheet).toContain(`.${name}{`);
});

test('no colour stands where the night does not reach it', () => {
  const unreached = [...html.matchAll(/<(?!style)\w+[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /(?:[;"]|background-|border-)color:#/.test(tag) && !/ class="[^"]*[cbl]-/.test(tag));
  expect(unreached).toEqual([]);
});

test('the mark is two discs of which the second lies over the first', () => {
  const discs = styles.filter((style) => style.includes('border-radius:50%'));
  expect(discs.map((style) => style.includes('margin-left:-'))).toEqual([false, true]);
});

test('a phone shows it whole: nothing is wider than its window, and long addresses break', () => {
  const widths = styles.flatMap((style) => [...style.matchAll(/(?:^|;)(?:min-)?width:(\d+)px/g)].map(([, width]) => Number(width)));
  expect(Math.max(0, ...widths)).toBeLessThan(300);
  expect(html).toContain('width=device-width');
  expect(elementOf('https://x.example/?a=1')).toContain('word-break:break-all');
});

test('every font has one that each machine has', () => {
  const fonts = styles.flatMap((style) => style.match(/font-family:[^;]+/g) ?? []);
  expect(fonts.length).toBeGreaterThanOrEqual(3);
  for (const font of fonts) expect(font).toMatch(/,(?:sans-)?serif$/);
});

test('the HTML loads nothing from anywhere', () => {
  expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i);
});

test('the plain text says everything that the HTML says', () => {
  expect(mailText(content, frame)).toBe(`Hello & welcome

Hello <script>alert(1)</script>

Go "on":
https://x.example/?a=1&b="2"

- Maya
- Theo [Fictional profile]

Discount: €2.00
Total: €27.99

Small print

--

Rendezvous
Because.

Settings: https://x.example/notifications
Help: https://x.example/pages/service
`);
});

test('in French the plain text has the space before a colon', () => {
  const french = mailText(content, { ...frame, language: 'fr' });
  for (const line of ['Go "on"\u00a0:\nhttps', 'Discount\u00a0: €2.00', 'Settings\u00a0: https']) expect(french).toContain(line);
  expect(french).not.toMatch(/[^\u00a0]:(?=\s)/);
});
