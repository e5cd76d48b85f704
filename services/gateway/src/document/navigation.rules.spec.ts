import { buildFacts } from '@rendezvous/site/testing';
import { labelledIn, withoutLinks } from './navigation.rules.js';

const plain = buildFacts('mfe-chat', '1').descriptor!;
const link = { path: '/chat', icon: 'message', position: 1 };
const linked = {
  ...plain,
  navigation: { bar: [{ ...link, label: { en: 'Messages', fr: 'Courrier' }, short: { en: 'Post', fr: 'Lettres' } }] },
};

test('a page carries its labels in the languages that it offers, and in no other', () => {
  expect(labelledIn(linked, ['fr']).navigation).toEqual({ bar: [{ ...link, label: { fr: 'Courrier' }, short: { fr: 'Lettres' } }] });
  expect(labelledIn(linked, ['en', 'fr'])).toEqual(linked);
});

test('a label that there is in none of them is carried as it is', () => {
  expect(labelledIn(linked, ['nl'])).toEqual(linked);
});

test('a descriptor of before there were links stays as it is, and a fallback brings none', () => {
  expect(labelledIn(plain, ['en'])).toEqual(plain);
  expect(withoutLinks(linked)).toEqual(plain);
});

test('a link without a short label gets none', () => {
  const label = { en: 'Messages', fr: 'Courrier' };
  const navigation = { bar: [{ ...link, label, short: undefined }], footer: [{ path: '/chat', position: 1, label }] };
  const french = labelledIn({ ...plain, navigation }, ['fr']).navigation;
  expect([french?.bar?.[0]?.short, Object.keys(french?.footer?.[0] ?? {})]).toEqual([undefined, ['path', 'position', 'label']]);
});

test('title and badges are told in the languages of the page, too, and a fallback brings none', () => {
  const badge = { call: '/api/x', field: 'count', shown: [] };
  const words = { en: [{ value: 'new' }], fr: [{ value: 'nouveau' }] };
  const named = { ...plain, title: { en: 'Messages', fr: 'Courrier' }, badges: { new: { ...badge, label: words } } };
  expect(labelledIn(named, ['fr'])).toEqual({
    ...plain,
    title: { fr: 'Courrier' },
    badges: { new: { ...badge, label: { fr: words.fr } } },
  });
  expect(withoutLinks(named)).toEqual(plain);
});
