import type { KeptLine, StayingLine } from '@rendezvous/landers';

/** Which tables each line of the page about privacy tells of. */
export const KEPT_LINES: Readonly<Record<KeptLine, readonly string[]>> = {
  login: ['account.members'],
  profile: ['account.members', 'account.photos', 'account.uploads'],
  consents: ['account.consents'],
  'age-checks': ['account.age_checks'],
  contacts: [
    'chat.likes',
    'chat.conversations',
    'chat.messages',
    'chat.starts',
    'account.blocks',
    'account.reach',
    'account.signup_messages',
  ],
  offered: ['search.passes', 'search.seen_members', 'search.daily_picks', 'search.daily_likes'],
  searches: ['search.saved_searches', 'search.listing', 'search.preferences'],
  purchases: [
    'billing.wallets',
    'billing.entries',
    'billing.lots',
    'billing.orders',
    'billing.payments',
    'billing.refunds',
    'billing.discount_codes',
    'billing.welcome_offers',
    'billing.disputes',
  ],
  arrival: ['account.members'],
  devices: ['account.sessions'],
  browsers: ['account.known_browsers'],
  attempts: ['account.login_attempts', 'account.address_answers'],
  passkeys: ['account.passkeys', 'account.passkey_challenges'],
  'waiting-address': ['account.waiting_addresses', 'account.invitation_uses'],
  links: ['account.tokens'],
  'mail-change': ['account.mail_changes'],
  mails: ['notify.deliveries', 'account.members'],
  complaints: ['account.complaints', 'account.complaint_answers'],
  exports: ['account.exports'],
  'begun-signups': ['account.pending_signups', 'account.signup_starts', 'account.drafts'],
  landers: ['landers.exposures'],
  operators: ['site.audit_log', 'billing.payment_incidents', 'billing.disputes'],
  failures: ['site.release_failures'],
};

/** Which tables still have rows of somebody who was erased, by the line that says so. */
export const STAYING_LINES: Readonly<Record<StayingLine, readonly string[]>> = {
  invoices: [
    'billing.wallets',
    'billing.entries',
    'billing.orders',
    'billing.lots',
    'billing.refunds',
    'billing.disputes',
    'billing.payment_incidents',
  ],
  conversations: ['chat.conversations', 'chat.messages'],
  complaints: ['account.complaints'],
  address: ['account.kept_addresses'],
  number: ['account.members', 'site.audit_log'],
};
