import { assert, integer, property } from 'fast-check';
import { pagesToShow } from './pages.rules';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 13, [1, 2, 3, 13]],
  [2, 13, [1, 2, 3, 13]],
  [3, 13, [1, 2, 3, 4, 13]],
  [5, 13, [1, 4, 5, 6, 13]],
  [12, 13, [1, 11, 12, 13]],
  [13, 13, [1, 11, 12, 13]],
  [1840, 4120, [1, 1839, 1840, 1841, 4120]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pagesToShow(page, pages)).toEqual(shown);
});

test('this page, the first and the last are always there, in order, once, and never more than five', () => {
  assert(
    property(integer({ min: 1, max: 5000 }), integer({ min: 1, max: 5000 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)];
      const shown = pagesToShow(page, pages);
      expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('a page beyond the end counts as the last', () => {
  expect(pagesToShow(99, 4)).toEqual(pagesToShow(4, 4));
});
