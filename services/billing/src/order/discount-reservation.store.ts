import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { isUsedUp } from '../discount/discount-code.rules.js';
import { usesByOthers } from '../discount/discount-uses.js';

/** SQL of discounts that orders reserve while they are open and redeem when they are paid. */
@Injectable()
export class DiscountReservationStore {
  /** Lets a member's orders in one by one; ends with the transaction. */
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

  /** Whether other members hold or have redeemed as many uses as a discount has. Whoever asks next waits for the end of this transaction. */
  async isUsedUp(tx: Tx, memberId: number, discountCode: string): Promise<boolean> {
    const [limit] = await tx.read<{ maximumUses: number | null }>(
      'select maximum_uses as "maximumUses" from billing.discount_codes where code = $1',
      [discountCode],
    );
    const maximumUses = limit?.maximumUses ?? null;
    // Most codes have no limit: their orders wait for nobody.
    if (maximumUses === null) return false;
    await tx.lock('billing.discount-uses', discountCode);
    const [row] = await tx.read<{ uses: number }>(`select ${usesByOthers('$1', '$2')} as uses`, [discountCode, memberId]);
    return isUsedUp(maximumUses, row!.uses);
  }
}
