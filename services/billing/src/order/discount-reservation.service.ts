import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { DiscountReservationStore } from './discount-reservation.store.js';
import { OrderTransitions } from './order-transitions.service.js';

/**
 * A discount is reserved by one open order of a member at a time, and redeemed by one order for ever. One with a limit is held or redeemed by
 * no more members than that. Locks in this order: member, order, wallet, discount.
 */
@Injectable()
export class DiscountReservations {
  constructor(
    private readonly store: DiscountReservationStore,
    private readonly transitions: OrderTransitions,
  ) {}

  /** Orders of this member that are about to be written wait from here to the end of the transaction. */
  lockMember(tx: Tx, memberId: number): Promise<void> {
    return this.store.lockMember(tx, memberId);
  }

  /**
   * Takes a discount for an order of this member that is about to be written. The member's open order that reserves it is given up. Refuses a
   * discount that the member has redeemed, and one whose last use others hold or have taken.
   * @returns the order that was given up; null for none
   */
  async take(tx: Tx, memberId: number, discountCode: string): Promise<number | null> {
    const reservedBy = await this.store.findReservation(tx, memberId, discountCode);
    if (reservedBy !== null) await this.transitions.replace(tx, reservedBy);
    // The order that reserved it may have been paid while we waited for it: then the discount is redeemed.
    if ((await this.store.findRedemption(tx, memberId, discountCode)) !== null) throw new Refusal('billing.discount-used');
    if (await this.store.isUsedUp(tx, memberId, discountCode)) throw new Refusal('billing.discount-used-up');
    return reservedBy;
  }
}
