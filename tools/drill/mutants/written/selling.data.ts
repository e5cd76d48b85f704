import type { MutatedFile } from '../written-mutant.js';

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
        from: 'and p.begins_at <= $1 order by',
        to: 'and $1::timestamptz is not null order by',
      },
      { without: 'the latest of several prices', from: 'p.begins_at desc`', to: 'p.begins_at`' },
    ],
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
      { without: 'the queue of all who ask for a price', from: "await tx.lock('billing.price', `${bundle}:${currency}`);", to: '' },
      { without: 'the fee when it is approved', from: '        await this.requireAboveFee(tx, request);\n', to: '' },
      { without: 'the time that went by meanwhile', from: '&& request.beginsAt > at ?', to: '?' },
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
    file: 'services/billing/src/tax/tax-rates.store.ts',
    spec: 'services/billing/src/order/issued-documents.db.spec.ts',
    mutants: [
      { without: 'the day from which a rate counts', from: 'and valid_from <= $2::date order by', to: 'and $2::date is not null order by' },
      { without: 'the latest of several rates', from: 'order by valid_from desc', to: 'order by valid_from' },
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
    ],
  },
];
