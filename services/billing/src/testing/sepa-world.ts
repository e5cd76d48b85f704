import { givenMember } from '@rendezvous/account/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { SepaProvider } from '../sepa/sepa.provider.js';
import type { ProviderWorld } from './provider-world.js';

const NEVER = (): never => {
  throw new Error('This bank sends no events.');
};

/** Our own direct debits, whose payers sign without a page, and whose bank answers without a file. */
export const sepaWorld = (app: TestApp): ProviderWorld => {
  const set = async (reference: string, state: string, more = '') => {
    await app.database.change(`update billing.direct_debits set state = $2 ${more} where payment_id = $1`, [reference, state]);
  };
  const sign = async (reference: string) => {
    const memberId = await givenMember(app.database);
    await app.database.change(
      `with signed as (
         insert into billing.mandates (member_id, reference, kind, account_key, sealed, creditor_id, creditor_name, language, wording, signed_at)
         values ($2, upper($1), 'one-off', 'key', 'sealed', 'DE98ZZZ09999999999', 'Rendezvous', 'en', 'I sign.', $3) returning id)
       update billing.direct_debits set state = 'registered', mandate_id = signed.id, due = ($3::timestamptz)::date + 2, signed_at = $3
       from signed where payment_id = $4`,
      [reference.slice(0, 30), memberId, app.clock.now(), reference],
    );
  };
  const file = async (reference: string, state: string, more = '') => {
    const [row] = await app.database.change<{ id: number }>(
      `insert into billing.bank_files (kind, message_id, hash, payments, total, created_at) values ('pain.008', $1, $1, 1, 1, $2) returning id`,
      [`${reference}-${state}`, app.clock.now()],
    );
    await set(reference, state, `, file_id = ${row!.id}, end_to_end_id = payment_id::text, sequence = 'OOFF' ${more}`);
  };
  return {
    provider: app.get(SepaProvider),
    card: null,
    findsStarted: true,
    listsDisputes: false,
    pay: sign,
    fail: NEVER,
    cancel: (reference) => set(reference, 'given-up'),
    setRefunds: (reference) => file(reference, 'rejected', `, return_kind = 'reject'`),
    bounce: async (_, refund) => {
      await app.database.change(`update billing.direct_debit_refunds set state = 'failed' where id = $1`, [refund]);
    },
    dispute: async (reference) => {
      await file(reference, 'returned', `, return_kind = 'return'`);
      return reference;
    },
    decide: NEVER,
    chargeElsewhere: NEVER,
    event: NEVER,
    disputeEvent: NEVER,
    nonsense: NEVER,
  };
};
