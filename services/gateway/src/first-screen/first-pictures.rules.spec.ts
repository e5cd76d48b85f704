import { firstPictures } from './first-pictures.rules.js';

const PATHS = ['members.0.image.filename', 'members.1.image.filename'];
const member = (filename: string | null) => ({ image: filename === null ? null : { filename } });
const picturesOf = (...answers: unknown[]) =>
  firstPictures(
    PATHS,
    answers.map((value) => ({ value })),
    '/media/',
  );

test('the pictures that a route names are fetched ahead, and nothing in the place of one that is not there', () => {
  expect(picturesOf({ members: [member('a'), member('b'), member('c')] })).toEqual(['/media/a', '/media/b']);
  expect(picturesOf({ members: [member(null), member('b'), member('c')] })).toEqual(['/media/b']);
});

test('answers that have none, or were not given, add none', () => {
  expect(picturesOf(undefined, null, { member: member('a') }, { members: [] }, { members: [{ image: { filename: 7 } }] })).toEqual([]);
  expect(picturesOf(undefined, {}, { members: [member('a')] })).toEqual(['/media/a']);
  expect(firstPictures([], [{ value: { members: [member('a')] } }], '/media/')).toEqual([]);
});
