import type { DisputeStatus } from '@rendezvous/contracts/billing/disputes';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Order } from '../order/order.entity.js';

/** A payment that its payer disputes at the bank. Amounts are minor units of `currency`. */
@Entity({ schema: 'billing', name: 'disputes' })
export class Dispute {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('integer', { name: 'order_id' }) orderId: number;
  @ManyToOne(() => Order) @JoinColumn({ name: 'order_id' }) order: Order;
  @Column('integer', { name: 'member_id' }) memberId: number;
  @Column('text') provider: string;
  /** The provider's own name for it. */
  @Column('text') reference: string;
  @Column('text') status: DisputeStatus;
  @Column('integer') amount: number;
  @Column('text') currency: Currency;
  /** How often its status or amount changed. */
  @Column('smallint', { default: 0 }) moves: number;
  @Column('timestamptz', { name: 'heard_at' }) heardAt: Date;
  /** null for a warning. */
  @Column('timestamptz', { name: 'opened_at', nullable: true }) openedAt: Date | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  /** When the provider is asked next. */
  @Column('timestamptz', { name: 'ask_after', nullable: true }) askAfter: Date | null;
  /** Since when its provider gives no answer about it; null once it gave one. */
  @Column('timestamptz', { name: 'silent_since', nullable: true }) silentSince: Date | null;
  /** The operator who let the member pay with this method again, after a lost one; why. */
  @Column('timestamptz', { name: 'unblocked_at', nullable: true }) unblockedAt: Date | null;
  @Column('integer', { name: 'unblocked_by', nullable: true }) unblockedBy: number | null;
  @Column('text', { name: 'unblock_reason', nullable: true }) unblockReason: string | null;
}
