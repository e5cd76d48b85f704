import { photoKey, readPhotoKey } from './photo-key.js';

test('a key says which picture it is', () => {
  expect(readPhotoKey(7, photoKey(7, { index: 2999, shot: 7 }))).toEqual({ index: 2999, shot: 7 });
});

test('a key of another seed, a made-up key, and a member’s key say nothing', () => {
  expect(readPhotoKey(8, photoKey(7, { index: 1, shot: 0 }))).toBeNull();
  expect(readPhotoKey(7, `${photoKey(7, { index: 1, shot: 0 }).slice(0, -1)}g`)).toBeNull();
  expect(readPhotoKey(7, '0123456789abcdef0123456789abcdef')).toBeNull();
});
