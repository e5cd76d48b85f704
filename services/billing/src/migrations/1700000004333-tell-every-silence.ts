import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allow, disallow } from './allowed-values.js';

/** Of no payment here: a stored method that its provider does not forget, and an answer of the bank that cannot be read. */
const LOOSE = ['method-kept', 'answer-unread'];
const KINDS = { table: 'payment_incidents', column: 'kind', values: ['dispute-unknown', 'debit-unanswered', ...LOOSE] };

const listed = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

/** Whatever is asked about in vain is an operator's in the end. */
export class TellEverySilence1700000004333 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, KINDS);
    await runner.query(`
      alter table billing.disputes add silent_since timestamptz;
      comment on column billing.disputes.silent_since is 'Since when its provider gives no answer about it; null once it gave one.';
      alter table billing.payment_incidents
        drop constraint payment_incidents_of_payment,
        add constraint payment_incidents_of_payment check ((payment_id is null) = (kind in (${listed(['charge-unmatched', ...LOOSE])})));
      drop index billing.payment_incidents_once_unmatched;
      create unique index payment_incidents_once_unmatched on billing.payment_incidents (kind, provider, reference) where payment_id is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from billing.payment_incidents where kind = any($1)', [KINDS.values]);
    await runner.query(`
      drop index billing.payment_incidents_once_unmatched;
      create unique index payment_incidents_once_unmatched on billing.payment_incidents (provider, reference) where payment_id is null;
      alter table billing.payment_incidents
        drop constraint payment_incidents_of_payment,
        add constraint payment_incidents_of_payment check ((payment_id is null) = (kind = 'charge-unmatched'));
      alter table billing.disputes drop silent_since;
    `);
    await disallow(runner, KINDS);
  }
}
