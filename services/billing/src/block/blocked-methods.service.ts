import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { MethodBlockStore } from './method-block.store.js';

/** Which methods a member cannot pay with: those of lost disputes, and those that an operator blocked; until an operator lifts it. The one rule of it. */
@Injectable()
export class BlockedMethods {
  constructor(private readonly store: MethodBlockStore) {}

  of(memberId: number): Promise<ReadonlySet<PaymentMethod>> {
    return this.store.blockedMethods(memberId);
  }

  /** Refuses a method that is blocked. Direct debits have limits of their own. */
  async requireUsable(memberId: number, method: PaymentMethod): Promise<void> {
    if (method !== 'sepa' && (await this.of(memberId)).has(method)) throw new Refusal('billing.method-blocked');
  }
}
