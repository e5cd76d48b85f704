import { createHash } from 'node:crypto';
import type { Device } from '@rendezvous/contracts/landers/content';
import type { CountryCode, Language } from '@rendezvous/contracts/reference';
import type { PublishedVariant } from './variant.js';

/** What the choice of a variant asks of a visitor. */
export interface Visit {
  readonly device: Device;
  readonly country: CountryCode;
  readonly language: Language;
  /** The same while a browser stays in its network; kept nowhere. */
  readonly key: string;
}

/** Whether it is the variant's time. */
export const isOn = ({ startsAt, endsAt }: Pick<PublishedVariant, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

const fits = <T>(wanted: readonly T[] | undefined, value: T): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(value);

const fitsVisit = ({ facts: { targeting } }: PublishedVariant, { device, country, language }: Visit): boolean =>
  fits(targeting?.devices, device) && fits(targeting?.countries, country) && fits(targeting?.languages, language);

/** A number between 0 and 1 that a visit and a slug always make again. */
const drawn = (key: string, slug: string): number =>
  (createHash('sha256').update(`${slug}\n${key}`).digest().readUIntBE(0, 6) + 0.5) / 2 ** 48;

/**
 * The variant for a visitor, each as often as its weight says; null when none fits. Each variant draws by itself, so that a change of one
 * weight moves no more visitors than it has to.
 */
export const chooseVariant = (variants: readonly PublishedVariant[], visit: Visit, now: Date): PublishedVariant | null => {
  const ranked = variants
    .filter((variant) => variant.weight > 0 && isOn(variant, now) && fitsVisit(variant, visit))
    .map((variant) => ({ variant, rank: -Math.log(drawn(visit.key, variant.slug)) / variant.weight }))
    .toSorted((one, other) => one.rank - other.rank);
  return ranked[0]?.variant ?? null;
};

/** By what the browser says of itself. */
export const deviceOf = (userAgent: string | undefined): Device =>
  /Mobi|Android|iPhone|iPod/i.test(userAgent ?? '') ? 'phone' : 'desktop';
