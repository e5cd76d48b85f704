import type { Device } from '@rendezvous/contracts/landers/content';
import type { CountryCode, Language } from '@rendezvous/contracts/reference';
import type { PublishedVariant } from './variant.js';

/** What the choice of a variant asks of a visitor. */
export interface Visit {
  readonly device: Device;
  readonly country: CountryCode;
  readonly language: Language;
}

/** Whether it is the variant's time. */
export const isOn = ({ startsAt, endsAt }: Pick<PublishedVariant, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

const fits = <T>(wanted: readonly T[] | undefined, value: T): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(value);

const fitsVisit = ({ facts: { targeting } }: PublishedVariant, { device, country, language }: Visit): boolean =>
  fits(targeting?.devices, device) && fits(targeting?.countries, country) && fits(targeting?.languages, language);

/** Variants that may be shown to a visitor at the address of their template, whatever their weight, in the order of their slugs. */
export const fitting = (variants: readonly PublishedVariant[], visit: Visit, now: Date): PublishedVariant[] =>
  variants.filter((variant) => isOn(variant, now) && fitsVisit(variant, visit)).toSorted((one, other) => (one.slug < other.slug ? -1 : 1));

/** By what the browser says of itself. */
export const deviceOf = (userAgent: string | undefined): Device =>
  /Mobi|Android|iPhone|iPod/i.test(userAgent ?? '') ? 'phone' : 'desktop';
