import { type HeadFacts, pageHead } from './page-head.rules.js';

const facts: HeadFacts = {
  origin: 'https://love.example',
  path: '/landers/alonetonight',
  indexed: true,
  locale: 'fr',
  nonce: 'n',
  site: { name: 'Rendezvous', index_title: 'Meet somebody', description: 'Dating & chat' },
  answer: undefined,
};
const head = (more: Partial<HeadFacts> = {}) => pageHead({ ...facts, ...more });
const all = (more: Partial<HeadFacts> = {}): string => head(more).elements.join('\n');
const social = { title: 'Alone "tonight"?', description: 'One honest line.', image: '/media/l/k/social.webp' };

test('a page that is not to be listed says so, and names no address of one that is', () => {
  expect(all({ indexed: false })).toContain('<meta name="robots" content="noindex">');
  expect(all({ indexed: false })).not.toContain('canonical');
});

test('a preview is never listed, whatever its page is', () => {
  expect(all({ answer: { social, preview: true } })).toContain('noindex');
  expect(all({ answer: { social, preview: false } })).not.toContain('noindex');
});

test('a page that is listed has one address, without its query', () => {
  expect(all()).toContain('<link rel="canonical" href="https://love.example/landers/alonetonight">');
  expect(all()).toContain('<meta property="og:url" content="https://love.example/landers/alonetonight">');
});

test('title, text and picture of the card are the page’s own, else the site’s', () => {
  expect(head({ answer: { social } })).toMatchObject({ title: social.title, description: social.description });
  expect(all({ answer: { social } })).toContain('<meta property="og:title" content="Alone &quot;tonight&quot;?">');
  expect(all({ answer: { social } })).toContain('<meta property="og:image" content="https://love.example/media/l/k/social.webp">');
  expect(all({ answer: { social } })).toContain('content="summary_large_image"');
  expect(head({ answer: { title: 'Terms' } }).title).toBe('Terms');
  for (const answer of [undefined, null, 'text', { social: null }, { social: { title: '' } }, { title: 7 }])
    expect(head({ answer })).toMatchObject({ title: 'Meet somebody', description: 'Dating & chat' });
  expect(all()).not.toContain('og:image');
  expect(all()).toContain('<meta name="twitter:card" content="summary">');
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
