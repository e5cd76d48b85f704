import { firstPhotos } from './first-photos.rules.js';

const member = (filename: string | null) => ({ main_image: filename === null ? null : { filename } });

test('the first two cards of a list are fetched ahead, and nothing in the place of one without a photo', () => {
  expect(firstPhotos([{ members: [member('a'), member('b'), member('c')] }], '/media/')).toEqual(['/media/a', '/media/b']);
  expect(firstPhotos([{ members: [member(null), member('b'), member('c')] }], '/media/')).toEqual(['/media/b']);
});

test('answers that are no list, or were not given, have none', () => {
  expect(firstPhotos([undefined, { member: member('a') }, { members: [] }], '/media/')).toEqual([]);
  expect(firstPhotos([undefined, {}, { members: [member('a'), member('b')] }], '/media/')).toEqual(['/media/a', '/media/b']);
});
