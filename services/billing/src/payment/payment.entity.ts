import type { Currency } from '@rendezvous/contracts/kernel';
import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { Order } from '../order/order.entity.js';
import { StoredMethod } from './stored-method.entity.js';

/** The one attempt to pay an order. Another attempt is another order, so that each capture has its own credits. */
@Entity({ schema: 'billing', name: 'payments' })
export class Payment {
  @PrimaryColumn('uuid') id: string;
  @Column('integer', { name: 'order_id' }) orderId: number;
  @OneToOne(() => Order) @JoinColumn({ name: 'order_id' }) order: Order;
  @Column('text') provider: string;
  /** The provider's own name for it; null until the provider answered. */
  @Column('text', { nullable: true }) reference: string | null;
  /** The provider's page, while there is something to do on it. */
  @Column('text', { nullable: true }) redirect: string | null;
  @Column('integer', { name: 'stored_method_id', nullable: true }) storedMethodId: number | null;
  /** What it is paid with, unless the payer enters that on the provider's page. */
  @ManyToOne(() => StoredMethod, { nullable: true }) @JoinColumn({ name: 'stored_method_id' }) storedMethod: StoredMethod | null;
  /** When the payer agreed that the method is stored, and in which wording. */
  @Column('timestamptz', { name: 'store_consented_at', nullable: true }) storeConsentedAt: Date | null;
  @Column('smallint', { name: 'store_consent_version', nullable: true }) storeConsentVersion: number | null;
  @Column('integer') amount: number;
  @Column('text') currency: Currency;
  @Column('text', { name: 'card_brand', nullable: true }) cardBrand: string | null;
  @Column('text', { name: 'card_last4', nullable: true }) cardLast4: string | null;
  @Column('timestamptz', { name: 'captured_at', nullable: true }) capturedAt: Date | null;
  /** Asked back, and not decided by the provider yet. */
  @Column('integer', { default: 0 }) refunding: number;
  @Column('integer', { default: 0 }) refunded: number;
  /** Taken back by lost disputes. */
  @Column('integer', { default: 0 }) lost: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Since when its provider gives no answer about it, while its order is not paid. */
  @Column('timestamptz', { name: 'silent_since', nullable: true }) silentSince: Date | null;
  /** Since when its member knows that it cannot be cancelled for another order, and may still be charged. */
  @Column('timestamptz', { name: 'uncancelled_since', nullable: true }) uncancelledSince: Date | null;
  @Column('smallint', { name: 'silent_asks', default: 0, select: false }) silentPolls: number;
  /** When it is polled next, while its order is open and after that was given up. Written and read by the polling schedule alone. */
  @Column('timestamptz', { name: 'ask_after', nullable: true, select: false }) pollAfter: Date | null;
  @Column('timestamptz', { name: 'late_ask_after', nullable: true, select: false }) latePollAfter: Date | null;
  @Column('smallint', { name: 'late_asks', default: 0, select: false }) latePolls: number;
}
