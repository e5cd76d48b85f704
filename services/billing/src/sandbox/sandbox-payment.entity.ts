import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { Locale } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DisputeReport } from '../payment/payment.provider.js';
import type { BankCard } from './bank-card.rules.js';
import type { BankRefunds, BankStatus } from './sandbox.rules.js';

/** A payment in the books of the sandbox bank. */
@Entity({ schema: 'billing', name: 'sandbox_payments' })
export class SandboxPayment {
  @PrimaryColumn('uuid') id: string;
  @Column('integer') amount: number;
  @Column('text') currency: Currency;
  @Column('text') merchant: string;
  @Column('integer') credits: number;
  @Column('text') method: PaymentMethod;
  @Column('text') locale: Locale;
  @Column('text', { name: 'return_url' }) returnUrl: string;
  @Column('text') status: BankStatus;
  /** What the bank does when money is asked back. */
  @Column('text', { default: 'pay' }) refunds: BankRefunds;
  /** The shop asks to keep the card. */
  @Column('boolean', { default: false }) store: boolean;
  /** Which of the bank's cards it is paid with. */
  @Column('text', { default: 'approves' }) card: BankCard;
  /** The payment that the card was kept with, when a kept card pays. */
  @Column('uuid', { name: 'stored_card', nullable: true }) storedCard: string | null;
  @Column('timestamptz', { name: 'card_forgotten_at', nullable: true }) cardForgottenAt: Date | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/** Money that the bank pays back. */
@Entity({ schema: 'billing', name: 'sandbox_refunds' })
export class SandboxRefund {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('integer') amount: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/** A payment whose money the payer asks back at the bank. */
@Entity({ schema: 'billing', name: 'sandbox_disputes' })
export class SandboxDispute {
  @PrimaryColumn('uuid') reference: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('integer') amount: number;
  @Column('text') status: DisputeReport['status'];
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/** An event on its way to the shop. */
@Entity({ schema: 'billing', name: 'sandbox_deliveries' })
export class SandboxDelivery {
  @PrimaryColumn('text') id: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('text') body: string;
  /** How often it is sent even when all goes well. */
  @Column('smallint') times: number;
  @Column('timestamptz', { name: 'delivered_at', nullable: true }) deliveredAt: Date | null;
}
