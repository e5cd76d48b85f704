import type { MutatedFile } from '../written-mutant.js';

/** Stored methods: who agreed, whose they are, and what their providers are still to forget. */
export const storedMethods: readonly MutatedFile[] = [
  {
    file: 'services/billing/src/payment/stored-method.store.ts',
    spec: 'services/billing/src/stored-method/stored-methods.db.spec.ts',
    mutants: [
      { without: 'the consent', from: 'where p.id = $1 and p.store_consented_at is not null', to: 'where p.id = $1' },
      { without: 'the look at the card before it is charged', from: 'where p.id = $1 and m.removed_at is null', to: 'where p.id = $1' },
      { without: 'the owner of what is removed', from: "'member_id = $2 and id = $3'", to: "'id = $3 and $2::integer is not null'" },
      { without: 'the site of what is listed', from: 'where: { memberId, siteId, removedAt', to: 'where: { memberId, removedAt' },
      { without: 'the site of what pays', from: '{ id, memberId, siteId, removedAt', to: '{ id, memberId, removedAt' },
      { without: 'the removal of the same card of before', from: 'id <> $3 and (provider', to: 'id = $3 and false and (provider' },
      {
        without: 'the time of the next try',
        from: 'where try_after <= $1 order by try_after',
        to: 'where try_after is not null and $1::timestamptz is not null order by try_after',
      },
      {
        without: 'the end of a removal',
        from: "await this.database.change('delete from billing.stored_method_removals",
        to: "await this.database.change('select from billing.stored_method_removals",
      },
      {
        without: 'the end of the consent with the account',
        from: 'set store_consented_at = null, store_consent_version = null',
        to: 'set store_consent_version = store_consent_version',
      },
    ],
  },
  {
    file: 'services/billing/src/payment/payment-starts.service.ts',
    spec: 'services/billing/src/stripe/stripe-stored.db.spec.ts',
    mutants: [
      {
        without: 'the removal of a card that the provider does not know any more',
        from: 'if (gone && storedMethodId',
        to: 'if (!gone && storedMethodId',
      },
    ],
  },
];
