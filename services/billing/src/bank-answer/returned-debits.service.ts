import { Injectable, Logger } from '@nestjs/common';
import { Disputes } from '../dispute/disputes.service.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { disputeOf } from '../sepa/sepa.provider.js';

/** Returns that are followed in one run. */
const BATCH = 100;

/** Debits that bring no money in the end, though their credits are there. */
@Injectable()
export class ReturnedDebits {
  private readonly logger = new Logger(ReturnedDebits.name);

  constructor(
    private readonly disputes: Disputes,
    private readonly debits: DirectDebitStore,
  ) {}

  /** For its payment, such a debit is a dispute that is lost: credits, debt, method and Premium follow from that. */
  async tell(): Promise<void> {
    for (const paymentId of await this.debits.listUntold(BATCH)) {
      try {
        const debit = await this.debits.find(paymentId);
        await this.disputes.follow('sepa', disputeOf(debit!));
      } catch (error) {
        this.logger.error({ msg: 'A direct debit that went back could not be followed.', payment: paymentId, err: error });
      }
    }
  }
}
