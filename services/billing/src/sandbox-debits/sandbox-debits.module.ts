import { Module } from '@nestjs/common';
import { SepaModule } from '../sepa/sepa.module.js';
import { DebitBankJob } from './debit-bank.job.js';
import { DebitBank } from './debit-bank.service.js';

/** The bank that the demo sends its direct debits to. */
@Module({ imports: [SepaModule], providers: [DebitBank, DebitBankJob] })
export class SandboxDebitsModule {}
