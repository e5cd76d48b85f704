import { Module } from '@nestjs/common';
import { WalletModule } from '../wallet/wallet.module.js';
import { LedgerProofs } from './ledger-proof.service.js';
import { LedgerProofStore } from './ledger-proof.store.js';
import { ProofRunStore } from './proof-run.store.js';
import { ProofRuns } from './proof-runs.service.js';
import { ProofController } from './proof.controller.js';
import { ProofJob } from './proof.job.js';
import { SettlementProofStore } from './settlement-proof.store.js';

/** The nightly proof that the ledger adds up and agrees with what providers settled. */
@Module({
  imports: [WalletModule],
  controllers: [ProofController],
  providers: [LedgerProofStore, SettlementProofStore, LedgerProofs, ProofRunStore, ProofRuns, ProofJob],
})
export class ProofModule {}
