import * as z from 'zod/mini';
import { Currency } from '../kernel/index.js';
import { LANGUAGES } from '../reference/index.js';
import { route } from '../route.js';
import { CookieChoice } from './cookie-choice.js';
import { CountryCode } from './country-code.js';

const SearchPolicy = z.enum(['all', 'none']);

/** Everything the client needs to know of the site. Field names are those of the fixed wire format. */
export const Settings = z.object({
  countries: z.array(
    z.object({
      code: CountryCode,
      region_label: z.enum(['province', 'region', 'state', 'canton', 'voivodeship']),
      languages: z.array(z.enum(LANGUAGES)),
    }),
  ),
  name: z.string(),
  index_title: z.string(),
  description: z.string(),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.array(z.string()),
  geoip_country: CountryCode,
  geoip_selected_country: z.nullable(CountryCode),
  cdn_prefix: z.string(),
  message_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  signup_credits: z.int(),
  message_length: z.int(),
  minimum_message_costs: z.partialRecord(CountryCode, z.object({ costs: z.number(), currency: Currency })),
  support_email: z.string(),
  enable_site_entry_popup: z.enum(['yes', 'no']),
  site_entry_countries: z.array(CountryCode),
  push_public_key: z.nullable(z.string()),
  search_fields: z.array(z.string()),
  domain: z.string(),
  domain_language: z.nullable(z.string()),
  fictional_warning: z.string(),
  fictional_plural: z.string(),
  fictional_singular: z.string(),
  refund_days: z.int(),
  signups: z.enum(['all', 'with_trafficsource', 'none']),
  invite_only: z.boolean(),
  logged_out_search: SearchPolicy,
  logged_out_search_trafficsource: SearchPolicy,
  member_resell: z.boolean(),
  fictional_icon: z.boolean(),
  min_age: z.int(),
  free_conversations: z.int(),
  free_photos: z.int(),
  premium_photos: z.int(),
  /** Premium pages may claim a 46 % higher chance: only where the operator can prove it. */
  claim_46_percent: z.boolean(),
  /** Where `/` leads instead of the home page; null: nowhere else. */
  root_redirect: z.nullable(z.string()),
  /** Demo mode: the login page offers personas, mails go to a mailbox, the bank is a sandbox. */
  demo: z.boolean(),
  /** What this visitor agreed to; null before they chose. An older gateway leaves it out, and measures nothing. */
  cookie_choice: z.optional(z.nullable(CookieChoice)),
});

export type Settings = z.output<typeof Settings>;

export const readSettings = route({
  method: 'GET',
  path: '/api/settings.php',
  summary: 'The site’s settings for this visitor.',
  access: 'anyone',
  query: z.looseObject({ domain: z.optional(z.string()), country: z.optional(z.string()) }),
  reply: Settings,
});
