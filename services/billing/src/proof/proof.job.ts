import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { PROVE_LEDGER_JOB, ProofRuns } from './proof-runs.service.js';

/** Has the ledger prove itself each night, and whenever an operator asks. */
@Injectable()
export class ProofJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly runs: ProofRuns,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ id: number }>(PROVE_LEDGER_JOB, ({ id }) => this.runs.prove(id));
    this.jobs.define('billing.prove-balances', () => this.runs.startNightly(), { cron: '43 2 * * *' });
  }
}
