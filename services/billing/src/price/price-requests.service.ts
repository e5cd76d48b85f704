import { days } from '@rendezvous/contracts/kernel';
import type { changeBundlePrice, PriceRequest, withdrawPrice } from '@rendezvous/contracts/billing/operator-bundles';
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
import { type PriceRequestRow, PriceRequestStore, toPriceRequest } from './price-request.store.js';

/** As the audit log names what prices are changed by. */
const CALLS = '/api/operator/bundles';
const ACTIONS = { applied: 'billing.approve-bundle-price', declined: 'billing.decline-bundle-price' } as const;

/** A price of a bundle, as the log tells it. */
type Noted = Pick<PriceRequestRow, 'bundle' | 'currency' | 'amount' | 'beginsAt'>;

/** Prices begin once two operators agreed on them: one asks, another one approves. One that is to come can be withdrawn. */
@Injectable()
export class PriceRequests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly approvals: Approvals,
    private readonly bundles: OperatorBundleStore,
    private readonly store: PriceRequestStore,
  ) {}

  /** What waits for another operator, the latest first. */
  async waiting(): Promise<PriceRequest[]> {
    const now = this.clock.now();
    return (await this.store.waiting(now)).map((row) => toPriceRequest(row, now));
  }

  /** One that still waits; null for any other. For mails. */
  async findWaiting(id: number): Promise<PriceRequest | null> {
    const now = this.clock.now();
    const row = await this.store.find(id, now);
    const request = row === null ? null : toPriceRequest(row, now);
    return request?.state === 'open' ? request : null;
  }

  /** Asks for a price above every fee, from its approval on or from a time to come. The same again, while it waits, changes nothing. */
  async ask(bundle: string, wish: InputOf<typeof changeBundlePrice>['body'], operatorId: number): Promise<void> {
    const { currency, amount, begins_at: wanted } = wish;
    const at = this.clock.now();
    const beginsAt = wanted === null ? null : new Date(wanted);
    if (beginsAt !== null && (beginsAt < at || beginsAt.getTime() > at.getTime() + days(PRICE_DAYS_AHEAD_MAX)))
      throw new Refusal('billing.price-time');
    await this.database.transaction(async (tx) => {
      await this.requireAboveFee(tx, { currency, amount });
      await tx.lock('billing.price', `${bundle}:${currency}`);
      if (!(await this.bundles.exists(tx, bundle))) throw new Refusal('billing.bundle-not-found');
      const request = { bundle, currency, amount, beginsAt, askedBy: operatorId, askedAt: at, expiresAt: expiryOf(at) };
      if (await this.store.isAsked(tx, request)) return;
      const id = await this.store.insert(tx, request);
      await this.approvals.tell(tx, 'price', id, operatorId);
      await this.note(tx, operatorId, 'billing.request-bundle-price', request, at);
    });
  }

  approve(id: number, operatorId: number): Promise<void> {
    return this.decide(id, 'applied', operatorId);
  }

  decline(id: number, operatorId: number): Promise<void> {
    return this.decide(id, 'declined', operatorId);
  }

  private async decide(id: number, decision: Decision, operatorId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const request = await this.store.lock(tx, id, this.clock.now());
      if (request === null) throw new Refusal('billing.price-request-not-found');
      const decidedAt = await this.approvals.decide(tx, 'price', request, decision, operatorId, async (at) => {
        await this.requireAboveFee(tx, request);
        // Its time went by while it waited: what counted meanwhile stays as it was.
        await this.store.begin(tx, request, request.beginsAt !== null && request.beginsAt > at ? request.beginsAt : at);
      });
      if (decidedAt !== null) await this.note(tx, operatorId, ACTIONS[decision], request, decidedAt);
    });
  }

  /** Withdraws a price that is to come, until it begins: what counts now goes on. */
  async withdraw(
    bundle: string,
    { currency, begins_at: begins }: InputOf<typeof withdrawPrice>['body'],
    operatorId: number,
  ): Promise<void> {
    const beginsAt = new Date(begins);
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const amount = await this.store.withdraw(tx, bundle, currency, beginsAt, operatorId, at);
      if (amount === null) throw new Refusal('billing.price-not-coming');
      await this.note(tx, operatorId, 'billing.withdraw-bundle-price', { bundle, currency, amount, beginsAt }, at);
    });
  }

  private async requireAboveFee(tx: Tx, { currency, amount }: Pick<PriceRequestRow, 'currency' | 'amount'>): Promise<void> {
    const fee = await this.bundles.highestFee(currency, tx);
    if (amount <= fee) throw new Refusal('billing.price-below-fee', { fee, currency });
  }

  private async note(tx: Tx, operatorId: number, action: string, { bundle, currency, amount, beginsAt }: Noted, at: Date): Promise<void> {
    const details = { currency, amount, begins_at: beginsAt?.toISOString() ?? null };
    await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action, subject: bundle, details, at });
  }
}
