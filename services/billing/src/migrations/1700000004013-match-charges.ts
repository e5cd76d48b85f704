import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

const KIND = { table: 'payment_incidents', column: 'kind', values: ['charge-unmatched'] };

const LISTED = `
  alter table billing.provider_reports add listed integer check (listed >= 0);
  comment on column billing.provider_reports.listed is 'Charges in the provider''s own list of the day; null while it gave none: the report is made again the next night.';
`;

const UNMATCHED = `
  alter table billing.payment_incidents
    alter payment_id drop not null,
    add provider text,
    add reference text,
    add constraint payment_incidents_of_payment check ((payment_id is null) = (kind = 'charge-unmatched')),
    add constraint payment_incidents_of_charge check ((payment_id is null) = (provider is not null) and (provider is null) = (reference is null));
  create unique index payment_incidents_once_unmatched on billing.payment_incidents (provider, reference) where payment_id is null;
  comment on column billing.payment_incidents.reference is 'The provider''s name for a charge that is of no payment here, and stands in no other row.';
`;

/** Charges that a provider made, and that no payment here is of. */
export class MatchCharges1700000004013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, KIND);
    for (const part of [LISTED, UNMATCHED]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from billing.payment_incidents where payment_id is null;
      drop index billing.payment_incidents_once_unmatched;
      alter table billing.payment_incidents
        drop constraint payment_incidents_of_charge,
        drop constraint payment_incidents_of_payment,
        drop reference,
        drop provider,
        alter payment_id set not null;
      alter table billing.provider_reports drop listed;
    `);
    await disallow(runner, KIND);
  }
}
