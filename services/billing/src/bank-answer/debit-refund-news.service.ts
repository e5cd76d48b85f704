import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { SEND_REFUND_JOB } from '../refund/refund-sending.service.js';
import { DebitRefundStore } from '../sepa/debit-refund.store.js';

/** Tells of refunds of debits that something became of. */
@Injectable()
export class DebitRefundNews {
  constructor(
    private readonly jobs: Jobs,
    private readonly refunds: DebitRefundStore,
  ) {}

  /** Whoever waits for the refund hears of it by the question that is asked now and then: here, at once. */
  async tell(tx: Tx, refundId: string): Promise<void> {
    await this.jobs.add(tx, SEND_REFUND_JOB, { refundId }, { key: `refund:${refundId}` });
  }

  /** What was asked back of a debit and not sent yet has nothing to be paid from. */
  async failWaiting(tx: Tx, paymentId: string): Promise<void> {
    for (const refundId of await this.refunds.decideWaiting(tx, paymentId, 'failed')) await this.tell(tx, refundId);
  }
}
