import { lockedPhotos, photosShown, seesAllPhotos } from './photo-visibility.rules.js';

test('a visitor gets the main photo and no word of others; who sees all depends on premium', () => {
  expect(photosShown('visitor', [], true)).toBe('main');
  expect([photosShown('member', [], false), photosShown('match', [], true)]).toEqual(['locked', 'all']);
});

test('all photos open for premium members, operators and oneself only', () => {
  expect(seesAllPhotos(null, false, 1)).toBe(false);
  expect(seesAllPhotos({ memberId: 2, premium: false }, false, 1)).toBe(false);
  expect(seesAllPhotos({ memberId: 2, premium: true }, false, 1)).toBe(true);
  expect(seesAllPhotos({ memberId: 2, premium: false }, true, 1)).toBe(true);
  expect(seesAllPhotos({ memberId: 1, premium: false }, false, 1)).toBe(true);
});

test('free members and visitors see the main photo, premium members all', () => {
  expect(lockedPhotos(5, false)).toBe(4);
  expect(lockedPhotos(0, false)).toBe(0);
  expect(lockedPhotos(5, true)).toBe(0);
});
