import { createHmac, timingSafeEqual } from 'node:crypto';
import { hours, minutes } from '@rendezvous/contracts/kernel';

/** Widths that a photo is stored in. */
export const RENDITIONS = [160, 480, 1280] as const;
export type Rendition = (typeof RENDITIONS)[number];
/** What is served of a photo: a width, or the blurred picture that stands for a locked photo. */
export type Variant = Rendition | 'blur';

/** How long a signed address is good for, at most. */
export const SIGNED_MS = hours(1);
/** Addresses signed within the same span are the same, so that a browser's cache finds them again. */
const SIGNED_STEP_MS = minutes(10);

/** Name of a rendition in the storage. */
export const storageKey = (key: string, variant: Variant): string => `photos/${key}/${variant}.webp`;

/** When an address that is signed now ends, in seconds since 1970. */
export const signedUntil = (now: Date): number => (Math.floor(now.getTime() / SIGNED_STEP_MS) * SIGNED_STEP_MS + SIGNED_MS) / 1000;

const KEY = /^[a-z0-9]{24,64}$/;

/** What kind of picture a signature opens: all widths, or only the blurred one. */
type Purpose = 'full' | 'blur';

const signature = (secret: string, purpose: Purpose, key: string, until: number): string =>
  createHmac('sha256', secret).update(`photo:${purpose}:${key}:${until}`).digest('base64url').slice(0, 32);

/** Public address of a main photo, below the site's prefix. */
export const publicAddress = (key: string, variant: Rendition): string => `m/${key}/${variant}.webp`;

/** Address of any photo for one hour, below the site's prefix. */
export const signedAddress = (secret: string, key: string, variant: Variant, now: Date): string => {
  const until = signedUntil(now);
  const purpose = variant === 'blur' ? 'blur' : 'full';
  return `s/${key}/${until}-${signature(secret, purpose, key, until)}/${variant}.webp`;
};

export type Asked = { readonly kind: 'public' | 'signed'; readonly key: string; readonly variant: Variant } | null;

const variantOf = (text: string): Variant | null =>
  text === 'blur' ? 'blur' : (RENDITIONS.find((width) => String(width) === text) ?? null);

/** Reads an address; null when it is none of ours, forged or over. */
export const readAddress = (secret: string, path: string, now: Date): Asked => {
  const [kind, key = '', ...rest] = path.split('/');
  const file = /^(\w+)\.webp$/.exec(rest.at(-1) ?? '');
  const variant = variantOf(file?.[1] ?? '');
  if (variant === null || !KEY.test(key)) return null;
  if (kind === 'm' && rest.length === 1 && variant !== 'blur') return { kind: 'public', key, variant };
  if (kind !== 's' || rest.length !== 2) return null;
  const [untilText = '', given = ''] = splitOnce(rest[0] ?? '');
  const until = Number(untilText);
  if (!Number.isSafeInteger(until) || until * 1000 <= now.getTime()) return null;
  const expected = signature(secret, variant === 'blur' ? 'blur' : 'full', key, until);
  const same = given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return same ? { kind: 'signed', key, variant } : null;
};

/** A signature may itself contain dashes: only the first one separates. */
const splitOnce = (text: string): readonly [string, string] => {
  const at = text.indexOf('-');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};
