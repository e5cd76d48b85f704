import * as z from 'zod/mini';
import { route } from '../route.js';
import { Email, Password } from './credentials.js';
import { FirstLine, JOINING_REFUSALS, SignupAnswers, SignupOutcome } from './signup.js';
import './limits.js';
import './refusals.js';

/** A short form: address, password and consent. What else a signup asks is asked at `/complete-signup`. */
export const startSignup = route({
  method: 'POST',
  path: '/api/signup/start',
  summary: 'Keeps address, password and consent of a short form for this browser; tells nothing of the address.',
  access: 'anyone',
  body: z.object({
    email: Email,
    password: Password,
    consent_terms: z.literal(true),
    ...FirstLine.shape,
  }),
  reply: z.object({ ok: z.boolean() }),
  refusals: JOINING_REFUSALS,
  limit: 'signup',
});

/** Where pages send the same as plain forms, without a script. They are answered with 303: to the page that follows, or back to their own. */
export const SHORT_FORM_PATH = '/signup/start';
export const COMPLETION_FORM_PATH = '/signup/complete';

/** In the address of a page that a plain form leads back to: it was refused, or only the mailbox is told what comes of it. */
export const SENT_FORM = 'form';
export const FORM_REFUSED = 'again';
export const FORM_MAILED = 'mailed';

export const readSignupStart = route({
  method: 'GET',
  path: '/api/signup/start',
  summary: 'What this browser has begun with a short form and not completed; `started` is null without it.',
  access: 'anyone',
  reply: z.object({
    started: z.nullable(
      z.object({
        email: z.string(),
        member: z.nullable(z.int()),
        signup_message: z.string(),
        /** It was begun with an invitation; absent from an earlier release. */
        invited: z.optional(z.boolean()),
      }),
    ),
  }),
});

/** What is shown again of a plain form that was refused: everything typed but the password, and why. */
export const RefusedForm = z.object({
  /** By field; one that was not ticked is missing. */
  typed: z.record(z.string(), z.string()),
  /** Code of the refusal and values for its sentence. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Faulty fields, each with what is wrong. */
  faults: z.record(z.string(), z.string()),
});
export type RefusedForm = z.output<typeof RefusedForm>;

export const readRefusedForm = route({
  method: 'GET',
  path: '/api/signup/refused',
  summary: 'The form that this browser sent last without a script, when it was refused; `refused` is null otherwise.',
  access: 'anyone',
  reply: z.object({ refused: z.nullable(RefusedForm) }),
});

export const completeSignup = route({
  method: 'POST',
  path: '/api/signup/complete',
  summary: 'Creates the account that a short form began, as a signup does. Sent twice, it creates one and answers the same.',
  access: 'anyone',
  body: SignupAnswers,
  reply: SignupOutcome,
  refusals: ['account.email-taken', 'account.email-deleted', 'account.name-taken', 'account.signup-not-started', ...JOINING_REFUSALS],
  limit: 'signup',
});
