/**
 * Tables that take words, or belong to rows that name somebody, and hold nothing of members all the same. Whatever is none of these needs a row of
 * a member in the drill (`lives`).
 */
export const MEMBERLESS: Readonly<Record<string, readonly string[]>> = {
  'what the house says of itself: sites, companies, releases, landers, advertisements, codes that anybody may use': [
    'account.invitations',
    'account.world',
    'landers.experiments',
    'landers.history',
    'landers.variants',
    'landers.versions',
    'search.sponsored_cards',
    'server.migrations',
    'site.companies',
    'site.release_channels',
    'site.release_history',
    'site.releases',
    'site.sites',
  ],
  'what is sold, at which price, and by whom': [
    'billing.bundles',
    'billing.bundles_off_sale',
    'billing.country_methods',
    'billing.prices',
    'billing.sellers',
    'billing.tax_rates',
  ],
  'numbers, without whose': [
    'account.deletion_reasons',
    'billing.document_numbers',
    'billing.proof_runs',
    'billing.provider_reports',
    'chat.watermarks',
    'landers.assignment_counts',
    'landers.visit_counts',
    'search.squares',
    'search.totals',
    'site.page_counts',
    'site.release_loads',
  ],
  'companies of the demo, which know amounts and no names': [
    'account.age_sandbox_checks',
    'billing.sandbox_deliveries',
    'billing.sandbox_disputes',
    'billing.sandbox_payments',
  ],
  'the queue beside its jobs, which are looked through as they wait': [
    'graphile_worker._private_job_queues',
    'graphile_worker._private_jobs',
    'graphile_worker._private_known_crontabs',
    'graphile_worker._private_tasks',
  ],
  'the erasure itself writes it: the hash of an address that was given something once': ['account.kept_addresses'],
};
