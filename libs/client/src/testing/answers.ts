import type { listChats } from '@rendezvous/contracts/chat/conversations';
import type { listLikes } from '@rendezvous/contracts/chat/likes';
import { INTERESTS, LANGUAGES } from '@rendezvous/contracts/reference';
import type { ReplyOf } from '@rendezvous/contracts/route';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';

/** What it says of people who were made up. */
export const fictionalWords = {
  label: 'Fictional profile',
  plural: 'Fictional profiles',
  warning: 'This profile is fictional. A meeting is not possible.',
  icon: true,
};

/** The site of stories and tests, as `readSettings` answers. A test that needs another value says so itself. */
export const settings: Settings = {
  countries: [
    { code: 'FR', region_label: 'region', languages: ['fr'] },
    { code: 'NL', region_label: 'province', languages: ['nl'] },
  ],
  name: 'Rendezvous',
  index_title: 'Rendezvous',
  description: '',
  visible_profile_fields: [],
  visible_profile_notes: ['new'],
  geoip_country: 'FR',
  geoip_selected_country: null,
  cdn_prefix: '/media/',
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 3,
  message_length: 2000,
  minimum_message_costs: { FR: { costs: 0.8, currency: 'EUR' } },
  support_email: 'support@rendezvous.example',
  enable_site_entry_popup: 'no',
  site_entry_countries: [],
  push_public_key: null,
  search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
  domain: 'localhost',
  domain_language: null,
  fictional_warning: fictionalWords.warning,
  fictional_plural: fictionalWords.plural,
  fictional_singular: fictionalWords.label,
  refund_days: 14,
  signups: 'all',
  invite_only: false,
  logged_out_search: 'all',
  logged_out_search_trafficsource: 'all',
  member_resell: false,
  fictional_icon: true,
  min_age: 18,
  free_conversations: 2,
  free_photos: 3,
  premium_photos: 25,
  claim_46_percent: false,
  root_redirect: null,
  demo: false,
  cookie_choice: { choice: 'needed', chosen_at: '2026-11-01T10:00:00.000Z' },
};

/** Hugo, who is logged in: confirmed, with the credits of his signup, not premium. */
export const user: User = {
  id: 3,
  status: 'activated',
  email: 'hugo@given.test',
  credits: 3,
  notifications_disabled: [],
  paid_user: false,
  signup_date: '2026-11-01T10:00:00.000Z',
  fictional_icon: false,
  language: 'en',
  operator: false,
  profile: {
    id: 3,
    status: 'active',
    name: 'Hugo',
    main_image: null,
    gender: 'male',
    sexuality: 'hetero',
    date_of_birth: '1990-02-03',
    country: 'FR',
    region: 'FR-IDF',
    city: null,
  },
};

/** Nobody wrote yet. */
export const noChats: ReplyOf<typeof listChats> = { chats: [], next: null, total_unread_messages: 0, conversations_left: 2 };

/** Nobody liked anybody yet. */
export const noLikes: ReplyOf<typeof listLikes> = {
  profiles: [],
  liked_by: [],
  total_new_likes: 0,
  totals: { received: 0, sent: 0, matches: 0 },
};

/** The regions that the site's countries have here. */
export const regions = [
  { country: 'FR', code: 'FR-IDF', name: 'Île-de-France' },
  { country: 'NL', code: 'NL-NH', name: 'North Holland' },
] as const;

/** Every interest, named by its id in every language. */
export const interests = INTERESTS.map((id) => ({ id, names: Object.fromEntries(LANGUAGES.map((language) => [language, id])) }));
