import { discountCodeOf } from '@rendezvous/contracts/billing/discount-terms';
import type { createOrder } from '@rendezvous/contracts/billing/orders';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { InputOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Sites } from '@rendezvous/site';
import { BlockedMethods } from '../block/blocked-methods.service.js';
import { DirectDebitLimits } from '../direct-debit-limit/direct-debit-limits.service.js';
import { DiscountReservations } from '../order/discount-reservation.service.js';
import { expiresAt } from '../order/order.rules.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { Prices } from '../price/prices.service.js';
import { StoredMethods } from '../stored-method/stored-methods.service.js';
import { EarlierOrderStore } from './earlier-order.store.js';
import { EarlierOrders } from './earlier-orders.service.js';
import { type NewOrder, type NewPaymentWay, type PlacedOrder, PlacedOrderStore } from './placed-order.store.js';

export type OrderRequest = InputOf<typeof createOrder>['body'];

export interface Visit {
  readonly country: CountryCode;
  readonly siteId: number;
}

/** Takes orders down at the price that the member saw. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly database: Database,
    private readonly sites: Sites,
    private readonly prices: Prices,
    private readonly orders: PlacedOrderStore,
    private readonly earlier: EarlierOrders,
    private readonly earlierOrders: EarlierOrderStore,
    private readonly discounts: DiscountReservations,
    private readonly providers: PaymentProviders,
    private readonly blocked: BlockedMethods,
    private readonly directDebits: DirectDebitLimits,
    private readonly stored: StoredMethods,
    private readonly status: PaymentStatusCheck,
  ) {}

  /**
   * One order for a member's client id, however often and however much at once it is asked for.
   * @param visited where the member is, should the profile name no country, and on which site
   */
  async place(memberId: number, visited: Visit, request: OrderRequest, at: Date): Promise<PlacedOrder> {
    const known = await this.orders.findByClientId(memberId, request.clientId);
    if (known !== null) return requireSame(known, request);
    const order = await this.priced(memberId, visited, request, at);
    const way = await this.wayOf(memberId, visited.siteId, request, at);
    const givenUp = await this.takePlace(order, way);
    // nobody pays on the page of an order whose discount another one has; what was paid there before counts
    if (givenUp !== null) await this.status.cancel(givenUp);
    const placed = await this.orders.findByClientId(memberId, request.clientId);
    return requireSame(placed!, request);
  }

  async read(memberId: number, orderId: number): Promise<PlacedOrder> {
    const found = await this.orders.findByMember(memberId, orderId);
    if (found === null) throw new Refusal('billing.order-not-found');
    return found;
  }

  private async priced(memberId: number, { country: visited, siteId }: Visit, request: OrderRequest, at: Date): Promise<NewOrder> {
    const { clientId, bundle: bundleId, method, discount_code: discountCode } = request;
    await this.blocked.requireUsable(memberId, method);
    const { total, currency, ...rest } = await this.prices.quotePurchase({ memberId, visited, siteId, bundleId, method, discountCode });
    if (!isExpected(request, total, currency)) throw new Refusal('billing.price-changed', { total, currency });
    if (method === 'sepa') await this.directDebits.requireMember(memberId, { siteId, amount: total });
    const ends = expiresAt(method, at, this.sites.ofId(siteId).settings);
    return { ...rest, total, currency, siteId, memberId, clientId, bundleId, method, createdAt: at, expiresAt: ends };
  }

  /** Writes the order once no other of the member is open: one that came meanwhile, from another tab or device, goes as well. */
  private async takePlace(order: NewOrder, way: NewPaymentWay): Promise<number | null> {
    const { memberId, clientId } = order;
    for (;;) {
      await this.earlier.end(memberId, clientId);
      const written = await this.database.transaction((tx) => this.write(tx, order, way));
      if (written !== 'another-is-open') return written;
    }
  }

  private async wayOf(memberId: number, siteId: number, request: OrderRequest, at: Date): Promise<NewPaymentWay> {
    const { method, stored_method: stored, store_consent: consent } = request;
    if (stored !== undefined) {
      // what is stored is not stored once more
      if (consent !== undefined) throw new Refusal('billing.method-not-storable');
      const { id, provider } = await this.stored.require(memberId, siteId, stored, method);
      return { provider, storedMethodId: id, storeConsentedAt: null, storeConsentVersion: null };
    }
    if (consent !== undefined) this.stored.requireStorable(method);
    return {
      provider: this.providers.forMethod(method).name,
      storedMethodId: null,
      storeConsentedAt: consent === undefined ? null : at,
      storeConsentVersion: consent ?? null,
    };
  }

  /** Writes order and payment unless the same request, sent twice, did. The discount leaves the member's order that reserved it before, which is returned. */
  private async write(tx: Tx, order: NewOrder, way: NewPaymentWay): Promise<number | 'another-is-open' | null> {
    const { memberId, clientId, discountCode } = order;
    await this.discounts.lockMember(tx, memberId);
    if (await this.orders.isPlaced(tx, memberId, clientId)) return null;
    if (await this.earlierOrders.isThere(tx, memberId, clientId)) return 'another-is-open';
    const givenUp = discountCode === null ? null : await this.discounts.take(tx, memberId, discountCode);
    await this.orders.insert(tx, order, way);
    return givenUp;
  }
}

/** The same number in another currency is another price. */
const isExpected = (request: OrderRequest, total: number, currency: Currency): boolean =>
  total === request.expected_total && currency === (request.expected_currency ?? currency);

/** A client id stands for one request: with another bundle, method, price, code or card it is a mistake, not a repetition. */
const requireSame = (found: PlacedOrder, request: OrderRequest): PlacedOrder => {
  const { bundleId, method, total, currency } = found.order;
  const same = bundleId === request.bundle && method === request.method && isExpected(request, total, currency);
  if (!same || !hasCode(found.order, request) || !isPaidSo(found.payment, request)) throw new Refusal('billing.order-not-payable');
  return found;
};

/** Who names no code gets the one on offer, if any; an order that lost its discount names none any more. */
const hasCode = ({ discountCode, lostDiscount }: PlacedOrder['order'], { discount_code: named }: OrderRequest): boolean =>
  named === undefined || lostDiscount !== null || discountCodeOf(named) === discountCode;

const isPaidSo = ({ storedMethodId, storeConsentVersion }: PlacedOrder['payment'], request: OrderRequest): boolean =>
  storedMethodId === (request.stored_method ?? null) && storeConsentVersion === (request.store_consent ?? null);
