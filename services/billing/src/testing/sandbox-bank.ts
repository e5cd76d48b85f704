import { randomUUID } from 'node:crypto';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { Config } from '@rendezvous/server/config';
import type { TestApp } from '@rendezvous/server/testing';
import { bankHeaders } from './bank-signature.js';

type Status = 'pending' | 'paid' | 'failed' | 'cancelled';

/** The bank's name for the payment of an order. */
export const bankPaymentOf = (order: Pick<Order, 'redirect'>): string => order.redirect!.split('/').at(-1)!;

const BOOKS = { pending: 'processing', paid: 'captured', failed: 'declined', cancelled: 'cancelled' } as const;

/** Changes what the bank's books say of a payment, without a word to the shop. */
export const decideAtBank = async (
  { database, clock }: TestApp,
  payment: string,
  status: Status,
  money: { readonly amount?: number; readonly currency?: string } = {},
): Promise<void> => {
  await database.change(
    `update billing.sandbox_payments set status = $2, decided_at = $3, amount = coalesce($4, amount), currency = coalesce($5, currency) where id = $1`,
    [payment, BOOKS[status], clock.now(), money.amount ?? null, money.currency ?? null],
  );
};

/** What the bank sends about a payment. */
export const bankEvent = ({ clock }: TestApp, payment: string, status: Status = 'paid') => ({
  id: `evt_${randomUUID()}`,
  payment,
  status,
  at: clock.now().toISOString(),
});

/** Sends it, signed as the bank does. */
export const sendBankEvent = async (app: TestApp, event: object, headers: Readonly<Record<string, string>> = {}) => {
  const body = JSON.stringify(event);
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/payments/sandbox/webhook',
    headers: { ...bankHeaders(app.get(Config).secretKey, body), ...headers },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<{ error?: { code: string } }>() };
};
