import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { withTexts } = jest.requireActual<{ withTexts(descriptor: object, dir: string): object }>('./descriptor-texts.mjs');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'rendezvous-remote-'));
  mkdirSync(join(dir, 'src/messages'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const given = (locale: string, messages: Record<string, string>): void =>
  writeFileSync(join(dir, 'src/messages', `${locale}.json`), JSON.stringify(messages));
const linked = (entry: object) => ({ remote: 'mfe-x', navigation: { bar: [{ path: '/x', position: 1, ...entry }] } });

test('labels become texts in every language; everything else stays', () => {
  given('en', { 'x.nav.gifts': 'It’s gifts', 'x.nav.gifts.short': 'Gifts' });
  given('fr', { 'x.nav.gifts': 'Vos cadeaux', 'x.nav.gifts.short': 'Cadeaux' });
  expect(withTexts(linked({ icon: 'gift', label: 'x.nav.gifts', short: 'x.nav.gifts.short' }), dir)).toEqual(
    linked({ icon: 'gift', label: { en: 'It’s gifts', fr: 'Vos cadeaux' }, short: { en: 'Gifts', fr: 'Cadeaux' } }),
  );
});

const work = (label: unknown) => ({ path: '/operator/x', call: '/api/operator/x', field: 'waiting', label });

test('what waits behind a link is named in every language, too', () => {
  given('en', { 'x.nav.gifts': 'Gifts', 'x.waiting.gifts': 'Gifts to wrap' });
  given('fr', { 'x.nav.gifts': 'Cadeaux', 'x.waiting.gifts': 'Cadeaux à emballer' });
  expect(withTexts(linked({ label: 'x.nav.gifts', waiting: [work('x.waiting.gifts')] }), dir)).toEqual(
    linked({ label: { en: 'Gifts', fr: 'Cadeaux' }, waiting: [work({ en: 'Gifts to wrap', fr: 'Cadeaux à emballer' })] }),
  );
});

test('titles and descriptions of pages become texts; a page without them stays', () => {
  given('en', { 'x.page': 'Gifts', 'x.page.text': 'What one gives.' });
  given('fr', { 'x.page': 'Cadeaux', 'x.page.text': 'Ce que l’on offre.' });
  const routes = [{ path: '/gifts', title: 'x.page', description: 'x.page.text' }, { path: '/x' }];
  expect(withTexts({ remote: 'mfe-x', routes }, dir)).toEqual({
    remote: 'mfe-x',
    routes: [
      { path: '/gifts', title: { en: 'Gifts', fr: 'Cadeaux' }, description: { en: 'What one gives.', fr: 'Ce que l’on offre.' } },
      { path: '/x' },
    ],
  });
});

test('a message that one language lacks fails the build, and says where', () => {
  given('en', { 'x.nav.gifts': 'Gifts' });
  given('fr', {});
  expect(() => withTexts(linked({ label: 'x.nav.gifts' }), dir)).toThrow(/names "x\.nav\.gifts", which no catalogue has in fr/);
});

test('a label has no values, which nobody could fill in', () => {
  given('en', { 'x.nav.gifts': 'Gifts for {name}' });
  expect(() => withTexts(linked({ label: 'x.nav.gifts' }), dir)).toThrow(/"x\.nav\.gifts" in en .*without values/);
});

test('a remote without links is left as it is', () => {
  expect(withTexts({ remote: 'mfe-x' }, dir)).toEqual({ remote: 'mfe-x' });
});

const counted = (label: unknown) => ({ remote: 'mfe-x', badges: { gifts: { call: '/api/x', field: 'count', shown: [{}], label } } });

test('the area’s title becomes a text, and a badge’s label what a page can count with', () => {
  given('en', { 'x.title': 'Gifts', 'x.gifts': '{count, plural, one {# gift} other {# gifts}}' });
  expect(withTexts({ ...counted('x.gifts'), title: 'x.title' }, dir)).toEqual({
    ...counted({ en: [expect.objectContaining({ value: 'count', pluralType: 'cardinal' })] }),
    title: { en: 'Gifts' },
  });
});

test.each(['No gifts', '{count} of {all}', '{name}'])('a badge’s label has the number and nothing else: not "%s"', (text) => {
  given('en', { 'x.gifts': text });
  expect(() => withTexts(counted('x.gifts'), dir)).toThrow(/"x\.gifts" in en .*with the value "count" and no other/);
});
