import { nameLength } from './name-length';

test.each([
  ['Maya, 33', undefined],
  ['Deborah S., 50', undefined],
  ['Annalena W., 42', 'long'],
  ['Guillaume J., 43', 'long'],
  ['Diane-Laure K., 54', 'longer'],
])('of "%s" the letters give way: %s', (name, length) => {
  expect(nameLength(name)).toBe(length);
});
