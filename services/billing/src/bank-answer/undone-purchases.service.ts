import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { RefundSettling } from '../refund/refund-settling.service.js';
import { Refunds } from '../refund/refunds.service.js';
import { DebitRefundStore } from '../sepa/debit-refund.store.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { WithheldDebits } from '../sepa/withheld-debits.service.js';

/** Purchases that are undone before anything was collected for them, and of which nothing was used: nobody lost anything by them. */
@Injectable()
export class UndonePurchases {
  constructor(
    private readonly clock: Clock,
    private readonly refunds: Refunds,
    private readonly settling: RefundSettling,
    private readonly debits: DirectDebitStore,
    private readonly debitRefunds: DebitRefundStore,
    private readonly withheld: WithheldDebits,
  ) {}

  /**
   * Drops those debits of the member's mandates that are in no file yet and whose credits are untouched, as if each purchase had been withdrawn from in
   * time. What something was used of is left to whoever ends the mandates.
   */
  async undo(tx: Tx, memberId: number, mandateIds: readonly number[]): Promise<void> {
    for (const { paymentId, orderId } of await this.debits.listUnsent(tx, mandateIds)) {
      const refund = await this.refunds.takeUntouched(tx, memberId, orderId);
      const debit = refund === null ? null : await this.debits.lock(tx, paymentId);
      if (refund === null || debit === null) continue;
      // It may have gone out while the order was waited for: then its refund goes the way of all others.
      const state = debit.state === 'registered' ? 'withheld' : 'waiting';
      const { id, amount } = refund;
      await this.debitRefunds.insert(tx, { id, paymentId, amount, state, createdAt: this.clock.now() });
      if (state === 'withheld') await this.withheld.withhold(tx, paymentId);
      await this.settling.settleIn(tx, refund, { state: state === 'withheld' ? 'succeeded' : 'pending', reference: id });
    }
  }
}
