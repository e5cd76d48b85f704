import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { type GivenMember, givenMember } from '@rendezvous/account/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { Wallets } from '../index.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import type { DisputeReport } from '../payment/payment.provider.js';
import { RefundSettling } from '../refund/refund-settling.service.js';
import { RefundStore } from '../refund/refund.store.js';
import { RefundQuotes } from '../refund/refund-quotes.service.js';
import { Refunds } from '../refund/refunds.service.js';
import { SPEND } from './spend.js';
import { Disputes } from '../dispute/disputes.service.js';

export interface Purchase {
  readonly orderId: number;
  /** The provider's name for its payment. */
  readonly payment: string;
}

/** All that can be said of a member's purchases. */
export interface Told {
  readonly balance: number;
  readonly debt: number;
  readonly frozen: number;
  readonly premium: Date | null;
}

/** A member who buys, spends and disputes, by the same services as everybody. */
export class DisputingMember {
  private constructor(
    private readonly app: TestApp,
    readonly memberId: number,
  ) {}

  static async join(app: TestApp, member: GivenMember = {}): Promise<DisputingMember> {
    return new DisputingMember(app, await givenMember(app.database, member));
  }

  /** Credits at 1.00 each, captured. */
  async buy(credits: number, method: PaymentMethod = 'card'): Promise<Purchase> {
    const { app, memberId } = this;
    const payment = randomUUID();
    const [order] = await app.database.change<{ id: number }>(
      `insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at, site_id)
       values ($1, gen_random_uuid(), '10', $2, 'NL', $4, 'EUR', $2 * 100, 0, $2 * 100, 0, 0, $3, $3::timestamptz + interval '1 hour', 1) returning id`,
      [memberId, credits, app.clock.now(), method],
    );
    const orderId = order!.id;
    await app.database.change(
      `insert into billing.payments (id, order_id, provider, reference, amount, currency, captured_at, created_at)
       values (gen_random_uuid(), $1, 'sandbox', $2, $3, 'EUR', $4, $4)`,
      [orderId, payment, credits * 100, app.clock.now()],
    );
    await app.database.transaction((tx) => app.get(OrderTransitions).moveTo(tx, orderId, 'completed'));
    return { orderId, payment };
  }

  async spend(cost: number, reference: string = randomUUID()): Promise<boolean> {
    return (await this.app.database.change(SPEND, [this.memberId, cost, reference, this.app.clock.now()])).length > 0;
  }

  async giveBack(spent: string): Promise<void> {
    const { app, memberId } = this;
    await app.database.transaction((tx) => app.get(Wallets).giveBack(tx, { memberId, kind: 'message', spent, reference: `back:${spent}` }));
  }

  /** @returns null when nothing can go back */
  async refund({ orderId }: Purchase): Promise<string | null> {
    const quote = (await this.app.get(RefundQuotes).of(this.memberId)).find(({ order }) => order.orderId === orderId);
    if (quote === undefined) return null;
    const asked = { clientId: randomUUID(), expected_credits: quote.credits, expected_amount: quote.amount };
    return (await this.app.get(Refunds).request(this.memberId, orderId, asked)).id;
  }

  async decideRefund(id: string, state: 'succeeded' | 'failed'): Promise<void> {
    const refund = await this.app.get(RefundStore).find(id);
    await this.app.get(RefundSettling).settle(refund!, { state });
  }

  /** @returns the dispute's name */
  async dispute({ payment }: Purchase, status: DisputeReport['status'], euros: number, reference: string = randomUUID()): Promise<string> {
    await this.app.get(Disputes).follow('sandbox', { reference, payment, status, amount: { amount: euros * 100, currency: 'EUR' } });
    return reference;
  }

  async told(): Promise<Told> {
    const wallets = this.app.get(Wallets);
    const [member] = await this.app.database.read<{ premium: Date | null }>(
      'select premium_since as premium from account.members where id = $1',
      [this.memberId],
    );
    return { balance: await wallets.balance(this.memberId), ...(await wallets.held(this.memberId)), ...member! };
  }

  async stateOf({ orderId }: Purchase): Promise<string> {
    const [row] = await this.app.database.read<{ state: string }>('select state from billing.orders where id = $1', [orderId]);
    return row!.state;
  }

  async lostOf({ orderId }: Purchase): Promise<number> {
    const [row] = await this.app.database.read<{ lost: number }>('select lost from billing.payments where order_id = $1', [orderId]);
    return row!.lost / 100;
  }
}
