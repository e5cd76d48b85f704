import { randomUUID } from 'node:crypto';
import { seconds } from '@rendezvous/contracts/kernel';
import { Config } from '@rendezvous/server/config';
import type { TestApp } from '@rendezvous/server/testing';
import { signature } from '../payment/signature.rules.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { SIGNATURE_HEADER, webhookSecret } from '../sandbox/sandbox-event.js';
import type { StoringWorld } from './provider-world.js';
import { bankEvent, decideAtBank } from './sandbox-bank.js';

/** The sandbox bank and its payers. */
export const sandboxWorld = (app: TestApp): StoringWorld => {
  const own = webhookSecret(app.get(Config));
  const signed = (body: string, ageSeconds = 0, secret = own) => ({
    headers: { [SIGNATURE_HEADER]: signature(secret, new Date(Date.now() - seconds(ageSeconds)), body) },
    body: Buffer.from(body),
  });
  const setRefunds = async (reference: string, how: string) => {
    await app.database.change('update billing.sandbox_payments set refunds = $2 where id = $1', [reference, how]);
  };
  return {
    provider: app.get(SandboxProvider),
    card: { brand: 'Visa', last4: '4242' },
    findsStarted: true,
    listsDisputes: true,
    pay: (reference, charged) => decideAtBank(app, reference, 'paid', charged),
    payWith: async (reference, card) => {
      await app.database.change('update billing.sandbox_payments set card = $2 where id = $1', [reference, card]);
      await decideAtBank(app, reference, 'paid');
    },
    answerAtBank: (reference, yes) => decideAtBank(app, reference, yes ? 'paid' : 'failed'),
    fail: (reference) => decideAtBank(app, reference, 'failed'),
    cancel: (reference) => decideAtBank(app, reference, 'cancelled'),
    setRefunds,
    bounce: async (reference) => {
      await setRefunds(reference, 'bounce');
      app.clock.advance(seconds(60));
    },
    dispute: async (reference, status, amount) => {
      const [row] = await app.database.change<{ reference: string }>(
        `insert into billing.sandbox_disputes (reference, payment_id, amount, status, created_at)
         select gen_random_uuid(), id, coalesce($4, amount), $2, $3 from billing.sandbox_payments where id = $1 returning reference`,
        [reference, status, app.clock.now(), amount ?? null],
      );
      return row!.reference;
    },
    decide: async (dispute, status) => {
      await app.database.change('update billing.sandbox_disputes set status = $2 where reference = $1', [dispute, status]);
    },
    chargeElsewhere: async (amount, currency) => {
      const [row] = await app.database.change<{ id: string }>(
        `insert into billing.sandbox_payments (id, amount, currency, merchant, credits, method, locale, return_url, status, decided_at, created_at)
         values (gen_random_uuid(), $1, $2, 'Elsewhere', 1, 'card', 'en', '/', 'captured', $3, $3) returning id`,
        [amount, currency, app.clock.now()],
      );
      return row!.id;
    },
    event: (reference, { ageSeconds, secret } = {}) => signed(JSON.stringify(bankEvent(app, reference)), ageSeconds, secret),
    disputeEvent: (dispute) =>
      signed(JSON.stringify({ id: `evt_${randomUUID()}`, dispute, status: 'open', at: app.clock.now().toISOString() })),
    nonsense: () => signed('{"id":"evt_1"}'),
  };
};
