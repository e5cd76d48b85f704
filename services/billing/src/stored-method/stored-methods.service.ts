import type { StoredMethod as StoredMethodView } from '@rendezvous/contracts/billing/stored-methods';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { BlockedMethods } from '../block/blocked-methods.service.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import type { StoredMethod } from '../payment/stored-method.entity.js';
import { StoredMethodStore } from '../payment/stored-method.store.js';
import { expiryMonth, isExpired } from './expiry.rules.js';

/** The one way to pay that is stored so far. */
const STORED: PaymentMethod = 'card';

/** The methods that are stored for members, each for its owner alone. */
@Injectable()
export class StoredMethods {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: StoredMethodStore,
    private readonly providers: PaymentProviders,
    private readonly blocked: BlockedMethods,
  ) {}

  /** Those that a member can see and remove; the usable ones they can pay with. */
  async list(memberId: number, siteId: number): Promise<StoredMethodView[]> {
    const [stored, blocked] = await Promise.all([this.store.list(memberId, siteId), this.blocked.of(memberId)]);
    return stored.map((one) => this.viewOf(one, this.stateOf(one, blocked.has(STORED))));
  }

  /** Ways to pay in which a new method can be stored. */
  storable(): PaymentMethod[] {
    return this.isStorable(STORED) ? [STORED] : [];
  }

  /** The method that a member wants to pay with. Refuses one that is not theirs, was removed, or does not count any more. */
  async require(memberId: number, siteId: number, id: number, method: PaymentMethod): Promise<StoredMethod> {
    const found = await this.store.find(memberId, siteId, id);
    if (found === null || method !== STORED || this.providers.findNamed(found.provider) === null)
      throw new Refusal('billing.stored-method-gone');
    if (isExpired(found, this.clock.now())) throw new Refusal('billing.stored-method-expired');
    return found;
  }

  /** Refuses to store a method that its provider does not store. */
  requireStorable(method: PaymentMethod): void {
    if (!this.isStorable(method)) throw new Refusal('billing.method-not-storable');
  }

  /** Gone at once for its owner; whoever names another's, or one that is gone, changes nothing. */
  async remove(memberId: number, id: number): Promise<void> {
    await this.database.transaction((tx) => this.store.removeOf(tx, memberId, id, this.clock.now()));
  }

  private isStorable(method: PaymentMethod): boolean {
    return this.providers.takes(method) && this.providers.forMethod(method).storable.includes(method);
  }

  /** Of a company that is not set up any more, what it stored is its owner's to remove all the same. */
  private stateOf(stored: StoredMethod, blocked: boolean): StoredMethodView['state'] {
    if (this.providers.findNamed(stored.provider) === null) return 'unavailable';
    if (blocked) return 'blocked';
    return isExpired(stored, this.clock.now()) ? 'expired' : 'usable';
  }

  private viewOf(stored: StoredMethod, state: StoredMethodView['state']): StoredMethodView {
    const { id, brand, last4, storedAt } = stored;
    return { id, method: STORED, brand, last4, expires: expiryMonth(stored), state, stored_at: storedAt.toISOString() };
  }
}
