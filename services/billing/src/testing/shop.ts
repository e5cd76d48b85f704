import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listPaymentIncidents } from '@rendezvous/contracts/billing/payment-incidents';
import { listRefunds, type Refund, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import type { SignedRequest } from '../payment/payment.provider.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from './index.js';
import { openPayPalWorld, PAYPAL_ENVIRONMENT } from './paypal/paypal-world.js';
import type { DashboardWorld, ProviderWorld } from './provider-world.js';
import { sandboxWorld } from './sandbox-world.js';
import { SPEND } from './spend.js';
import { SteadyClock } from './steady-clock.js';
import { openStripeWorld, STRIPE_ENVIRONMENT } from './stripe/stripe-world.js';

/** The whole product with one company behind it. */
export interface Shop {
  readonly app: TestApp;
  readonly world: ProviderWorld;
  /** The same where somebody can pay back in the company's dashboard. */
  readonly dashboard: DashboardWorld | null;
  readonly method: 'card' | 'paypal';
  /** What 25 credits cost in this way. */
  readonly total: number;
  /** The money is taken, and the answer that says so is lost. @returns how the line is mended */
  losePaidAnswer(): () => void;
  close(): Promise<void>;
}

export const sandboxShop = async (): Promise<Shop> => {
  const app = await testApp({ imports: [BillingModule], ...billingData });
  const losePaidAnswer = () => {
    const silent = jest.spyOn(app.get(SandboxProvider), 'report').mockRejectedValue(new Error('The line is broken.'));
    return () => silent.mockRestore();
  };
  return { app, world: sandboxWorld(app), dashboard: null, method: 'card', total: 2799, losePaidAnswer, close: app.close };
};

export const stripeShop = async (): Promise<Shop> => {
  const clock = new SteadyClock();
  const { server, ...world } = await openStripeWorld(clock);
  const environment = { ...STRIPE_ENVIRONMENT, STRIPE_API: server.address, DEMO: 'no' };
  const app = await testApp({ imports: [BillingModule], ...billingData, clock, environment });
  const losePaidAnswer = () => {
    server.silence(true);
    return () => server.silence(false);
  };
  const close = async () => {
    await app.close();
    await server.close();
  };
  return { app, world, dashboard: world, method: 'card', total: 2799, losePaidAnswer, close };
};

export const payPalShop = async (): Promise<Shop> => {
  const clock = new SteadyClock();
  const { server, ...world } = await openPayPalWorld(clock);
  const environment = { ...PAYPAL_ENVIRONMENT, PAYPAL_API: server.address, DEMO: 'no' };
  const app = await testApp({ imports: [BillingModule], ...billingData, clock, environment });
  const losePaidAnswer = () => {
    server.spoilNext('cut-after');
    return () => server.behave();
  };
  const close = async () => {
    await app.close();
    await server.close();
  };
  return { app, world, dashboard: world, method: 'paypal', total: 2834, losePaidAnswer, close };
};

/** What operators have to look at because of a member. */
export const incidentsOf = async (app: TestApp, memberId: number): Promise<string[]> => {
  const operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
  const { incidents } = (await app.call(listPaymentIncidents, {}, { as: operator })).body;
  return incidents.filter(({ member_id: member }) => member === memberId).map(({ kind }) => kind);
};

/** An order of 25 credits that waits at its company, and what happens to it. */
export class Waiting {
  private constructor(
    readonly shop: Shop,
    private readonly memberId: number,
    private readonly order: Order,
    readonly reference: string,
  ) {}

  static async place(shop: Shop): Promise<Waiting> {
    const { app, method, total } = shop;
    const memberId = await givenMember(app.database, { country: 'NL' });
    const wish = { clientId: randomUUID(), bundle: '25', method, expected_total: total };
    const { order } = (await app.call(createOrder, wish, { as: memberId })).body;
    const [payment] = await app.database.read<{ reference: string }>('select reference from billing.payments where order_id = $1', [
      order.id,
    ]);
    return new Waiting(shop, memberId, order, payment!.reference);
  }

  get world(): ProviderWorld {
    return this.shop.world;
  }

  /** The company sends an event, and what waits is processed. @returns how it was answered */
  async send({ headers, body }: SignedRequest): Promise<number> {
    const { app, world } = this.shop;
    const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) };
    const url = `/api/payments/${world.provider.name}/webhook`;
    const { statusCode } = await app.app.inject({ method: 'POST', url, headers: sent, payload: body });
    await app.bus.drain();
    return statusCode;
  }

  async pay(charged: Parameters<ProviderWorld['pay']>[1] = {}): Promise<void> {
    await this.world.pay(this.reference, charged);
    await this.send(this.world.event(this.reference));
  }

  async spend(credits: number): Promise<void> {
    const { app } = this.shop;
    await app.database.change(SPEND, [this.memberId, credits, randomUUID(), app.clock.now()]);
  }

  /** Somebody pays back in the company's dashboard. @returns its name for the refund */
  refundElsewhere(amount: number): Promise<string> {
    return this.shop.dashboard!.refundElsewhere(this.reference, amount);
  }

  /** The company tells of a refund. */
  async tellOfRefund(refund: string): Promise<void> {
    await this.send(this.shop.dashboard!.refundEvent(refund));
  }

  /** Asks for what can go back. @returns how much that is */
  async askBack(): Promise<number> {
    const { app } = this.shop;
    const [quote] = (await app.call(listRefunds, undefined, { as: this.memberId })).body.quotes;
    const { unused: expected_credits, amount } = quote!;
    const asked = { orderId: this.order.id, clientId: randomUUID(), expected_credits, expected_amount: amount.amount };
    await app.call(requestRefund, asked, { as: this.memberId });
    return amount.amount;
  }

  /** The same, and waits until that is decided. @returns what was asked for, and the company's name for it */
  async refund(): Promise<{ readonly amount: number; readonly reference: string }> {
    const { app } = this.shop;
    const amount = await this.askBack();
    await app.bus.drain();
    await this.pass(minutes(1));
    const [row] = await app.database.read<{ reference: string }>('select reference from billing.refunds where order_id = $1', [
      this.order.id,
    ]);
    return { amount, reference: row!.reference };
  }

  /** Time goes by, and refunds are asked about. */
  async pass(ms: number): Promise<void> {
    this.shop.app.clock.advance(ms);
    await this.shop.app.jobs.run('billing.ask-refunds');
  }

  /** As the member sees them, latest first. */
  async refunds(): Promise<readonly Refund[]> {
    return (await this.shop.app.call(listRefunds, undefined, { as: this.memberId })).body.refunds;
  }

  async refundState(): Promise<string | undefined> {
    return (await this.refunds())[0]?.state;
  }

  async dispute(status: 'open' | 'lost', amount?: number): Promise<string> {
    const dispute = await this.world.dispute(this.reference, status, amount);
    await this.send(this.world.disputeEvent(dispute));
    return dispute;
  }

  /** The night after a day: companies are asked what they say of it. */
  async night(): Promise<void> {
    const { app } = this.shop;
    app.clock.advance(days(1));
    await app.jobs.run('billing.report-providers');
    await app.bus.drain();
  }

  async state(): Promise<string> {
    return (await this.shop.app.call(readOrder, { orderId: this.order.id }, { as: this.memberId })).body.state;
  }

  credits(): Promise<number> {
    return this.shop.app.get(Wallets).balance(this.memberId);
  }

  /** What is frozen, and what is owed. */
  held(): Promise<{ readonly frozen: number; readonly debt: number }> {
    return this.shop.app.get(Wallets).held(this.memberId);
  }

  /** Whether the way that was paid in is blocked for the member. */
  async blocked(): Promise<boolean | undefined> {
    const { methods } = (await this.shop.app.call(listBundles, undefined, { as: this.memberId })).body;
    return methods.find(({ method }) => method === this.shop.method)?.blocked;
  }

  events(): Promise<{ readonly state: string }[]> {
    return this.shop.app.database.read('select state from billing.webhook_events where reference = $1 order by id', [this.reference]);
  }

  incidents(): Promise<string[]> {
    return incidentsOf(this.shop.app, this.memberId);
  }

  /** Our own note of the company's name for the payment is not there yet; or is there now. */
  async note(reference: string | null): Promise<void> {
    await this.shop.app.database.change('update billing.payments set reference = $2 where order_id = $1', [this.order.id, reference]);
  }
}
