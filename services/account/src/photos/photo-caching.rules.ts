import { seconds } from '@rendezvous/contracts/kernel';

/**
 * How long this server believes that a photo is a main photo. Together with what shared caches keep (`s-maxage`), a photo that is replaced or
 * removed as the main one opens at its public address for less than a minute; only browsers that have shown it keep it, for ten minutes.
 */
export const MAIN_PHOTO_BELIEVED_MS = seconds(20);

/** Keys that are believed at once, at most. */
export const MAIN_PHOTOS_BELIEVED_MAX = 20_000;

/** What a browser and shared caches may keep: a main photo for everybody, any other for the browser whose viewer may see it. */
export const CACHE_CONTROL = {
  public: 'public, max-age=600, s-maxage=30',
  signed: 'private, max-age=3600, immutable',
} as const;
