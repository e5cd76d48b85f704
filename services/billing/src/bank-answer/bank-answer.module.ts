import { Module } from '@nestjs/common';
import { BankFileModule } from '../bank-file/bank-file.module.js';
import { DisputeModule } from '../dispute/dispute.module.js';
import { IncidentModule } from '../incident/incident.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { SepaModule } from '../sepa/sepa.module.js';
import { BankAnswerJob } from './bank-answer.job.js';
import { BankAnswerStore } from './bank-answer.store.js';
import { BankAnswers } from './bank-answers.service.js';
import { BankInbox } from './bank-inbox.service.js';
import { DebitOutcomes } from './debit-outcomes.service.js';
import { DebitRefundNews } from './debit-refund-news.service.js';
import { MandateEndings } from './mandate-endings.service.js';
import { OperatorDirectDebitsController } from './operator-direct-debits.controller.js';
import { OperatorDirectDebits } from './operator-direct-debits.service.js';
import { ReturnedDebits } from './returned-debits.service.js';
import { UnansweredDebits } from './unanswered-debits.service.js';
import { UndonePurchases } from './undone-purchases.service.js';

/** What the bank answers, and what follows from it. */
@Module({
  imports: [BankFileModule, DisputeModule, IncidentModule, RefundModule, SepaModule],
  controllers: [OperatorDirectDebitsController],
  providers: [
    BankAnswerStore,
    BankAnswers,
    DebitOutcomes,
    DebitRefundNews,
    MandateEndings,
    ReturnedDebits,
    UnansweredDebits,
    UndonePurchases,
    BankInbox,
    BankAnswerJob,
    OperatorDirectDebits,
  ],
  exports: [MandateEndings],
})
export class BankAnswerModule {}
