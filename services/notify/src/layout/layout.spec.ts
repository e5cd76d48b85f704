import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { escapeHtml } from './html.rules.js';
import type { MailContent, MailFrame } from './mail-content.js';
import { mailHtml } from './mail-html.rules.js';
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
  fallback: 'Copy this:',
  why: 'Because.',
  links: [
    { label: 'Settings', href: 'https://x.example/notifications' },
    { label: 'Help', href: 'https://x.example/pages/service' },
  ],
};

const html = mailHtml(content, frame);
const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style!);
/** What is said of an element that begins with a text. */
const styleOf = (text: string) => new RegExp(`style="([^"]*)">${escapeHtml(text).replaceAll(/[()]/g, String.raw`\$&`)}`).exec(html)?.[1];

/** What somebody reads: one line for each paragraph, point and row. */
const linesOf = (page: string): string[] =>
  page
    .slice(page.indexOf('<body'))
    .replaceAll(/<\/th>/g, ': ')
    .replaceAll(/<\/(?:p|li|tr|h1)>|<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
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
    '&nbsp; Rendezvous',
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
  expect(html).toContain('<html lang="en">');
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://x.example/',
    'https://x.example/?a=1&amp;b=&quot;2&quot;',
    'https://x.example/?a=1&amp;b=&quot;2&quot;',
    'https://x.example/notifications',
    'https://x.example/pages/service',
  ]);
});

test('small print is smaller and paler than a text, and the row that counts is bold', () => {
  expect(styleOf('Hello <script>alert(1)')).not.toMatch(/color|font/);
  expect(styleOf('Small print')).toMatch(/color:.*font-size:14px/);
  expect([styleOf('Total'), styleOf('€27.99')]).toEqual([
    expect.stringContaining('font-weight:700'),
    expect.stringContaining('font-weight:700'),
  ]);
  expect(styleOf('Discount')).toMatch(/font-weight:400;color:/);
  expect(styleOf('€2.00')).not.toContain('font-weight');
});

test('colours are those of the design system by day', () => {
  const tokens = readFileSync(resolve(__dirname, '../../../../libs/ui/src/tokens/tokens.css'), 'utf8');
  const byDay = (name: string) => new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})`).exec(tokens)?.[1];
  const used = ['paper', 'surface', 'line', 'ink', 'ink-2', 'ink-3', 'accent', 'on-accent', 'plum', 'warn', 'warn-soft'];
  const colours = styles.flatMap((style) => style.toLowerCase().match(/#\w+/g) ?? []);
  expect([...new Set(colours)].toSorted()).toEqual(used.map(byDay).toSorted());
});

test('the mark is two discs of which the second lies over the first', () => {
  const discs = styles.filter((style) => style.includes('border-radius:50%'));
  expect(discs.map((style) => style.includes('margin-left:-'))).toEqual([false, true]);
});

test('every style is one that a mail program understands, and every font has one that each machine has', () => {
  for (const declaration of styles.flatMap((style) => style.split(';').filter((one) => one !== '')))
    expect(declaration).toMatch(/^[a-z-]+:\S/);
  const fonts = styles.flatMap((style) => style.match(/\bfont:[^;]+/g) ?? []);
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect(font).toMatch(/ [\w'].*,(?:sans-)?serif$/);
});

test('the HTML loads nothing from anywhere', () => {
  expect(html).not.toMatch(/<(img|link|script|iframe|style)\b|url\(|@import/i);
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
