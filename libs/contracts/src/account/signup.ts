import * as z from 'zod/mini';
import { Id } from '../kernel/index.js';
import { COUNTRY_CODES, Gender, RELATIONSHIP_STATUSES, Sexuality } from '../reference/index.js';
import { route } from '../route.js';
import { Locale, MainImage } from '../session.js';
import { TRACKING_PARAMETERS } from '../site/traffic-source.js';
import { Email, Password } from './credentials.js';
import { SIGNUP_MESSAGE_MAX } from './first-line.js';
import { About, BirthDate, City, Interests, MemberName, RegionCode } from './profile.js';
import './limits.js';
import './refusals.js';

/** Why somebody may not join: the site takes nobody like them, or their invitation is good no more. */
export const JOINING_REFUSALS = [
  'account.signups-closed',
  'account.invitation-expired',
  'account.invitation-used-up',
  'account.invitation-withdrawn',
] as const;

/** What a visitor meant to write before there was an account; it waits with the account until its address is confirmed. */
export const FirstLine = z.object({
  /** The member whom the form's page was about. */
  member: z.optional(z.nullable(Id)),
  /** A first line to that member, or to nobody in particular. */
  signup_message: z.optional(z.string().check(z.trim(), z.maxLength(SIGNUP_MESSAGE_MAX))),
});

/** What older clients tell of where a visitor came from. It counts for nothing: a cookie of the server says it. */
const Traffic = z.partialRecord(z.enum(TRACKING_PARAMETERS), z.string().check(z.maxLength(200)));

/** Step 0 of the signup, checked before the steps that follow: address and name are free, the date of birth allows it. */
export const checkSignup = route({
  method: 'POST',
  path: '/api/signup/check',
  summary: 'Checks the credentials step of a signup without creating anything.',
  access: 'anyone',
  body: z.object({ email: Email, name: MemberName, password: Password, date_of_birth: BirthDate, traffic: z.optional(Traffic) }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.email-taken', 'account.email-deleted', 'account.name-taken', ...JOINING_REFUSALS],
  limit: 'signup_check',
});

/** A photo for a signup that is not finished: kept in a draft for 24 hours. */
export const uploadDraftPhoto = route({
  method: 'POST',
  path: '/api/signup/photo',
  summary: 'Stores one photo with the signup draft; answers the draft that the signup then names.',
  access: 'anyone',
  multipart: true,
  reply: z.object({ draft: z.uuid(), image: MainImage }),
  refusals: ['account.photo-unreadable', 'account.photo-too-large', 'account.photo-shape', ...JOINING_REFUSALS],
  limit: 'signup_photo',
});

/** What a signup asks beside address and password. */
export const SignupAnswers = z.object({
  name: MemberName,
  date_of_birth: BirthDate,
  gender: Gender,
  sexuality: Sexuality,
  country: z.enum(COUNTRY_CODES),
  region: RegionCode,
  city: z.optional(z.nullable(City)),
  relationship_status: z.optional(z.nullable(z.enum(RELATIONSHIP_STATUSES))),
  interests: z.optional(Interests),
  about: z.optional(z.nullable(About)),
  language: Locale,
  draft: z.optional(z.nullable(z.uuid())),
  consent_matching: z.literal(true),
  consent_marketing: z.boolean(),
});

/** `by_mail`: whoever reads the mails of the address is told there what comes of it; nobody is logged in, and `member_id` is 0. */
export const SignupOutcome = z.object({ member_id: z.int(), by_mail: z.optional(z.boolean()) });

export const signUp = route({
  method: 'POST',
  path: '/api/signup',
  summary:
    'Creates the account and profile at once, logs in and sends the activation mail; or only has a mail sent, to a network that was told of too many addresses.',
  access: 'anyone',
  body: z.object({
    email: Email,
    password: Password,
    ...SignupAnswers.shape,
    ...FirstLine.shape,
    consent_terms: z.literal(true),
    traffic: z.optional(Traffic),
  }),
  reply: SignupOutcome,
  refusals: ['account.email-taken', 'account.email-deleted', 'account.name-taken', ...JOINING_REFUSALS],
  limit: 'signup',
});
