import type { MutatedFile } from '../written-mutant.js';

const TAX = 'services/billing/src/tax/tax-rates.db.spec.ts';
const SITES = 'services/billing/src/price/site-prices.db.spec.ts';

/** What is sold for how much, by whom, and what came of it. */
export const selling: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/order/issued-document.store.ts',
    spec: 'services/billing/src/order/issued-documents.db.spec.ts',
    mutants: [{ without: 'the company of a series of numbers', from: '[companyId, kind, year]', to: '[1, kind, year]' }],
  },
  {
    file: 'services/billing/src/price/price.store.ts',
    spec: 'services/billing/src/price/operator-bundles.db.spec.ts',
    mutants: [
      {
        without: 'the time from which a price counts',
        from: 'and begins_at <= ${at}',
        to: 'and ${at}::timestamptz is not null',
      },
      { without: 'the latest of several prices', from: 'order by begins_at desc limit 1', to: 'order by begins_at limit 1' },
      {
        without: 'the site’s own price',
        from: "return `coalesce(${latest(site)}, ${latest('0')})`",
        to: "return `coalesce(${latest('0')}, ${latest(site)})`",
        spec: SITES,
      },
      {
        without: 'the site’s own fee',
        from: "return `coalesce(${fee(site)}, ${fee('0')})`",
        to: "return `coalesce(${fee('0')}, ${fee(site)})`",
        spec: SITES,
      },
      { without: 'the site’s own list', from: 'and l.site_id in (0, $1))', to: 'and l.site_id in (0, $1) and l.site_id = 0)', spec: SITES },
      {
        without: 'what a site does not sell',
        from: 'where o.site_id = $1 and o.bundle_id',
        to: 'where o.site_id = -$1 and o.bundle_id',
        spec: SITES,
      },
    ],
  },
  {
    file: 'services/billing/src/tax/tax-rates.store.ts',
    spec: TAX,
    mutants: [
      { without: 'the day from which a rate counts', from: 'and valid_from <= $2::date', to: 'and $2::date is not null' },
      { without: 'the latest of several rates', from: 'country, valid_from desc', to: 'country, valid_from' },
      { without: 'other sites', from: 'where site_id in (0, $1)', to: 'where site_id >= 0 and $1::integer is not null' },
      { without: 'the site’s own rate', from: 'order by site_id`', to: 'order by site_id desc`' },
    ],
  },
  {
    file: 'services/billing/src/price/prices.service.ts',
    spec: TAX,
    mutants: [{ without: 'the question whether the tax is known', from: 'taxRates.has(country) ?', to: 'taxRates.size > 0 ?' }],
  },
  {
    file: 'services/billing/src/price/operator-bundle.store.ts',
    spec: 'services/billing/src/price/operator-bundles.db.spec.ts',
    mutants: [{ without: 'the queue of all who mark a bundle', from: "await tx.lock('billing.popular-bundle', 'all');", to: 'void tx;' }],
  },
  {
    file: 'services/billing/src/price/price-request.store.ts',
    spec: 'services/billing/src/price/operator-bundles.db.spec.ts',
    mutants: [
      { without: 'the lock of a decision', from: 'where r.id = $1 for no key update of r', to: 'where r.id = $1' },
      {
        without: 'the end of what waits',
        from: "and state = 'open' and expires_at > $5`",
        to: "and state = 'open' and $5::timestamptz is not null`",
      },
      {
        without: 'the beginning of what is withdrawn',
        from: 'and begins_at = $3 and begins_at > $4',
        to: 'and begins_at = $3 and $4::timestamptz is not null',
      },
    ],
  },
  {
    file: 'services/billing/src/price/price-requests.service.ts',
    spec: 'services/billing/src/price/operator-bundles.db.spec.ts',
    mutants: [
      {
        without: 'the fee when it is approved',
        from: '        await this.bounds.requireAboveFee(tx, request.siteId, request.currency, request.amount);\n',
        to: '',
      },
      { without: 'the time that went by meanwhile', from: '&& request.beginsAt > at ?', to: '?' },
    ],
  },
  {
    file: 'services/billing/src/price/price-bounds.service.ts',
    spec: 'services/billing/src/price/operator-bundles.db.spec.ts',
    mutants: [
      {
        without: 'the queue of all who ask for a price',
        from: "await tx.lock('billing.price', currency);\n    const fee",
        to: 'const fee',
      },
      {
        without: 'the queue of a fee behind prices',
        from: "await tx.lock('billing.price', currency);\n    const price",
        to: 'const price',
        spec: SITES,
      },
    ],
  },
  {
    file: 'services/billing/src/price/fee-request.store.ts',
    spec: SITES,
    mutants: [{ without: 'the lock of a decision', from: 'where r.id = $1 for no key update of r', to: 'where r.id = $1' }],
  },
  {
    file: 'services/billing/src/price/method-list.store.ts',
    spec: SITES,
    mutants: [
      {
        without: 'the queue of all who change a list',
        from: "await tx.lock('billing.methods', `${siteId}:${country}`);",
        to: '',
      },
    ],
  },
  {
    file: 'services/billing/src/revenue/revenue.store.ts',
    spec: 'services/billing/src/revenue/revenue.db.spec.ts',
    mutants: [
      { without: 'the last of the days', from: '($2::date + 1)::timestamp', to: '$2::date::timestamp' },
      { without: 'the site’s midnight', from: '>= $1::date::timestamp at time zone $3', to: ">= $1::date::timestamp at time zone 'UTC'" },
      {
        without: 'the refunds that went back',
        from: 'where r.credit_note_number is not null and ',
        to: 'where r.reversal_number is null and ',
      },
      { without: 'what came back of refunds', from: '0, 0, r.tax, 0, -r.amount', to: '0, 0, 0, 0, 0' },
      { without: 'the disputes that are lost', from: "d.status = 'lost' and ", to: "d.status = 'won' and " },
      { without: 'the tax of credit notes', from: '0, 0, -r.tax, 0, r.amount', to: '0, 0, 0, 0, r.amount' },
    ],
  },
  {
    file: 'services/billing/src/leaving/leaving-discount.store.ts',
    spec: 'services/billing/src/leaving/leaving-discounts.db.spec.ts',
    mutants: [
      {
        without: 'the one discount of a member who leaves, of many presses at once',
        from: "on conflict (member_id) where reason = 'leaving' do nothing",
        to: '',
      },
      {
        without: 'the kind of a discount, when it is asked whether one was taken',
        from: " and c.reason = 'leaving') as taken",
        to: " and c.reason = 'code') as taken",
      },
      { without: 'what keeps a member back from writing', from: 'm.kept_back is not null as', to: 'false as' },
    ],
  },
  {
    file: 'services/billing/src/discount/operator-codes.service.ts',
    spec: 'services/billing/src/discount/operator-codes.db.spec.ts',
    mutants: [
      {
        without: 'the other operator for a code of one’s own',
        from: "if (wish.user_id === operatorId) throw new Refusal('billing.code-own');",
        to: '',
      },
      { without: 'who made a code', from: 'madeBy: operatorId', to: 'madeBy: null' },
    ],
  },
  {
    file: 'services/billing/src/migrations/1700000004391-know-makers-of-codes.ts',
    spec: 'services/billing/src/migrations/know-makers-of-codes.db.spec.ts',
    mutants: [
      { without: 'what was logged', from: "l.action = 'billing.create-discount-code' and", to: '' },
      { without: 'the codes that operators make', from: "and c.reason = 'code'", to: '' },
    ],
  },
];
