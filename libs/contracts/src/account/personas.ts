import * as z from 'zod/mini';
import { route } from '../route.js';
import { MainImage } from '../session.js';

/** Demo mode only: who one can sign in as with one click. */
export const listPersonas = route({
  method: 'GET',
  path: '/api/demo/personas',
  summary: 'The personas of the demo; not found outside demo mode.',
  access: 'anyone',
  reply: z.object({
    personas: z.array(
      z.object({
        email: z.string(),
        name: z.string(),
        kind: z.enum(['free', 'premium', 'broke', 'unconfirmed', 'hidden', 'operator']),
        main_image: z.nullable(MainImage),
      }),
    ),
    password: z.string(),
  }),
});
