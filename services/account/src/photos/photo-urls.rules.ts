import { hours, minutes } from '@rendezvous/contracts/kernel';

/** Widths that a photo is stored in. */
export const RENDITIONS = [160, 480, 1280] as const;
export type Rendition = (typeof RENDITIONS)[number];
/** What is kept of a photo: three widths, and the blurred picture that stands for a locked photo. */
export type Variant = Rendition | 'blur';
export const VARIANTS: readonly Variant[] = [...RENDITIONS, 'blur'];

/** How long a signed address is good for, at most. */
const SIGNED_MS = hours(1);
/** Addresses signed within the same span are the same, so that a browser's cache finds them again. */
const SIGNED_STEP_MS = minutes(10);

/** When an address that is signed now ends. */
export const signedUntil = (now: Date): Date => new Date(Math.floor(now.getTime() / SIGNED_STEP_MS) * SIGNED_STEP_MS + SIGNED_MS);

/** Where the storage has the photos. */
export const PHOTOS_FOLDER = 'photos';

/** Name of a rendition in the storage. Split by its first letters: no folder may hold a million entries. */
export const storageKey = (key: string, variant: Variant): string => `${PHOTOS_FOLDER}/${key.slice(0, 2)}/${key}/${variant}.webp`;

/** The photo that a name in the storage is a rendition of; null for any other name. */
export const keyOf = (name: string): string | null => /^photos\/[^/]+\/([^/]+)\/\w+\.webp$/.exec(name)?.[1] ?? null;

/** Public address of a main photo, below the site's prefix. */
export const publicPath = (key: string, width: Rendition): string => `m/${key}/${width}.webp`;

/** Path of a photo that opens only when it is signed. */
export const privatePath = (key: string, variant: Variant): string => `s/${key}/${variant}.webp`;

export interface AskedPhoto {
  readonly kind: 'public' | 'signed';
  readonly key: string;
  readonly variant: Variant;
}

/** Reads a path; null when it is none of ours. */
export const readPath = (path: string): AskedPhoto | null => {
  const [, kind, key = '', name = ''] = /^([ms])\/([a-z0-9]{24,64})\/(\w+)\.webp$/.exec(path) ?? [];
  const variant = VARIANTS.find((each) => String(each) === name);
  if (variant === undefined) return null;
  if (kind === 's') return { kind: 'signed', key, variant };
  return variant === 'blur' ? null : { kind: 'public', key, variant };
};
