import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { Disputes } from '../dispute/disputes.service.js';
import { SEND_REFUND_JOB } from '../refund/refund-sending.service.js';
import { DebitRefundStore } from '../sepa/debit-refund.store.js';
import type { DirectDebit } from '../sepa/direct-debit.entity.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { endsMandate, isRefundName } from '../sepa/mandate.rules.js';
import { MandateStore } from '../sepa/mandate.store.js';
import { disputeOf } from '../sepa/sepa.provider.js';
import type { BankLine } from './bank-report.js';
import { debitOutcome, type LineFault, refundOutcome } from './debit-outcome.rules.js';

/** What came of a line: which payment it is about, and why it was not followed. */
export interface FollowedLine {
  readonly paymentId: string | null;
  readonly fault: LineFault | null;
}

/** Returns that are followed in one run. */
const BATCH = 100;

/** Follows what banks say of single payments. */
@Injectable()
export class DebitOutcomes {
  private readonly logger = new Logger(DebitOutcomes.name);

  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly disputes: Disputes,
    private readonly mandates: MandateStore,
    private readonly debits: DirectDebitStore,
    private readonly refunds: DebitRefundStore,
  ) {}

  async follow(tx: Tx, line: BankLine): Promise<FollowedLine> {
    if (line.endToEndId === null) return { paymentId: null, fault: 'unknown' };
    return isRefundName(line.endToEndId) ? this.followRefund(tx, line.endToEndId, line) : this.followDebit(tx, line.endToEndId, line);
  }

  /** A debit that went back is, for its payment, a dispute that is lost: credits, debt, method and Premium follow from that. */
  async tellReturned(): Promise<void> {
    for (const paymentId of await this.debits.listUntold(BATCH)) {
      try {
        const debit = await this.debits.find(paymentId);
        await this.disputes.follow('sepa', disputeOf(debit!));
      } catch (error) {
        this.logger.error({ msg: 'A direct debit that went back could not be followed.', payment: paymentId, err: error });
      }
    }
  }

  private async followDebit(tx: Tx, name: string, line: BankLine): Promise<FollowedLine> {
    const debit = await this.debits.findByName(tx, name);
    if (debit === null) return { paymentId: null, fault: 'unknown' };
    const { paymentId } = debit;
    const changes = debitOutcome(debit, line);
    if (typeof changes === 'string') return { paymentId, fault: changes };
    if (changes !== null) {
      await this.debits.update(tx, paymentId, changes);
      if (changes.returnKind !== undefined) await this.endWhatWaits(tx, debit, line.reason);
    }
    return { paymentId, fault: null };
  }

  /** What was asked back and not sent yet has nothing to be paid from. */
  private async endWhatWaits(tx: Tx, { paymentId, mandateId }: DirectDebit, reason: string | null): Promise<void> {
    for (const refundId of await this.refunds.decideWaiting(tx, paymentId, 'failed')) await this.askAgain(tx, refundId);
    if (endsMandate(reason)) await this.mandates.end(tx, mandateId!, 'bank', this.clock.now());
  }

  private async followRefund(tx: Tx, name: string, line: BankLine): Promise<FollowedLine> {
    const refund = await this.refunds.findByName(tx, name);
    if (refund === null) return { paymentId: null, fault: 'unknown' };
    const changes = refundOutcome(refund, line);
    if (typeof changes === 'string') return { paymentId: refund.paymentId, fault: changes };
    if (changes !== null) {
      await this.refunds.setState(tx, refund.id, changes);
      await this.askAgain(tx, refund.id);
    }
    return { paymentId: refund.paymentId, fault: null };
  }

  /** Whoever waits for the refund hears of it by the question that is asked now and then: here, at once. */
  private async askAgain(tx: Tx, refundId: string): Promise<void> {
    await this.jobs.add(tx, SEND_REFUND_JOB, { refundId }, { key: `refund:${refundId}` });
  }
}
