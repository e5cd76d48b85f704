import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { OrderState } from '@rendezvous/contracts/billing/orders';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Seller } from './seller.entity.js';

const decimal = { to: (value: number) => value, from: Number };

/** What a member wants to buy, at the price they saw. Amounts are minor units of `currency`. */
@Entity({ schema: 'billing', name: 'orders' })
export class Order {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  /** The site that sold it: its prices, its company. Null only for what processes of an earlier version placed. */
  @Column('integer', { name: 'site_id', nullable: true }) siteId: number | null;
  @Column('integer', { name: 'member_id' }) memberId: number;
  @Column('uuid', { name: 'client_id' }) clientId: string;
  @Column('text') state: OrderState;
  /** Given up because its member began another order. */
  @Column('boolean', { default: false }) replaced: boolean;
  @Column('text', { name: 'bundle_id' }) bundleId: string;
  @Column('integer') credits: number;
  @Column('text') country: CountryCode;
  @Column('text') method: PaymentMethod;
  @Column('text') currency: Currency;
  @Column('integer') price: number;
  @Column('integer') discount: number;
  @Column('text', { name: 'discount_code', nullable: true }) discountCode: string | null;
  /** What was chosen and taken off, when another order had used the discount before this one was paid. */
  @Column('integer', { name: 'chosen_credits', nullable: true }) chosenCredits: number | null;
  @Column('integer', { name: 'lost_discount', nullable: true }) lostDiscount: number | null;
  @Column('integer', { name: 'discount_used_by', nullable: true }) discountUsedBy: number | null;
  @Column('integer') fee: number;
  @Column('integer') total: number;
  @Column('numeric', { name: 'tax_rate', precision: 5, scale: 2, transformer: decimal }) taxRate: number;
  @Column('integer') tax: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'completed_at', nullable: true }) completedAt: Date | null;
  /** Since when the member had Premium when it ended with this order. */
  @Column('timestamptz', { name: 'premium_since', nullable: true }) premiumSince: Date | null;
  @Column('smallint', { name: 'invoice_year', nullable: true }) invoiceYear: number | null;
  @Column('integer', { name: 'invoice_number', nullable: true }) invoiceNumber: number | null;
  /** Who issued the invoice, and that company as it was. */
  @Column('integer', { name: 'company_id', nullable: true }) companyId: number | null;
  @Column('integer', { name: 'seller_id', nullable: true }) sellerId: number | null;
  @ManyToOne(() => Seller) @JoinColumn({ name: 'seller_id' }) seller: Seller | null;
}
