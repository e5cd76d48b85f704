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
    { kind: 'rows', rows: [{ term: 'Total', value: '€27.99', strong: true }] },
    { kind: 'small', text: 'Small print' },
  ],
};
const frame: MailFrame = {
  language: 'en',
  site: 'Rendezvous',
  home: 'https://x.example/',
  fallback: 'Copy this:',
  why: 'Because.',
  links: [{ label: 'Settings', href: 'https://x.example/notifications' }],
};

test('nothing that a member typed can become mark-up', () => {
  const html = mailHtml(content, frame);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<title>A &lt;b&gt;subject&lt;/b&gt;</title>');
});

test('the HTML loads nothing from anywhere', () => {
  expect(mailHtml(content, frame)).not.toMatch(/<(img|link|script|iframe|style)\b|url\(|@import/i);
});

test('the plain text says everything that the HTML says', () => {
  expect(mailText(content, frame)).toBe(`Hello & welcome

Hello <script>alert(1)</script>

Go "on":
https://x.example/?a=1&b="2"

- Maya
- Theo [Fictional profile]

Total: €27.99

Small print

--

Rendezvous
Because.

Settings: https://x.example/notifications
`);
});
