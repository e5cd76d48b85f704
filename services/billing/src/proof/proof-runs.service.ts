import type { LedgerProof, listLedgerProofs } from '@rendezvous/contracts/billing/ledger-proofs';
import { days } from '@rendezvous/contracts/kernel';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { Metrics } from '@rendezvous/server/metrics';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { LedgerProofs } from './ledger-proof.service.js';
import type { ProofRun } from './proof-run.entity.js';
import { PROOF_PAGE, ProofRunStore, toProof } from './proof-run.store.js';

export const PROVE_LEDGER_JOB = 'billing.prove-ledger';

const KEPT_DAYS = 365;

/** When the ledger was proven, and what was found. One proof runs at a time. */
@Injectable()
export class ProofRuns implements OnModuleInit {
  private readonly logger = new Logger(ProofRuns.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
    private readonly proofs: LedgerProofs,
    private readonly store: ProofRunStore,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('ledger_proof_faults', 'Faults that the last proof of the ledger found.', () => this.store.lastFaults());
  }

  async list(before: number | null): Promise<ReplyOf<typeof listLedgerProofs>> {
    const runs = await this.store.page(before);
    return { proofs: runs.slice(0, PROOF_PAGE).map(toProof), more: runs.length > PROOF_PAGE };
  }

  /** Has the ledger proven because an operator asks; answers the run that is under way where there is one. */
  start(operatorId: number): Promise<LedgerProof> {
    return this.database.transaction(async (tx) => {
      const run = await this.begin(tx, 'operator');
      const actor = operatorActor(operatorId, '/api/operator/billing/proofs');
      await addAuditEntry(tx, { actor, action: 'billing.prove-ledger', subject: `ledger proof ${run.id}`, at: this.clock.now() });
      return toProof(run);
    });
  }

  /** The run of the night; forgets those of a year ago. */
  async startNightly(): Promise<void> {
    await this.store.removeBefore(new Date(this.clock.now().getTime() - days(KEPT_DAYS)));
    await this.database.transaction((tx) => this.begin(tx, 'night'));
  }

  /** Does what a run is for. A run that was broken off begins anew, and one that has ended stays as it is. */
  async prove(id: number): Promise<void> {
    const run = await this.store.find(id);
    if (run === null || run.endedAt !== null) return;
    const { faults, ...counts } = await this.proofs.prove();
    const [fault = null] = faults;
    const endedAt = new Date(Math.max(this.clock.now().getTime(), run.startedAt.getTime()));
    await this.database.transaction(async (tx) => {
      const ended = await this.store.end(tx, id, { ...counts, endedAt, faults: faults.length, fault });
      if (ended && faults.length > 0) await tx.publish('billing.ledger-unproven', { proofId: id, faults: faults.length });
    });
    for (const one of faults.slice(0, 100)) this.logger.error({ msg: 'The ledger does not prove itself.', ...one });
    if (faults.length === 0) this.logger.log({ msg: 'Every entry follows the one before it, and every wallet is their sum.', ...counts });
  }

  private async begin(tx: Tx, cause: ProofRun['cause']): Promise<ProofRun> {
    await tx.lock('billing.prove-ledger');
    const open = await this.store.findOpen(tx);
    const run = open ?? (await this.store.insert(tx, cause, this.clock.now()));
    await this.jobs.add(tx, PROVE_LEDGER_JOB, { id: run.id }, { key: `prove-ledger:${run.id}`, mode: 'preserve_run_at' });
    return run;
  }
}
