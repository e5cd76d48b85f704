import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Day } from './bank-day.rules.js';
import type { DebitState, ReturnKind, Sequence } from './mandate.rules.js';

/** A payment by direct debit. Amounts are cents. */
@Entity({ schema: 'billing', name: 'direct_debits' })
export class DirectDebit {
  @PrimaryColumn('uuid', { name: 'payment_id' }) paymentId: string;
  /** Part of its name from end to end. */
  @Column({ type: 'integer', generated: 'identity', generatedIdentity: 'ALWAYS', unique: true }) id: number;
  @Column('integer', { name: 'order_id' }) orderId: number;
  @Column('integer') amount: number;
  @Column('text') currency: 'EUR';
  @Column('text', { default: 'open' }) state: DebitState;
  /** Goes up with each change of what is to be signed. */
  @Column('integer', { default: 0 }) revision: number;
  /** The mandate is to stay for later purchases. */
  @Column('boolean', { nullable: true }) kept: boolean | null;
  /** `AccountDetails` that wait for the code, encrypted; null where a mandate from before is to be used. */
  @Column('bytea', { nullable: true }) sealed: Buffer | null;
  @Column('integer', { name: 'mandate_id', nullable: true }) mandateId: number | null;
  @Column('text', { nullable: true }) sequence: Sequence | null;
  @Column('date', { nullable: true }) due: Day | null;
  @Column('integer', { name: 'file_id', nullable: true }) fileId: number | null;
  @Column('text', { name: 'end_to_end_id', nullable: true }) endToEndId: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'signed_at', nullable: true }) signedAt: Date | null;
  @Column('date', { name: 'collected_on', nullable: true }) collectedOn: Day | null;
  @Column('date', { name: 'returned_on', nullable: true }) returnedOn: Day | null;
  /** Why it was refused or went back: the banks' code. */
  @Column('text', { nullable: true }) reason: string | null;
  @Column('text', { name: 'return_kind', nullable: true }) returnKind: ReturnKind | null;
}

/** How far money is that goes back for a debit; `withheld`: the debit was not collected. */
export type DebitRefundState = 'waiting' | 'withheld' | 'sent' | 'paid' | 'failed';

/** A refund that the bank refused before it moved, or that came back. */
type RefundReturnKind = Extract<ReturnKind, 'reject' | 'return'>;

@Entity({ schema: 'billing', name: 'direct_debit_refunds' })
export class DirectDebitRefund {
  @PrimaryColumn('uuid') id: string;
  @Column({ type: 'integer', generated: 'identity', generatedIdentity: 'ALWAYS', unique: true }) number: number;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('integer') amount: number;
  @Column('text') state: DebitRefundState;
  @Column('integer', { name: 'file_id', nullable: true }) fileId: number | null;
  @Column('text', { name: 'end_to_end_id', nullable: true }) endToEndId: string | null;
  @Column('text', { nullable: true }) reason: string | null;
  /** Of what went to the bank and failed. */
  @Column('text', { name: 'return_kind', nullable: true }) returnKind: RefundReturnKind | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
