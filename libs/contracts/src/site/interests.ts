import * as z from 'zod/mini';
import { Interest, LANGUAGES } from '../reference/index.js';
import { route } from '../route.js';

export const listInterests = route({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'The interests, with their names in every content language.',
  access: 'anyone',
  reply: z.object({ interests: z.array(z.object({ id: Interest, names: z.record(z.enum(LANGUAGES), z.string()) })) }),
});
