import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { DiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { type Money, moneyFormat } from '@rendezvous/contracts/kernel';
import { type Sql, withDatabase } from './database.js';
import { type Joined, logIn } from './members.js';
import { test as base, expect } from './test.js';
import type { Says } from './texts.js';

interface Placed {
  readonly order: Order;
  /** The bank's page; ours, once a stored card has paid. */
  readonly redirect: string;
}

/** An order of 25 credits by card, unless something else is wished for, at today's price. */
export const placeOrder = async ({ api }: Pick<Joined, 'api'>, wish: Readonly<Record<string, unknown>> = {}): Promise<Placed> => {
  const asked = { clientId: randomUUID(), bundle: '25', method: 'card', ...wish };
  // who names another total is told the right one
  const told = await api.post('/api/orders', { data: { ...asked, expected_total: 0 } });
  const { error } = (await told.json()) as { error: { params?: { total?: number } } };
  const answer = await api.post('/api/orders', { data: { ...asked, expected_total: error.params?.total ?? 0 } });
  if (!answer.ok()) throw new Error(`Order: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Placed;
};

/** The payer answers the bank's page, which tells the product of it. @param card the one that the bank stores, where it was asked to */
export const answerBank = async (
  { api }: Pick<Joined, 'api'>,
  { order, redirect }: Placed,
  { outcome = 'approve', card }: { readonly outcome?: string; readonly card?: string } = {},
): Promise<Order> => {
  await api.post(redirect, { form: { outcome, delivery: 'twice', ...(card && { card }) }, maxRedirects: 0 });
  return (await (await api.post(`/api/orders/${order.id}/check`, { data: {} })).json()) as Order;
};

/** A purchase that is paid. */
export const buy = async (member: Pick<Joined, 'api'>, wish: Readonly<Record<string, unknown>> = {}, card?: string): Promise<Order> =>
  answerBank(member, await placeOrder(member, wish), card === undefined ? {} : { card });

/** The payer asks all of a payment back at the bank, which decides for them. */
export const loseDispute = async ({ api }: Pick<Joined, 'api'>, { redirect }: Placed): Promise<void> => {
  await api.post(`${redirect}/disputes`, { form: { step: 'dispute' }, maxRedirects: 0 });
  const [, dispute = ''] = /name="dispute" value="([^"]+)"/.exec(await (await api.get(redirect)).text()) ?? [];
  await api.post(`${redirect}/disputes`, { form: { step: 'lose', dispute }, maxRedirects: 0 });
};

export const stateOf = async ({ api }: Pick<Joined, 'api'>, { id }: Pick<Order, 'id'>): Promise<Order['state']> =>
  ((await (await api.get(`/api/orders/${id}`)).json()) as Order).state;

/** Makes a code of 10 % that counts for everybody, unless other terms are wished for. @returns what is typed */
export const newCode = async (operator: APIRequestContext, terms: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const open = {
    country: null,
    user_id: null,
    valid_days: null,
    currency: null,
    minimum_order_value: null,
    maximum_uses: null,
    paymentmethods: [],
  };
  const code = `E2E${randomUUID().slice(0, 8).toUpperCase()}`;
  const answer = await operator.post('/api/operator/discount-codes', { data: { ...open, code, percentage: 10, ...terms } });
  if (!answer.ok()) throw new Error(`Code: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as DiscountCode).code;
};

export const creditsOf = async ({ api }: Pick<Joined, 'api'>): Promise<number> =>
  ((await (await api.get('/api/user.php')).json()) as { user: { credits: number } }).user.credits;

/** An amount as a page writes it. */
export const moneyIn =
  (speaks: 'en' | 'fr') =>
  ({ amount, currency }: Money): string =>
    new Intl.NumberFormat(speaks === 'fr' ? 'fr-FR' : 'en-US', moneyFormat(currency)).format(amount / 100);

/** The button that pays, of the page or of the dialog over it. */
export const payButton = (page: Page, says: Says) => {
  const [begins = '', ends = ''] = says('billing.credits.pay', { total: '…' }).split('…');
  return page.getByRole('button', { name: new RegExp(`^${begins}.+${ends}$`) }).last();
};

/** Asks for what is chosen on the page, and says yes to the question that follows. */
export const confirmPurchase = async (page: Page, says: Says): Promise<void> => {
  await payButton(page, says).click();
  await page.getByRole('dialog').waitFor();
  await payButton(page, says).click();
};

interface Fixtures {
  readonly sql: Sql;
  /** The calls of a demo's operator. */
  readonly operator: APIRequestContext;
}

/** Journeys about money prepare by calls what no screen is about, and in the database what takes days. */
export const test = base.extend<Fixtures>({
  sql: async ({}, use) => withDatabase(process.env.E2E_FOLDER ?? '', use),
  operator: async ({ baseURL }, use) => {
    const operator = await logIn(baseURL ?? '', 'operator');
    await use(operator);
    await operator.dispose();
  },
});

export { expect };
