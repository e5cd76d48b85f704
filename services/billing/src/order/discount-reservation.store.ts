import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';

/** SQL of discounts that orders reserve while they are open and redeem when they are paid. */
@Injectable()
export class DiscountReservationStore {
  /** Lets a member's orders that reserve a discount in one by one; ends with the transaction. */
  async lockMember(tx: Tx, memberId: number): Promise<void> {
    await tx.lock('billing.discount-reservation', memberId);
  }

  /** The open order of a member that reserves a discount; null without one. */
  async findReservation(tx: Tx, memberId: number, discountCode: string): Promise<number | null> {
    const [row] = await tx.read<{ id: number }>(
      `select id from billing.orders where member_id = $1 and discount_code = $2 and state in ('created', 'pending')`,
      [memberId, discountCode],
    );
    return row?.id ?? null;
  }

  /** The paid order with which the member redeemed a discount; null while nothing was paid with it. */
  async findRedemption(tx: Tx, memberId: number, discountCode: string): Promise<number | null> {
    const [row] = await tx.read<{ id: number }>(
      'select id from billing.orders where member_id = $1 and discount_code = $2 and completed_at is not null',
      [memberId, discountCode],
    );
    return row?.id ?? null;
  }
}
