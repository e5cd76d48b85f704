import { mayBeShown, type ViewerKind } from '../visibility/fields.rules.js';

/** `main`: nothing but the main photo, and no word of others; `locked`: the others are there, blurred. */
export type PhotosShown = 'main' | 'locked' | 'all';

export const photosShown = (viewerKind: ViewerKind, siteFields: readonly string[], seesAll: boolean): PhotosShown => {
  if (!mayBeShown('photos', viewerKind, siteFields)) return 'main';
  return seesAll ? 'all' : 'locked';
};

/** May this viewer see a photo other than the main one? One's own, and everybody's for premium members. */
export const seesAllPhotos = (
  viewer: { readonly memberId: number; readonly premium: boolean } | null,
  operator: boolean,
  memberId: number,
): boolean => viewer !== null && (operator || viewer.premium || viewer.memberId === memberId);

/** How many photos of a member are locked in a list: those beside the main one, unless the viewer is premium. */
export const lockedPhotos = (photoCount: number, premium: boolean): number => (premium ? 0 : Math.max(0, photoCount - 1));
