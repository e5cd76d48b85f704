import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { CountryCode, Locale } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Sites } from '@rendezvous/site';
import { CheckoutService } from '../checkout/checkout.service.js';
import { OrderPlacement } from '../checkout/order-placement.service.js';
import { DisputeAsking } from '../dispute/dispute-asking.service.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { PaymentStore } from '../payment/payment.store.js';
import { Prices } from '../price/prices.service.js';
import { RefundQuotes } from '../refund/refund-quotes.service.js';
import { RefundSending } from '../refund/refund-sending.service.js';
import { Refunds } from '../refund/refunds.service.js';
import { BankService } from '../sandbox/bank.service.js';
import type { BankRefunds } from '../sandbox/sandbox.rules.js';
import { SandboxStore } from '../sandbox/sandbox.store.js';

/** What a member of the demo world buys. */
export interface DemoPurchase {
  readonly memberId: number;
  readonly country: CountryCode;
  readonly locale: Locale;
  readonly bundle: string;
  readonly method: PaymentMethod;
}

/** What members of the demo world did about money, each by the steps of a member: with the sandbox bank, at the Clock's moment. */
@Injectable()
export class DemoPurchases {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly providers: PaymentProviders,
    private readonly prices: Prices,
    private readonly placement: OrderPlacement,
    private readonly checkout: CheckoutService,
    private readonly status: PaymentStatusCheck,
    private readonly payments: PaymentStore,
    private readonly quotes: RefundQuotes,
    private readonly refunds: Refunds,
    private readonly sending: RefundSending,
    private readonly disputes: DisputeAsking,
    private readonly bank: BankService,
    private readonly books: SandboxStore,
  ) {}

  /** False where a company collects by one of these: the demo world is not filled with its money. */
  arePlayed(methods: readonly PaymentMethod[]): boolean {
    return methods.every((method) => this.providers.forMethod(method).name === 'sandbox');
  }

  /** Orders at the price of the day, approves at the bank, and comes back. @returns the order's id */
  async buy({ memberId, country, locale, bundle, method }: DemoPurchase): Promise<number> {
    const siteId = this.sites.current().id;
    const { total } = await this.prices.quotePurchase({ memberId, visited: country, siteId, bundleId: bundle, method });
    const request = { clientId: randomUUID(), bundle, method, expected_total: total };
    const placed = await this.placement.place(memberId, { country, siteId }, request, this.clock.now());
    const { id } = placed.order;
    await this.checkout.open(placed, locale);
    // nobody serves its messages yet: the shop asks
    await this.bank.decide(await this.bookOf(id), 'approve', 'withheld');
    await this.status.check(id);
    return id;
  }

  /** Withdraws from a purchase. @returns the refund's id */
  async withdraw(memberId: number, orderId: number, then: BankRefunds): Promise<string> {
    const quote = (await this.quotes.of(memberId)).find(({ order }) => order.orderId === orderId);
    if (quote === undefined) throw new Error(`Nothing of order ${orderId} can go back.`);
    await this.books.setRefunds((await this.bookOf(orderId)).id, then);
    const asked = { clientId: randomUUID(), expected_credits: quote.credits, expected_amount: quote.amount };
    const { id } = await this.refunds.request(memberId, orderId, asked);
    await this.sending.send(id);
    return id;
  }

  /** Asks the bank once more how a refund stands. */
  askRefund(id: string): Promise<void> {
    return this.sending.send(id);
  }

  /** The payer disputes all of a payment at the bank. */
  async dispute(orderId: number): Promise<void> {
    const { id: paymentId, amount } = await this.bookOf(orderId);
    const reference = randomUUID();
    await this.database.transaction((tx) =>
      this.books.addDispute(tx, { reference, paymentId, amount, status: 'open', createdAt: this.clock.now() }),
    );
    await this.disputes.ask({ provider: 'sandbox', reference });
  }

  private async bookOf(orderId: number) {
    const reference = (await this.payments.findByOrder(orderId))?.reference ?? null;
    const found = reference === null ? null : await this.books.find(reference);
    if (found === null) throw new Error(`The bank knows no payment of order ${orderId}.`);
    return found;
  }
}
