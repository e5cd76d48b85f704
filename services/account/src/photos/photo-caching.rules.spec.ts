import { minutes, seconds } from '@rendezvous/contracts/kernel';
import { CACHE_CONTROL, MAIN_PHOTO_BELIEVED_MS } from './photo-caching.rules.js';

test('a photo that is no longer the main one is gone from its public address within a minute', () => {
  const shared = Number(/\bs-maxage=(\d+)/.exec(CACHE_CONTROL.public)?.[1]);
  expect(MAIN_PHOTO_BELIEVED_MS + seconds(shared)).toBeLessThan(minutes(1));
});

test('a main photo may be kept by every cache, any other by its viewer’s browser only', () => {
  expect(CACHE_CONTROL.public).toMatch(/^public, max-age=600\b/);
  expect(CACHE_CONTROL.signed).toBe('private, max-age=3600, immutable');
});
