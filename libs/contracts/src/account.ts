import * as z from 'zod/mini';
import { Id, isBlank, isCalendarDate } from './kernel/index.js';
import { MemberId, Traits } from './member.js';
import { COUNTRY_CODES, Gender, Interest, INTERESTS, RELATIONSHIP_STATUSES, Sexuality } from './reference/index.js';
import { route } from './route.js';
import { Locale, MainImage } from './session.js';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const Email = z.email().check(z.maxLength(254));
export const Password = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
export const NAME_MAX = 30;
export const ABOUT_MAX = 2000;
export const INTERESTS_MAX = 20;
/** Something that can be seen: invisible characters alone are as good as nothing. */
const seen = z.refine<string>((text) => !isBlank(text), { error: 'required', abort: true });
/**
 * A user name: may not start with @ nor be an e-mail address, and shows as it reads (no control or direction characters, nothing invisible but
 * what chooses how an emoji is drawn). Composed, and with single spaces.
 */
export const MemberName = z.string().check(
  seen,
  z.normalize('NFC'),
  z.overwrite((name) => name.replaceAll(/\s+/g, ' ')),
  z.trim(),
  z.minLength(2),
  z.maxLength(NAME_MAX),
  z.regex(/^(?:[\uFE0E\uFE0F]|[^@\p{C}\p{Default_Ignorable_Code_Point}\u2800])*$/u, 'name'),
);
/** A set: each once, in the order of the list of interests. */
const Interests = z.array(Interest).check(
  z.overwrite((chosen) => INTERESTS.filter((interest) => chosen.includes(interest))),
  z.maxLength(INTERESTS_MAX),
);
export const BirthDate = z.string().check(z.refine(isCalendarDate, 'birth-date'));
/** First-touch tracking, as stored by the client. */
export const Traffic = z.partialRecord(z.enum(['network', 'ref', 'sub1', 'sub2', 'sub3']), z.string().check(z.maxLength(200)));
export type Traffic = z.output<typeof Traffic>;
const City = z.string().check(z.trim(), z.maxLength(80), z.regex(/^\P{C}*$/u));
const RegionCode = z.string().check(z.minLength(1), z.maxLength(10));
const About = z.string().check(z.maxLength(ABOUT_MAX));
const Token = z.string().check(z.minLength(20), z.maxLength(200));

/** Step 0 of the signup, checked before the steps that follow: address and name are free, the date of birth allows it. */
export const checkSignup = route({
  method: 'POST',
  path: '/api/signup/check',
  summary: 'Checks the credentials step of a signup without creating anything.',
  access: 'anyone',
  body: z.object({ email: Email, name: MemberName, password: Password, date_of_birth: BirthDate, traffic: z.optional(Traffic) }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.email-taken', 'account.email-deleted', 'account.name-taken', 'account.signups-closed'],
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
  refusals: ['account.photo-unreadable', 'account.photo-too-large', 'account.signups-closed'],
  limit: 'signup_photo',
});

export const signUp = route({
  method: 'POST',
  path: '/api/signup',
  summary:
    'Creates the account and profile at once, logs in and sends the activation mail; or only has a mail sent, to a network that was told of too many addresses.',
  access: 'anyone',
  body: z.object({
    email: Email,
    name: MemberName,
    password: Password,
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
    consent_terms: z.literal(true),
    consent_matching: z.literal(true),
    consent_marketing: z.boolean(),
    traffic: z.optional(Traffic),
  }),
  /** `by_mail`: whoever reads the mails of the address is told there what comes of it; nobody is logged in, and `member_id` is 0. */
  reply: z.object({ member_id: z.int(), by_mail: z.optional(z.boolean()) }),
  refusals: ['account.email-taken', 'account.email-deleted', 'account.name-taken', 'account.signups-closed'],
  limit: 'signup',
});

export const activate = route({
  method: 'POST',
  path: '/api/activation',
  summary: 'Uses the link of the activation mail, or of the mail that finishes a signup.',
  access: 'anyone',
  body: z.object({ token: Token }),
  /** `again`: the link was used before, and its address is confirmed. */
  reply: z.object({ credits: z.int(), again: z.optional(z.boolean()) }),
  refusals: ['account.link-invalid'],
  limit: 'mail_link',
});

export const readActivationMail = route({
  method: 'GET',
  path: '/api/activation/mail',
  summary: 'Whether the activation mail is on its way already, and to which address.',
  access: 'member',
  reply: z.object({ sent: z.boolean(), email: z.string() }),
});

export const resendActivation = route({
  method: 'POST',
  path: '/api/activation/mail',
  summary: 'Sends the activation mail again.',
  access: 'member',
  reply: z.object({ ok: z.boolean() }),
  limit: 'activation_mail',
});

export const askPasswordReset = route({
  method: 'POST',
  path: '/api/password/reset-mail',
  summary: 'Sends a link to set a new password; answers the same whether the address has an account or not.',
  access: 'anyone',
  body: z.object({ email: Email }),
  reply: z.object({ ok: z.boolean() }),
  /** Only where the site's settings say so: membership is a secret. */
  refusals: ['account.email-not-found'],
  limit: 'reset_mail',
});

/** Whoever opens a link hears at once that it is over, not after a password was chosen. */
export const checkResetLink = route({
  method: 'POST',
  path: '/api/password/reset/check',
  summary: 'Whether the link of the mail still sets a password; answers the same for one that is used, over or unknown.',
  access: 'anyone',
  body: z.object({ token: Token }),
  reply: z.object({ good: z.boolean() }),
  limit: 'mail_link',
});

export const resetPassword = route({
  method: 'POST',
  path: '/api/password/reset',
  summary: 'Sets a new password with the link of the mail; ends all other sessions.',
  access: 'anyone',
  body: z.object({ token: Token, password: Password }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.link-invalid'],
  limit: 'reset',
});

export const OwnPhoto = z.object({ id: z.int(), image: MainImage, main: z.boolean() });

/** The viewer's own profile with everything that the profile page edits. */
export const EditableProfile = z.object({
  name: z.string(),
  gender: Gender,
  sexuality: Sexuality,
  date_of_birth: z.string(),
  country: z.enum(COUNTRY_CODES),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  ...Traits.shape,
  interests: z.array(Interest),
  about: z.nullable(z.string()),
  photos: z.array(OwnPhoto),
  photo_limit: z.int(),
});
export type EditableProfile = z.output<typeof EditableProfile>;

export const readOwnProfile = route({
  method: 'GET',
  path: '/api/profile',
  summary: 'The viewer’s own profile for editing.',
  access: 'member',
  reply: EditableProfile,
});

export const changeProfile = route({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Changes the viewer’s own profile; absent fields stay.',
  access: 'member',
  body: z.partial(
    z.object({
      country: z.enum(COUNTRY_CODES),
      region: RegionCode,
      city: z.nullable(City),
      sexuality: Sexuality,
      ...Traits.shape,
      interests: Interests,
      about: z.nullable(About),
    }),
  ),
  reply: EditableProfile,
});

export const addPhoto = route({
  method: 'POST',
  path: '/api/profile/photos',
  summary: 'Adds a photo to the viewer’s profile.',
  access: 'member',
  multipart: true,
  reply: z.object({ photos: z.array(OwnPhoto) }),
  refusals: ['account.photo-unreadable', 'account.photo-too-large', 'account.photo-limit'],
  limit: 'photo',
});

const PhotoParams = z.object({ photoId: MemberId });

export const removePhoto = route({
  method: 'DELETE',
  path: '/api/profile/photos/:photoId',
  summary: 'Removes one of the viewer’s photos.',
  access: 'member',
  params: PhotoParams,
  reply: z.object({ photos: z.array(OwnPhoto) }),
  refusals: ['request.not-found'],
});

export const orderPhotos = route({
  method: 'PUT',
  path: '/api/profile/photos/order',
  summary: 'Puts the viewer’s photos in order; the first is the main one.',
  access: 'member',
  body: z.object({ ids: z.array(Id).check(z.maxLength(100)) }),
  reply: z.object({ photos: z.array(OwnPhoto) }),
  refusals: ['request.not-found'],
});

/** Preferences of the settings page. */
export const Preferences = z.object({
  invisible: z.boolean(),
  privacy: z.boolean(),
  read_receipts: z.boolean(),
});
export type Preferences = z.output<typeof Preferences>;

export const readPreferences = route({
  method: 'GET',
  path: '/api/preferences',
  summary: 'The viewer’s preferences and blocked members.',
  access: 'member',
  reply: z.object({ preferences: Preferences, blocked: z.array(z.object({ id: z.int(), name: z.string(), blocked_at: z.string() })) }),
});

export const changePreferences = route({
  method: 'PATCH',
  path: '/api/preferences',
  summary: 'Changes preferences; absent fields stay.',
  access: 'member',
  body: z.partial(Preferences),
  reply: z.object({ preferences: Preferences }),
});

export const COMPLAINT_CATEGORIES = ['member', 'payment', 'privacy', 'technical', 'other'] as const;
export const COMPLAINT_TEXT_MIN = 20;
export const COMPLAINT_TEXT_MAX = 5000;
export const COMPLAINT_STATES = ['open', 'answered', 'closed'] as const;

export const fileComplaint = route({
  method: 'POST',
  path: '/api/complaints',
  summary: 'Files a complaint; answers with the number under which its state can be looked up. It is answered by mail.',
  access: 'anyone',
  body: z.object({
    category: z.enum(COMPLAINT_CATEGORIES),
    text: z.string().check(seen, z.trim(), z.minLength(COMPLAINT_TEXT_MIN), z.maxLength(COMPLAINT_TEXT_MAX)),
    /** The member whom it is about. */
    member_id: z.optional(z.nullable(MemberId)),
    /** Where the answer goes; a member's own address when absent. */
    email: z.optional(z.nullable(Email)),
  }),
  reply: z.object({ number: z.string() }),
  limit: 'complaint',
});

export const readComplaint = route({
  method: 'GET',
  path: '/api/complaints/:number',
  summary: 'The state of a complaint, for whoever knows its number.',
  access: 'anyone',
  params: z.object({ number: z.string().check(z.regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/)) }),
  reply: z.object({ number: z.string(), category: z.enum(COMPLAINT_CATEGORIES), state: z.enum(COMPLAINT_STATES), filed_at: z.string() }),
  refusals: ['account.complaint-not-found'],
  limit: 'complaint_state',
});

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
