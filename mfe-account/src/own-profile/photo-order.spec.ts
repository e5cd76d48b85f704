import { moved } from './photo-order';

test('an entry moves and the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 1, -4)).toEqual(['b', 'a', 'c']);
});

test('an entry that does not exist moves nothing', () => {
  expect(moved(['a'], 3, 0)).toEqual(['a']);
});
