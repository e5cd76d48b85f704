import { type CallLimit, type LimitName, callLimit, limitNames } from '@rendezvous/contracts/limits';
import { ownPath } from '@rendezvous/contracts/kernel';
import { COUNTRY_CODES, GENDERS, type Locale } from '@rendezvous/contracts/reference';
import { FURTHER_FIELDS } from '@rendezvous/contracts/search/members';
import { PROFILE_NOTES } from '@rendezvous/contracts/search/profile-notes';
import * as z from 'zod';

const count = (fallback: number) => z.int().min(0).max(100_000).default(fallback);
const Country = z.enum(COUNTRY_CODES);
const text = (en: string, fr: string) => z.object({ en: z.string().min(1), fr: z.string().min(1) }).default({ en, fr });

const calls = z.int().min(1).max(100_000_000);
/** Asked when settings are read: by then every area has made its own known. */
const LimitName = z.string().refine((name) => limitNames().some((known) => known === name), 'no limit');

/** Calls that a site allows; what is absent has the default of the contract (each area keeps its own). */
const Limits = z
  .record(LimitName, z.strictObject({ seconds: calls, member: calls, network: calls, visitors: calls }).partial())
  .default({});

/** Fields of a profile that other members may see, in the order in which the page shows them. */
const PROFILE_FIELDS = [
  'gender',
  'sexuality',
  'country',
  'region',
  'city',
  'relationship_status',
  'hair_color',
  'eye_color',
  'body_type',
  'tattoos',
  'seeking',
  'height',
  'spoken_languages',
  'children',
  'smoking',
  'work',
  'interests',
  'about',
  'prompts',
];

/**
 * Everything that an operator may change for one site without a release. Kept as JSON in `site.sites.settings`;
 * what is absent there has the default given here. Texts are kept in every language of the interface.
 */
export const SiteSettings = z.object({
  name: z.string().min(1).max(60).default('Rendezvous'),
  index_title: text('Meet someone worth the evening', 'Une rencontre qui vaut la soirée'),
  description: text(
    'Online dating and chat for adults who like a real conversation. Look around freely, pay only for what you send.',
    'Rencontres et discussions en ligne pour les adultes qui aiment parler vraiment. Regardez librement, ne payez que ce que vous envoyez.',
  ),
  countries: z
    .array(Country)
    .min(1)
    .default([...COUNTRY_CODES]),
  /** Country of a visitor whose network tells none that the site serves. */
  default_country: Country.default('CH'),
  /** A locale such as `fr-FR`: the language of visitors who have not chosen one. */
  domain_language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .nullable()
    .default(null),
  support_email: z.email().default('support@rendezvous.example'),
  push_public_key: z.string().nullable().default(null),
  /** Where `/` leads instead of the home page; null: nowhere else. */
  root_redirect: z
    .string()
    .refine((address) => ownPath(address) !== null, 'must be a path of this site')
    .nullable()
    .default(null),

  min_age: z.int().min(18).max(99).default(18),
  /** What members have their age assured for, by a company; `min_age` is what they state themselves in any case. */
  age_assurance: z.enum(['off', 'before_writing', 'before_listing']).default('off'),
  /** How long an age is assured. */
  age_assurance_days: z.int().min(1).max(3650).default(365),
  signups: z.enum(['all', 'with_trafficsource', 'none']).default('all'),
  invite_only: z.boolean().default(false),
  /** How long somebody who entered a code in time may finish their signup after it expired: as long as a signup waits for its mail's link. */
  invitation_grace_days: count(7),
  /** How long the invitation of somebody who waited is good. */
  waiting_invitation_days: z.int().min(1).max(3650).default(14),
  /** How long an address waits for an invitation before it is erased; the page about privacy says so. */
  waiting_address_days: z.int().min(1).max(3650).default(365),
  reveal_unknown_email: z.boolean().default(false),
  logged_out_search: z.enum(['all', 'none']).default('all'),
  logged_out_search_trafficsource: z.enum(['all', 'none']).default('none'),
  /** Search engines may list members' pages: of those only whom visitors see, and only while visitors may search. */
  profiles_indexed: z.boolean().default(false),
  enable_site_entry_popup: z.enum(['yes', 'no']).default('yes'),
  site_entry_countries: z.array(Country).default(['NL', 'DE']),

  signup_credits: count(3),
  message_credits: count(1),
  photo_credits: count(2),
  gift_credits: count(3),
  message_length: z.int().min(1).max(1000).default(1000),
  free_conversations: count(2),
  free_photos: count(3),
  premium_photos: count(25),
  refund_days: count(14),
  /** How long a provider may take until an order is given up: minutes where it is decided while one looks at it, days for a direct debit. */
  order_minutes: z.int().min(10).max(1440).default(60),
  order_debit_days: z.int().min(1).max(30).default(10),
  /** What a member, an account and a network may sign of direct debits, in cents, within so many days: no more than 30, for which the page about privacy says that a network is counted. */
  direct_debit_limit: z.int().min(0).max(10_000_000).default(10_000),
  direct_debit_limit_days: z.int().min(1).max(30).default(30),
  /** How long a code by SMS counts, and how often it may be tried. */
  direct_debit_code_minutes: z.int().min(2).max(60).default(10),
  direct_debit_code_tries: z.int().min(1).max(10).default(5),
  /** An offer that ended so recently lets no other one begin: its deadline was the truth. */
  offer_quiet_days: z.int().min(0).max(365).default(7),
  /** How long the discount counts that somebody takes who is about to leave. */
  leaving_discount_hours: z.int().min(1).max(8760).default(72),
  /** After the last answer to a complaint, or after it was closed, it is deleted. */
  complaint_days: count(180),
  swipes_a_day: count(4),
  passkeys_max: count(10),
  /** For so many days a member's search remembers whose pages they opened, and so many of them, the latest; the page about privacy says both. */
  seen_members_days: z.int().min(1).max(3660).default(180),
  seen_members_kept: z.int().min(1).max(100_000).default(2000),

  limits: Limits,
  /** Sockets that one gateway process keeps open: a tab has one. More tabs of a member ask by calls instead. */
  sockets_per_member: z.int().min(1).max(100_000).default(20),
  sockets_per_network: z.int().min(1).max(10_000_000).default(500),
  /** Photos that are being uploaded at a time. A member's oldest makes room for a newer one; a network has to wait. */
  uploads_per_member: z.int().min(1).max(1000).default(25),
  uploads_per_network: z.int().min(1).max(100_000).default(300),

  visible_profile_fields: z.array(z.string()).default(PROFILE_FIELDS),
  /** Short facts beside a profile, on its page and its card. */
  visible_profile_notes: z.array(z.enum(PROFILE_NOTES)).default(['new']),
  /** What the form of the search offers; a field that is not shown to somebody is none that they search by. */
  search_fields: z.array(z.string()).default(['gender', 'country', 'countryregion', 'min_age', 'max_age', ...FURTHER_FIELDS]),
  search_genders: z.array(z.enum(GENDERS)).default([...GENDERS]),

  member_resell: z.boolean().default(false),
  claim_46_percent: z.boolean().default(false),
  fictional_icon: z.boolean().default(true),
  /** Messages to fictional profiles cost nothing unless this says otherwise. */
  fictional_messages_free: z.boolean().default(true),
  fictional_singular: text('Fictional profile', 'Profil fictif'),
  fictional_plural: text('Fictional profiles', 'Profils fictifs'),
  fictional_warning: text(
    'A fictional profile was made up to show what the site can do; a meeting is not possible.',
    'Un profil fictif a été inventé pour montrer ce que le site permet ; aucune rencontre n’est possible.',
  ),
});
export type SiteSettings = z.output<typeof SiteSettings>;

/** A text of the settings in the reader's language. */
export const inLocale = (texts: Readonly<Record<Locale, string>>, locale: Locale): string => texts[locale];

/** One limit as the site has it. */
export const limitIn = ({ limits }: Pick<SiteSettings, 'limits'>, name: LimitName): CallLimit => ({
  ...callLimit(name),
  ...(limits[name] as Partial<CallLimit> | undefined),
});

export interface ReadSettings {
  readonly settings: SiteSettings;
  /** Keys whose stored value is not valid; their default is used. */
  readonly faulty: readonly string[];
}

/** Stored settings with defaults filled in. A value that is not valid must not take the site down: its default counts, and the key is told. */
export const readSiteSettings = (stored: Readonly<Record<string, unknown>>): ReadSettings => {
  const parsed = SiteSettings.safeParse(stored);
  if (parsed.success) return { settings: parsed.data, faulty: [] };
  const faulty = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
  const sound = Object.fromEntries(Object.entries(stored).filter(([key]) => !faulty.includes(key)));
  return { settings: SiteSettings.parse(sound), faulty };
};
