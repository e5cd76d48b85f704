import * as z from 'zod/mini';
import { AgeHold } from './account/age-hold.js';
import { COUNTRY_CODES, Gender, LOCALES, Sexuality } from './reference/index.js';
import { route } from './route.js';
import './account/limits.js';
import './account/refusals.js';

export const Locale = z.enum(LOCALES);

/** A rendered picture. `thumb_filename` and `filename` are appended to the site's `cdn_prefix`. */
export const MainImage = z.object({ filename: z.string(), thumb_filename: z.string(), placeholder: z.nullable(z.string()) });
export type MainImage = z.output<typeof MainImage>;

/** The logged-in member's own profile, as the shell needs it on every page. */
const OwnProfile = z.object({
  id: z.int(),
  status: z.enum(['active', 'disabled']),
  name: z.string(),
  main_image: z.nullable(MainImage),
  gender: Gender,
  sexuality: Sexuality,
  date_of_birth: z.string(),
  country: z.enum(COUNTRY_CODES),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
});

const USER_STATUSES = ['not_confirmed', 'activated', 'pending_deletion'] as const;

/** The discount of a member's first hours. The server holds the deadline. */
export const TimeBonus = z.object({
  percentage: z.int(),
  began_at: z.string(),
  ends_at: z.string(),
  /** By the server's clock, when it answered. */
  seconds_left: z.int(),
});
export type TimeBonus = z.output<typeof TimeBonus>;

/** Who is logged in: account and credits together. Field names are those of the fixed wire format. */
export const User = z.object({
  id: z.int(),
  status: z.enum(USER_STATUSES),
  email: z.string(),
  credits: z.int(),
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  paid_user: z.boolean(),
  signup_date: z.string(),
  fictional_icon: z.boolean(),
  language: Locale,
  operator: z.boolean(),
  /** Offered now; an older gateway leaves it out. */
  time_bonus: z.optional(z.nullable(TimeBonus)),
  /** An operator disabled their profile; an older gateway leaves it out. */
  moderated: z.optional(z.boolean()),
  /** Since when they take a break; an older gateway leaves it out. */
  paused_since: z.optional(z.nullable(z.string())),
  /** What they are held from until their age is assured; an older gateway leaves it out. */
  age_hold: z.optional(z.nullable(AgeHold)),
  /** They took back the consent to matching: nobody finds them, and they are asked again. */
  matching_withdrawn: z.optional(z.boolean()),
  profile: OwnProfile,
});
export type User = z.output<typeof User>;

export const UserReply = z.object({ user: z.nullable(User) });

export const readUser = route({
  method: 'GET',
  path: '/api/user.php',
  summary: 'Who is logged in; `user` is null without a login.',
  access: 'anyone',
  reply: z.object({
    user: z.nullable(User),
    /** What the interface speaks here from the next page on: to whoever is logged in now, in this browser. An older gateway leaves it out. */
    locale: z.optional(Locale),
  }),
});

export const logIn = route({
  method: 'POST',
  path: '/api/user.php',
  summary: 'Logs in with an e-mail address or name and a password.',
  access: 'anyone',
  body: z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Takes an account that is being deleted back, and logs in. */
    bring_back: z.optional(z.boolean()),
  }),
  reply: UserReply,
  refusals: [
    'account.login-failed',
    'account.login-blocked',
    'account.login-needs-link',
    'account.deletion-pending',
    'account.signup-unfinished',
  ],
  limit: 'login',
});

/** Where the login is sent as a plain form, without a script. Answered with 303: to the page that follows, or back to its own. */
export const LOGIN_FORM_PATH = '/login';

export const changeLanguage = route({
  method: 'PUT',
  path: '/api/user.php',
  summary: 'Keeps the interface language with the account.',
  access: 'anyone',
  body: z.object({ language: Locale }),
  reply: UserReply,
  limit: 'edit',
});

/** Where the language menu is sent as a plain form, without a script. Answered with 303 to the page that the form names. */
export const LANGUAGE_FORM_PATH = '/language';

export const logOut = route({
  method: 'GET',
  path: '/api/logout.php',
  summary: 'Ends the session of this browser.',
  access: 'anyone',
  reply: z.object({ ok: z.boolean() }),
  changesState: true,
});
