import * as z from 'zod/mini';
import { route } from '../route.js';
import { CountryCode } from './country-code.js';

export const Region = z.object({ country: CountryCode, code: z.string(), name: z.string() });

export type Region = z.output<typeof Region>;

export const listRegions = route({
  method: 'GET',
  path: '/api/regions.php',
  summary: 'The regions of all countries, names in the interface language.',
  access: 'anyone',
  reply: z.object({ regions: z.array(Region) }),
});
