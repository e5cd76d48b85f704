import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one code of an order that is to be paid by direct debit. */
@Entity({ schema: 'billing', name: 'direct_debit_codes' })
export class DirectDebitCode {
  @PrimaryColumn('integer', { name: 'order_id' }) orderId: number;
  @Column('text') mobile: string;
  /** Of order, number and code, with a key: the code is nowhere. */
  @Column('bytea', { name: 'code_hash' }) codeHash: Buffer;
  @Column('timestamptz', { name: 'sent_at' }) sentAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'resend_at' }) resendAt: Date;
  @Column('smallint', { default: 0 }) tries: number;
}
