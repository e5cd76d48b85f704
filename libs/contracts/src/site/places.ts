import * as z from 'zod/mini';
import { route } from '../route.js';
import { CountryCode } from './country-code.js';
import './limits.js';

/** A number as it stands in an address; an empty text is none, though JavaScript would read zero. */
const degrees = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );

/** A town, and the region that it lies in; null where that is not known. */
export const Place = z.object({ country: CountryCode, region: z.nullable(z.string()), city: z.string() });

export type Place = z.output<typeof Place>;

export const geocode = route({
  method: 'GET',
  path: '/api/geocode.php',
  summary: 'The town nearest to a point, in the countries of the site; null when there is none around. The point itself is not kept.',
  access: 'anyone',
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  reply: z.object({ result: z.nullable(Place) }),
  limit: 'places',
});

export const TOWNS_SIZE = 8;

export const suggestTowns = route({
  method: 'GET',
  path: '/api/towns',
  summary: 'Towns of a country whose names begin so, those of the region first, then the largest.',
  access: 'anyone',
  query: z.object({
    country: CountryCode,
    region: z.optional(z.string().check(z.maxLength(10))),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  reply: z.object({ towns: z.array(Place) }),
  limit: 'places',
});
