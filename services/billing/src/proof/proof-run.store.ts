import type { LedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { IsNull, LessThan } from 'typeorm';
import { ProofRun } from './proof-run.entity.js';

export const PROOF_PAGE = 25;

type EndedRun = Pick<ProofRun, 'endedAt' | 'wallets' | 'entries' | 'orders' | 'faults' | 'fault'>;

/** SQL of the runs of the proof. */
@Injectable()
export class ProofRunStore {
  constructor(private readonly database: Database) {}

  /** The run that is under way; null without one. */
  findOpen(tx: Tx): Promise<ProofRun | null> {
    return tx.manager.findOne(ProofRun, { where: { endedAt: IsNull() } });
  }

  async insert(tx: Tx, cause: ProofRun['cause'], startedAt: Date): Promise<ProofRun> {
    return tx.manager.save(tx.manager.create(ProofRun, { cause, startedAt, endedAt: null, fault: null }));
  }

  /** Runs older than one, latest first; one more than a page, where there are more. */
  page(before: number | null): Promise<ProofRun[]> {
    return this.database.dataSource.manager.find(ProofRun, {
      where: before === null ? {} : { id: LessThan(before) },
      order: { id: 'desc' },
      take: PROOF_PAGE + 1,
    });
  }

  find(id: number): Promise<ProofRun | null> {
    return this.database.dataSource.manager.findOneBy(ProofRun, { id });
  }

  /** @returns false when it had ended before */
  async end(tx: Tx, id: number, { endedAt, wallets, entries, orders, faults, fault }: EndedRun): Promise<boolean> {
    const ended = await tx.change(
      `update billing.proof_runs set ended_at = $2, wallets = $3, entries = $4, orders = $5, faults = $6, fault = $7::jsonb
       where id = $1 and ended_at is null returning id`,
      [id, endedAt, wallets, entries, orders, faults, fault === null ? null : JSON.stringify(fault)],
    );
    return ended.length > 0;
  }

  /** What the last run that ended found; 0 before there was one. */
  async lastFaults(): Promise<number> {
    const [last] = await this.database.read<{ faults: number }>(
      'select faults from billing.proof_runs where ended_at is not null order by id desc limit 1',
    );
    return last?.faults ?? 0;
  }

  async removeBefore(at: Date): Promise<void> {
    await this.database.dataSource.manager.delete(ProofRun, { startedAt: LessThan(at) });
  }
}

/** A run as operators see it. */
export const toProof = ({ id, cause, startedAt, endedAt, wallets, entries, orders, faults, fault }: ProofRun): LedgerProof => ({
  id,
  cause,
  started_at: startedAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  wallets,
  entries,
  orders,
  faults,
  fault,
});
