import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { bankDate } from '../sepa/bank-day.rules.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { MandateStore } from '../sepa/mandate.store.js';
import { WithheldDebits } from '../sepa/withheld-debits.service.js';
import { DebitRefundNews } from './debit-refund-news.service.js';
import { ReturnedDebits } from './returned-debits.service.js';
import { UndonePurchases } from './undone-purchases.service.js';

/**
 * Ends mandates: by one that has ended nothing more is collected, so what is signed by it and not in a file yet is not sent. One that a new mandate takes
 * the place of ends otherwise: its debits were agreed to, and go out.
 */
@Injectable()
export class MandateEndings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mandates: MandateStore,
    private readonly debits: DirectDebitStore,
    private readonly withheld: WithheldDebits,
    private readonly news: DebitRefundNews,
    private readonly returned: ReturnedDebits,
    private readonly undone: UndonePurchases,
  ) {}

  /** The bank says that nothing comes by it any more. Whoever follows what the bank says tells of the debits. */
  async endByBank(tx: Tx, mandateId: number, reason: string | null): Promise<void> {
    await this.mandates.end(tx, mandateId, 'bank', this.clock.now());
    await this.stop(tx, [mandateId], reason);
  }

  /** Its member takes it back. Purchases that nothing was used of are undone by that; those that something was used of are lost. */
  async revoke(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const mandateIds = await this.mandates.revoke(tx, memberId, this.clock.now());
      await this.undone.undo(tx, memberId, mandateIds);
      await this.stop(tx, mandateIds, null);
    });
    await this.returned.tell();
  }

  private async stop(tx: Tx, mandateIds: readonly number[], reason: string | null): Promise<void> {
    const returnedOn = bankDate(this.clock.now());
    for (const paymentId of await this.debits.lockUnsent(tx, mandateIds)) {
      await this.news.failWaiting(tx, paymentId);
      await this.withheld.withhold(tx, paymentId, { returnKind: 'mandate-ended', returnedOn, reason });
    }
  }
}
