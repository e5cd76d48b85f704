import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type HeadFacts, pageHead } from './page-head.rules.js';

const SHELL_MESSAGES = resolve(__dirname, '../../../../shell/src/messages');

const facts: HeadFacts = {
  origin: 'https://love.example',
  path: '/landers/alonetonight',
  found: true,
  indexed: true,
  canonical: null,
  locale: 'fr',
  nonce: 'n',
  site: { name: 'Rendezvous', index_title: 'Meet somebody', description: 'Dating & chat' },
  drawnTitle: null,
  isSomebodys: false,
  route: { title: undefined, description: undefined },
  answers: [],
  siteCard: { image: '/media/l/site/card-1200.jpg', imageAlt: 'Two who meet' },
};
const head = (more: Partial<HeadFacts> = {}) => pageHead({ ...facts, ...more });
const all = (more: Partial<HeadFacts> = {}): string => head(more).elements.join('\n');
const social = { title: 'Alone "tonight"?', description: 'One honest line.', image: '/media/l/k/card-1200.jpg', imageAlt: 'A face' };

test('a page that is not to be listed says so, and names no address of one that is', () => {
  expect(all({ indexed: false })).toContain('<meta name="robots" content="noindex">');
  expect(all({ indexed: false })).not.toContain('canonical');
});

test('a preview is never listed, whatever its page is', () => {
  const more = { canonical: '/landers/alonetonight', path: '/landers/alonetonight/summer' };
  for (const page of [{}, more, { ...more, indexed: false }]) {
    expect(all({ ...page, answers: [{ name: 'Inès' }, { social, preview: true }] })).toContain('noindex');
    expect(all({ ...page, answers: [{ name: 'Inès' }, { social, preview: true }] })).not.toContain('canonical');
    expect(all({ ...page, answers: [{ social, preview: false }] })).not.toContain('noindex');
  }
});

test('a page that is listed has one address, without its query', () => {
  expect(all()).toContain('<link rel="canonical" href="https://love.example/landers/alonetonight">');
  expect(all()).toContain('<meta property="og:url" content="https://love.example/landers/alonetonight">');
});

test('a version of a listed page names that one, and is shared as itself', () => {
  const tags = all({ path: '/landers/alonetonight/summer', indexed: false, canonical: '/landers/alonetonight', answers: [{ social }] });
  expect(tags).toContain('<link rel="canonical" href="https://love.example/landers/alonetonight">');
  expect(tags).not.toContain('noindex');
  expect(tags).toContain('<meta property="og:url" content="https://love.example/landers/alonetonight/summer">');
  expect(tags).not.toContain('ld+json');
});

test('title and text of the card are the page’s own, else the site’s', () => {
  expect(head({ answers: [{ social }] })).toMatchObject({ title: social.title, description: social.description });
  expect(all({ answers: [{ social }] })).toContain('<meta property="og:title" content="Alone &quot;tonight&quot;?">');
  for (const answer of [undefined, null, 'text', { social: null }, { social: { title: '' } }, { title: 7 }, { name: 'Inès' }])
    expect(head({ answers: [answer] })).toMatchObject({ title: 'Meet somebody', description: 'Dating & chat' });
});

const pictureOf = (more: Partial<HeadFacts>) =>
  Object.fromEntries([...all(more).matchAll(/property="og:image(:?\w*)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]));

test('the picture of the card is the first that the page’s calls tell of, with what it shows, else the site’s; its size is told', () => {
  const size = { ':type': 'image/jpeg', ':width': '1200', ':height': '630' };
  const own = { '': 'https://love.example/media/l/k/card-1200.jpg', ...size };
  expect(pictureOf({ answers: [{ social }] })).toEqual({ ...own, ':alt': 'A face' });
  expect(pictureOf({ answers: [{ name: 'Ines' }, undefined, { social: { ...social, imageAlt: undefined } }] })).toEqual(own);
  for (const answers of [[], [undefined], [{ social: { ...social, image: null } }]])
    expect(pictureOf({ answers })).toEqual({ '': 'https://love.example/media/l/site/card-1200.jpg', ...size, ':alt': 'Two who meet' });
  expect(all()).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a page about a member takes the card of the call that has one, with the member’s name in it', () => {
  const answers = [
    undefined,
    { id: 7, name: '$& Inès' },
    { social: { ...social, title: 'Say hello to {name}', description: '{name}, {name}!' } },
  ];
  expect(head({ answers })).toMatchObject({ title: 'Say hello to $& Inès', description: '$& Inès, $& Inès!' });
  expect(all({ answers })).toContain('/media/l/k/card-1200.jpg');
});

test('a page is called what its drawing is, else what its answers say, else its route, else the site', () => {
  const route = { title: 'Members', description: 'Who is near' };
  expect(head({ route })).toMatchObject({ title: 'Members', description: 'Who is near' });
  expect(head({ route, answers: [{ social }] })).toMatchObject({ title: social.title, description: social.description });
  expect(head({ route, drawnTitle: 'Women in Bern', answers: [{ social }] })).toMatchObject({ title: 'Women in Bern' });
  expect(all({ drawnTitle: 'Women in Bern' })).toContain('<meta property="og:title" content="Women in Bern">');
});

test('a page that is somebody’s own is called as they are, drawn or not; while nobody is told, as the site', () => {
  const more = { isSomebodys: true, answers: [{ id: 7, name: 'Inès' }] };
  expect(head(more)).toMatchObject({ title: 'Inès', description: 'Dating & chat' });
  expect(all(more)).toContain('<meta property="og:title" content="Inès">');
  expect(head({ ...more, drawnTitle: 'Inès, 36' }).title).toBe('Inès, 36');
  expect(head({ ...more, answers: [undefined, { name: 'Lou' }] }).title).toBe('Meet somebody');
  expect(head({ ...more, found: false }).title).toBe('Cette page est introuvable');
});

test('what is not there is called so, as by the shell in either language, and tells nothing else', () => {
  const route = { title: 'Members', description: 'Who is near' };
  const answers = [{ social }];
  for (const locale of ['en', 'fr'] as const) {
    const told = JSON.parse(readFileSync(`${SHELL_MESSAGES}/${locale}.json`, 'utf8')) as Record<string, string>;
    const lost = head({ found: false, indexed: false, locale, route, answers });
    expect(lost).toMatchObject({ title: told['shell.not-found.title'], description: 'Dating & chat' });
    expect(lost.elements.join()).toContain('/media/l/site/card-1200.jpg');
  }
  expect(head({ found: false, drawnTitle: 'There is nobody here' }).title).toBe('There is nobody here');
});

test('a content page has its own title, and is described by how it begins', () => {
  const sections = [{ heading: 'In short', paragraphs: ['Nobody’s business.'], items: [] }];
  const privacy = { slug: 'privacy', language: 'en', languages: ['en'], title: 'Privacy', sample: true, updated: '2026-11-01', sections };
  expect(head({ answers: [privacy] })).toMatchObject({ title: 'Privacy', description: 'In short. Nobody’s business.' });
  expect(head({ answers: [{ ...privacy, sections: [] }] })).toMatchObject({ title: 'Privacy', description: 'Dating & chat' });
});

test('every page says that it is for adults, and its language', () => {
  expect(all({ indexed: false })).toContain('<meta name="rating" content="adult">');
  expect([all(), all({ locale: 'en' })].map((tags) => /og:locale" content="(\w+)"/.exec(tags)?.[1])).toEqual(['fr_FR', 'en_US']);
});

test('the first page says whose site it is, and nothing in it can end the script', () => {
  const tags = all({ path: '/', site: { ...facts.site, name: '</script>' } });
  expect(tags).toContain('<script type="application/ld+json" nonce="n">');
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(all()).not.toContain('ld+json');
});

test('the page of questions tells them with their answers, where it is listed', () => {
  const sections = [{ heading: 'What does it cost?', paragraphs: ['Reading is free.', 'Writing is not.'], items: ['One credit.'] }];
  const faq = { slug: 'faq', language: 'en', languages: ['en'], title: 'Questions', sample: false, updated: '2026-11-01', sections };
  const [, told] =
    /<script type="application\/ld\+json" nonce="n">(.*?)<\/script>/s.exec(all({ path: '/pages/faq', answers: [faq] })) ?? [];
  expect(JSON.parse(told ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What does it cost?',
        acceptedAnswer: { '@type': 'Answer', text: 'Reading is free.\nWriting is not.\nOne credit.' },
      },
    ],
  });
  for (const more of [
    { indexed: false, answers: [faq] },
    { answers: [{ ...faq, slug: 'terms' }] },
    { answers: [{ ...faq, sections: [] }] },
  ])
    expect(all(more)).not.toContain('ld+json');
});
