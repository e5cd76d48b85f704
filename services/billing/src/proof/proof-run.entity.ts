import type { LedgerFault, LedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One run of the proof of the ledger. */
@Entity({ schema: 'billing', name: 'proof_runs' })
export class ProofRun {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') cause: LedgerProof['cause'];
  @Column('timestamptz', { name: 'started_at' }) startedAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  @Column('integer', { default: 0 }) wallets: number;
  @Column('bigint', { default: 0, transformer: { to: (value: number) => value, from: Number } }) entries: number;
  @Column('integer', { default: 0 }) orders: number;
  @Column('integer', { default: 0 }) faults: number;
  /** The first of the faults. */
  @Column('jsonb', { nullable: true }) fault: LedgerFault | null;
}
