import * as z from 'zod/mini';
import { route } from '../route.js';
import { SPECIAL_FIELDS } from './field-choices.js';
import './limits.js';

/** Consents that can be taken back while one stays: whoever takes back the terms leaves. */
export const ChangeableConsent = z.enum(['matching', 'marketing']);
export type ChangeableConsent = z.output<typeof ChangeableConsent>;

const ConsentRecord = z.object({
  given: z.boolean(),
  at: z.string(),
  /** Date of the text that was agreed to; null where it is not known. */
  version: z.nullable(z.string()),
});

const Consent = z.object({
  kind: z.enum(['terms', 'matching', 'marketing']),
  given: z.boolean(),
  /** What was said when, latest first. */
  records: z.array(ConsentRecord),
});
export type Consent = z.output<typeof Consent>;

/** That a special field is shown to others: given and taken back with the profile, as `agreed_fields`. */
const ShowingConsent = z.object({ field: z.enum(SPECIAL_FIELDS), given: z.boolean(), records: z.array(ConsentRecord) });
export type ShowingConsent = z.output<typeof ShowingConsent>;

const Reply = z.object({
  consents: z.array(Consent),
  /** Missing in answers of before it was told. */
  showing: z.optional(z.array(ShowingConsent)),
});

export const readConsents = route({
  method: 'GET',
  path: '/api/consents',
  summary: 'What the viewer agreed to, when, and to which version of the text.',
  access: 'member',
  reply: Reply,
});

export const changeConsent = route({
  method: 'PUT',
  path: '/api/consents/:kind',
  summary: 'Gives or takes back a consent; nothing happens where it is so already. Without consent to matching one is not listed.',
  access: 'member',
  params: z.object({ kind: ChangeableConsent }),
  body: z.object({ given: z.boolean() }),
  reply: Reply,
  limit: 'consent',
});
