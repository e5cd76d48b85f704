import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { DebitRefundStore } from '../sepa/debit-refund.store.js';
import type { DirectDebit } from '../sepa/direct-debit.entity.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { endsMandate, isRefundName } from '../sepa/mandate.rules.js';
import type { BankLine } from './bank-report.js';
import { debitOutcome, type LineFault, refundOutcome } from './debit-outcome.rules.js';
import { DebitRefundNews } from './debit-refund-news.service.js';
import { MandateEndings } from './mandate-endings.service.js';

/** What came of a line: which payment it is about, and why it was not followed. */
export interface FollowedLine {
  readonly paymentId: string | null;
  readonly fault: LineFault | null;
}

/** Follows what banks say of single payments. */
@Injectable()
export class DebitOutcomes {
  constructor(
    private readonly debits: DirectDebitStore,
    private readonly refunds: DebitRefundStore,
    private readonly endings: MandateEndings,
    private readonly news: DebitRefundNews,
  ) {}

  async follow(tx: Tx, line: BankLine): Promise<FollowedLine> {
    if (line.endToEndId === null) return { paymentId: null, fault: 'unknown' };
    return isRefundName(line.endToEndId) ? this.followRefund(tx, line.endToEndId, line) : this.followDebit(tx, line.endToEndId, line);
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

  private async endWhatWaits(tx: Tx, { paymentId, mandateId }: DirectDebit, reason: string | null): Promise<void> {
    await this.news.failWaiting(tx, paymentId);
    if (endsMandate(reason)) await this.endings.endByBank(tx, mandateId!, reason);
  }

  private async followRefund(tx: Tx, name: string, line: BankLine): Promise<FollowedLine> {
    const refund = await this.refunds.findByName(tx, name);
    if (refund === null) return { paymentId: null, fault: 'unknown' };
    const changes = refundOutcome(refund, line);
    if (typeof changes === 'string') return { paymentId: refund.paymentId, fault: changes };
    if (changes !== null) {
      await this.refunds.setState(tx, refund.id, changes);
      await this.news.tell(tx, refund.id);
    }
    return { paymentId: refund.paymentId, fault: null };
  }
}
