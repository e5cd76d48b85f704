import type { Composition } from '@rendezvous/contracts/releases';
import { DrawnPages, drawingKey } from './drawn-pages.js';

const composition = (more: object = {}) =>
  ({ pageView: 'one', locale: 'en', shellFiles: {}, firstAnswers: { '/api/user.php': { user: null } }, ...more }) as unknown as Composition;
const key = (releases = 'shell 1', url = '/', more: object = {}) => drawingKey(releases, { url, composition: composition(more) });
const page = (html: string) => ({ html, answered: [] });

test('a drawing is shared by page views that are made of the same, and by no others', () => {
  expect(key('shell 1', '/', { pageView: 'another', shellFiles: { a: 'b' } })).toBe(key());
  const others = [
    key('shell 2'),
    key('shell 1', '/?page=2'),
    key('shell 1', '/', { locale: 'fr' }),
    key('shell 1', '/', { firstAnswers: { '/api/user.php': { user: { id: 1 } } } }),
  ];
  expect(new Set([key(), ...others]).size).toBe(5);
});

test('what was longest not asked for gives way when there is no room', () => {
  const pages = new DrawnPages(30);
  pages.keep('a', page('a'.repeat(10)));
  pages.keep('b', page('b'.repeat(10)));
  expect(pages.find('a')?.html).toBe('a'.repeat(10));
  pages.keep('c', page('c'.repeat(10)));
  expect(['a', 'b', 'c'].map((one) => pages.find(one) !== null)).toEqual([true, false, true]);
});
