import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { createOrder, type Order } from '@rendezvous/contracts/billing/orders';
import type { TestApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { Prices } from '../index.js';
import { bankPaymentOf, decideAtBank } from './sandbox-bank.js';

/** What a member chooses. */
export interface Choice {
  readonly bundle?: string;
  readonly method?: PaymentMethod;
  readonly code?: string | undefined;
}

/** What the browser sends for a choice: the same again is the same order. */
export const wishOf = async (app: TestApp, memberId: number, { bundle = '10', method = 'card', code }: Choice) => {
  const asked = { memberId, visited: 'NL', siteId: app.get(Sites).current().id, bundleId: bundle, method, discountCode: code } as const;
  const { total, currency } = await app.get(Prices).quotePurchase(asked);
  return {
    clientId: randomUUID(),
    bundle,
    method,
    expected_total: total,
    expected_currency: currency,
    ...(code && { discount_code: code }),
  };
};

/** Buys as a member does: ordered at the price of the day, paid at the sandbox bank, asked about on the return page. */
export const buyAtCheckout = async (app: TestApp, memberId: number, choice: Choice = {}): Promise<Order> => {
  const { body, refusal } = await app.call(createOrder, await wishOf(app, memberId, choice), { as: memberId });
  if (refusal !== null) throw new Error(`The order was refused: ${refusal}`);
  await decideAtBank(app, bankPaymentOf(body.order), 'paid');
  await app.get(PaymentStatusCheck).check(body.order.id);
  return body.order;
};
