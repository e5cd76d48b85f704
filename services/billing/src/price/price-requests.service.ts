import { days } from '@rendezvous/contracts/kernel';
import type { addBundle, changeBundlePrice, PriceRequest, withdrawPrice } from '@rendezvous/contracts/billing/operator-bundles';
import { PRICE_DAYS_AHEAD_MAX } from '@rendezvous/contracts/billing/bundle-terms';
import type { InputOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { type Decision, expiryOf } from '../approval/approval.rules.js';
import { Approvals } from '../approval/approvals.service.js';
import { OperatorBundleStore } from './operator-bundle.store.js';
import { PriceBounds } from './price-bounds.service.js';
import { siteOf } from './price.rules.js';
import { type NewPriceRequest, type PriceRequestRow, PriceRequestStore, toPriceRequest } from './price-request.store.js';
import { SellingSites } from './selling-sites.service.js';

/** As the audit log names what prices are changed by. */
const CALLS = '/api/operator/bundles';
const ACTIONS = { applied: 'billing.approve-bundle-price', declined: 'billing.decline-bundle-price' } as const;

/** Without an amount the site sells at the price of all again. */
type PriceWish = Omit<InputOf<typeof changeBundlePrice>['body'], 'amount'> & Pick<PriceRequestRow, 'amount'>;

/** A price of a bundle, as the log tells it. */
type Noted = Pick<PriceRequestRow, 'siteId' | 'bundle' | 'currency' | 'amount' | 'beginsAt'>;

/** Prices begin once two operators agreed on them: one asks, another one approves. One that is to come can be withdrawn. */
@Injectable()
export class PriceRequests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly approvals: Approvals,
    private readonly bundles: OperatorBundleStore,
    private readonly bounds: PriceBounds,
    private readonly sites: SellingSites,
    private readonly store: PriceRequestStore,
  ) {}

  /** What waits for another operator, on a site or, as 0, for all; the latest first. */
  async waiting(siteId: number): Promise<PriceRequest[]> {
    const now = this.clock.now();
    return (await this.store.waiting(siteId, now)).map((row) => toPriceRequest(row, now));
  }

  waitingBySite(): Promise<ReadonlyMap<number, number>> {
    return this.store.waitingBySite(this.clock.now());
  }

  /** One that still waits; null for any other. For mails. */
  async findWaiting(id: number): Promise<PriceRequest | null> {
    const now = this.clock.now();
    const row = await this.store.find(id, now);
    const request = row === null ? null : toPriceRequest(row, now);
    return request?.state === 'open' ? request : null;
  }

  /** Asks for a price above every fee, from its approval on or from a time to come. The same again, while it waits, changes nothing. */
  async ask(bundle: string, wish: PriceWish, operatorId: number): Promise<void> {
    const { site, currency, amount, begins_at: wanted } = wish;
    const siteId = await this.sites.require(site);
    const at = this.clock.now();
    const beginsAt = wanted === null ? null : new Date(wanted);
    if (beginsAt !== null && (beginsAt < at || beginsAt.getTime() > at.getTime() + days(PRICE_DAYS_AHEAD_MAX)))
      throw new Refusal('billing.price-time');
    await this.database.transaction(async (tx) => {
      if (!(await this.bundles.exists(tx, bundle))) throw new Refusal('billing.bundle-not-found');
      const request = { siteId, bundle, currency, amount, beginsAt, askedBy: operatorId, askedAt: at, expiresAt: expiryOf(at) };
      await this.write(tx, request, 'billing.request-bundle-price');
    });
  }

  /** Adds a bundle with the request for its first price: until that is approved it is sold nowhere. */
  async add({ site, credits, currency, amount }: InputOf<typeof addBundle>['body'], operatorId: number): Promise<void> {
    const siteId = await this.sites.require(site);
    await this.database.transaction(async (tx) => {
      if (!(await this.bundles.add(tx, credits))) throw new Refusal('billing.bundle-exists', { credits });
      const [bundle, at] = [String(credits), this.clock.now()];
      const request = { siteId, bundle, currency, amount, beginsAt: null, askedBy: operatorId, askedAt: at, expiresAt: expiryOf(at) };
      await this.write(tx, request, 'billing.add-bundle');
    });
  }

  private async write(tx: Tx, request: NewPriceRequest, action: string): Promise<void> {
    const { siteId, currency, amount, askedBy, askedAt } = request;
    await this.bounds.requireAboveFee(tx, siteId, currency, amount);
    if (await this.store.isAsked(tx, request)) return;
    const id = await this.store.insert(tx, request);
    await this.approvals.tell(tx, 'price', id, askedBy);
    await this.note(tx, askedBy, action, request, askedAt);
  }

  approve(id: number, operatorId: number): Promise<number | null> {
    return this.decide(id, 'applied', operatorId);
  }

  decline(id: number, operatorId: number): Promise<number | null> {
    return this.decide(id, 'declined', operatorId);
  }

  /** @returns the site that it is about; null for all */
  private decide(id: number, decision: Decision, operatorId: number): Promise<number | null> {
    return this.database.transaction(async (tx) => {
      const request = await this.store.lock(tx, id, this.clock.now());
      if (request === null) throw new Refusal('billing.price-request-not-found');
      const decidedAt = await this.approvals.decide(tx, 'price', request, decision, operatorId, async (at) => {
        await this.bounds.requireAboveFee(tx, request.siteId, request.currency, request.amount);
        // Its time went by while it waited: what counted meanwhile stays as it was.
        await this.store.begin(tx, request, request.beginsAt !== null && request.beginsAt > at ? request.beginsAt : at);
      });
      if (decidedAt !== null) await this.note(tx, operatorId, ACTIONS[decision], request, decidedAt);
      return siteOf(request.siteId);
    });
  }

  /** Withdraws a price that is to come, until it begins: what counts now goes on. */
  async withdraw(
    bundle: string,
    { site, currency, begins_at: begins }: InputOf<typeof withdrawPrice>['body'],
    operatorId: number,
  ): Promise<void> {
    const price = { siteId: await this.sites.require(site), bundle, currency, beginsAt: new Date(begins) };
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const withdrawn = await this.store.withdraw(tx, price, operatorId, at);
      if (withdrawn === null) throw new Refusal('billing.price-not-coming');
      await this.note(tx, operatorId, 'billing.withdraw-bundle-price', { ...price, ...withdrawn }, at);
    });
  }

  private async note(tx: Tx, operatorId: number, action: string, price: Noted, at: Date): Promise<void> {
    const { siteId, bundle, currency, amount, beginsAt } = price;
    const details = { site: siteOf(siteId), currency, amount, begins_at: beginsAt?.toISOString() ?? null };
    await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action, subject: bundle, details, at });
  }
}
