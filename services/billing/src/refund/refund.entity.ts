import type { RefundState } from '@rendezvous/contracts/billing/refunds';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Order } from '../order/order.entity.js';
import { Seller } from '../order/seller.entity.js';

/** Money on its way back to a member, for the unused credits of one order. Amounts are minor units of `currency`. */
@Entity({ schema: 'billing', name: 'refunds' })
export class Refund {
  @PrimaryColumn('uuid') id: string;
  /** By which mails name it. */
  @Column({ type: 'integer', generated: 'identity', generatedIdentity: 'ALWAYS', unique: true }) number: number;
  @Column('integer', { name: 'order_id' }) orderId: number;
  @ManyToOne(() => Order) @JoinColumn({ name: 'order_id' }) order: Order;
  @Column('integer', { name: 'member_id' }) memberId: number;
  /** The operator who asked for it on behalf of the member, and why; null where the member did. */
  @Column('integer', { name: 'asked_by', nullable: true }) askedBy: number | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  /** Nobody asked for it here: it was made in the provider's dashboard, and adopted when it was heard of. */
  @Column('boolean', { default: false }) adopted: boolean;
  /** Nobody asked for it: its mandate was taken back before the purchase was debited. */
  @Column('boolean', { default: false }) undone: boolean;
  @Column('text') state: RefundState;
  @Column('integer') credits: number;
  @Column('integer') amount: number;
  /** What of the amount is the order's fee, and, once there is a credit note, what is tax. */
  @Column('integer') fee: number;
  @Column('integer', { nullable: true }) tax: number | null;
  @Column('text') currency: Currency;
  /** The provider's own name for it; null until the provider answered. */
  @Column('text', { nullable: true }) reference: string | null;
  /** How often the provider was asked to no avail, and when it is asked again. */
  @Column('smallint', { default: 0 }) tries: number;
  @Column('timestamptz', { name: 'try_after', nullable: true }) tryAfter: Date | null;
  /** What the provider, or the line to it, said last. For operators. */
  @Column('text', { nullable: true }) fault: string | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt: Date;
  /** For the first time: what succeeded and came back is `reversedAt` as well. */
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('smallint', { name: 'credit_note_year', nullable: true }) creditNoteYear: number | null;
  @Column('integer', { name: 'credit_note_number', nullable: true }) creditNoteNumber: number | null;
  /** Who issued the credit note, and that company as it was. */
  @Column('integer', { name: 'company_id', nullable: true }) companyId: number | null;
  @Column('integer', { name: 'seller_id', nullable: true }) sellerId: number | null;
  @ManyToOne(() => Seller) @JoinColumn({ name: 'seller_id' }) seller: Seller | null;
  /** What cancels the credit note, by the same company as it was then: the money came back. */
  @Column('smallint', { name: 'reversal_year', nullable: true }) reversalYear: number | null;
  @Column('integer', { name: 'reversal_number', nullable: true }) reversalNumber: number | null;
  @Column('integer', { name: 'reversal_seller_id', nullable: true }) reversalSellerId: number | null;
  @ManyToOne(() => Seller) @JoinColumn({ name: 'reversal_seller_id' }) reversalSeller: Seller | null;
  @Column('timestamptz', { name: 'reversed_at', nullable: true }) reversedAt: Date | null;
}
