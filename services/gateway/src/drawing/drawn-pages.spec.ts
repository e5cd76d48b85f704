import { DrawnPages, drawingKey } from './drawn-pages.js';

const key = (releases = 'shell 1', url = '/', seen = '{"user":null}') => drawingKey(releases, url, seen);
const page = (html: string) => ({ html, answered: [] });

test('a drawing is shared by pages that are made of the same, and by no others', () => {
  expect(key()).toBe(key());
  const others = [key('shell 2'), key('shell 1', '/?page=2'), key('shell 1', '/', '{"user":{"id":1}}')];
  expect(new Set([key(), ...others]).size).toBe(4);
});

test('what was longest not asked for gives way when there is no room', () => {
  const pages = new DrawnPages(30);
  pages.keep('a', page('a'.repeat(10)));
  pages.keep('b', page('b'.repeat(10)));
  expect(pages.find('a')?.html).toBe('a'.repeat(10));
  pages.keep('c', page('c'.repeat(10)));
  expect(['a', 'b', 'c'].map((one) => pages.find(one) !== null)).toEqual([true, false, true]);
});
