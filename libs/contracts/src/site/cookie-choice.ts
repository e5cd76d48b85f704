import * as z from 'zod/mini';
import { route } from '../route.js';

const Choice = z.enum(['needed', 'all']);

/** What a visitor agreed to: only the cookies that the site needs, or to being measured, too; and when. */
export const CookieChoice = z.object({ choice: Choice, chosen_at: z.string() });

export type CookieChoice = z.output<typeof CookieChoice>;

export const chooseCookies = route({
  method: 'PUT',
  path: '/api/cookie-choice',
  summary: 'Keeps in the browser what its visitor agreed to; a later choice replaces it.',
  access: 'anyone',
  body: z.object({ choice: Choice }),
  reply: CookieChoice,
  limit: 'write',
});

/** Where the same is sent as a plain form, without a script. Answered with 303 to the page that the form names. */
export const COOKIE_CHOICE_FORM_PATH = '/cookie-choice';
