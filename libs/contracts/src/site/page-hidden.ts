import * as z from 'zod/mini';
import { route } from '../route.js';

/** The beacon of a page that is not looked at any more. It is counted only for visitors who agreed to be measured. */
export const pageHidden = route({
  method: 'POST',
  path: '/api/page-hidden.php',
  summary: 'Counts that a page was left or put aside; nothing is counted without the visitor’s consent.',
  access: 'anyone',
  query: z.object({
    /** Path of the page. */
    page: z.optional(z.string().check(z.regex(/^\/[^\s?#]*$/), z.maxLength(200))),
    /**
     * For the first time that a page is hidden whose address asked for it by `lb`: whether its visitor had been on no other page since it was loaded.
     * `taken-back`: it was told as a bounce, and its tab then loaded it again, or another page of the site.
     */
    bounced: z.optional(z.enum(['yes', 'no', 'taken-back'])),
  }),
  body: z.strictObject({}),
  reply: z.object({ ok: z.boolean() }),
  limit: 'write',
});
