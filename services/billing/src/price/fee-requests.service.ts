import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { FeeRequest } from '@rendezvous/contracts/billing/operator-methods';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { type Decision, expiryOf } from '../approval/approval.rules.js';
import { Approvals } from '../approval/approvals.service.js';
import { type FeeRequestRow, FeeRequestStore, toFeeRequest } from './fee-request.store.js';
import { ListedMethods } from './listed-methods.service.js';
import { type MethodList, MethodListStore } from './method-list.store.js';
import { PriceBounds } from './price-bounds.service.js';
import { siteOf } from './price.rules.js';

/** As the audit log names what fees are changed by. */
const CALLS = '/api/operator/methods';
const ACTIONS = { applied: 'billing.approve-method-fee', declined: 'billing.decline-method-fee' } as const;

/** A fee, as the log tells it. */
type Noted = Pick<FeeRequestRow, 'siteId' | 'country' | 'method' | 'fee'>;

/** Fees change once two operators agreed on them: one asks, another one approves. */
@Injectable()
export class FeeRequests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly approvals: Approvals,
    private readonly bounds: PriceBounds,
    private readonly listed: ListedMethods,
    private readonly lists: MethodListStore,
    private readonly store: FeeRequestStore,
  ) {}

  /** What waits for another operator, on a site or, as 0, for all; the latest first. */
  async waiting(siteId: number): Promise<FeeRequest[]> {
    const now = this.clock.now();
    return (await this.store.waiting(siteId, now)).map((row) => toFeeRequest(row, now));
  }

  waitingBySite(): Promise<ReadonlyMap<number, number>> {
    return this.store.waitingBySite(this.clock.now());
  }

  /** One that still waits; null for any other. For mails. */
  async findWaiting(id: number): Promise<FeeRequest | null> {
    const row = await this.store.find(id);
    const request = row === null ? null : toFeeRequest(row, this.clock.now());
    return request?.state === 'open' ? request : null;
  }

  /** Asks for a fee below every price; null for that of all. The same again, while it waits, changes nothing. */
  async ask(list: MethodList, method: PaymentMethod, fee: number | null, operatorId: number): Promise<void> {
    const at = this.clock.now();
    await this.database.transaction(async (tx) => {
      await this.listed.lock(tx, list, method);
      if (fee !== null) await this.bounds.requireBelowPrice(tx, list, fee);
      const request = { ...list, method, fee, askedBy: operatorId, askedAt: at, expiresAt: expiryOf(at) };
      if (await this.store.isAsked(tx, request)) return;
      const id = await this.store.insert(tx, request);
      await this.approvals.tell(tx, 'fee', id, operatorId);
      await this.note(tx, operatorId, 'billing.request-method-fee', request, at);
    });
  }

  approve(id: number, operatorId: number): Promise<number> {
    return this.decide(id, 'applied', operatorId);
  }

  decline(id: number, operatorId: number): Promise<number> {
    return this.decide(id, 'declined', operatorId);
  }

  /** @returns the site that it is about; 0 for all */
  private decide(id: number, decision: Decision, operatorId: number): Promise<number> {
    return this.database.transaction(async (tx) => {
      const request = await this.store.lock(tx, id);
      if (request === null) throw new Refusal('billing.fee-request-not-found');
      const decidedAt = await this.approvals.decide(tx, 'fee', request, decision, operatorId, () => this.apply(tx, request));
      if (decidedAt !== null) await this.note(tx, operatorId, ACTIONS[decision], request, decidedAt);
      return request.siteId;
    });
  }

  private async apply(tx: Tx, request: FeeRequestRow): Promise<void> {
    await this.lists.lock(tx, request);
    await this.lists.own(tx, request);
    await this.lists.setFee(tx, request, request.method, request.fee, request.id);
    await this.bounds.requireFeesBelowPrices(tx, request);
  }

  private async note(tx: Tx, operatorId: number, action: string, { siteId, country, method, fee }: Noted, at: Date): Promise<void> {
    const details = { site: siteOf(siteId), method, fee };
    await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action, subject: country, details, at });
  }
}
