import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A discount: one that the site offers by itself, a code that members type, or what one member was given who was about to leave. */
@Entity({ schema: 'billing', name: 'discount_codes' })
export class DiscountCodeRow {
  @PrimaryColumn('text') code: string;
  /** In the order in which codes were made. */
  @Column({ type: 'integer', unique: true, generated: 'identity', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') reason: 'code' | 'leaving' | 'time-bonus' | 'welcome';
  @Column('smallint') percentage: number;
  /** How long an offer runs for each member; null for codes that end for all at once, and for those of one member. */
  @Column('integer', { name: 'window_seconds', nullable: true }) windowSeconds: number | null;
  @Column('boolean') active: boolean;
  @Column('text', { nullable: true }) country: CountryCode | null;
  @Column('integer', { name: 'member_id', nullable: true }) memberId: number | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
  @Column('text', { nullable: true }) currency: Currency | null;
  /** Minor units of `currency`. */
  @Column('integer', { name: 'minimum_order_value', nullable: true }) minimumOrderValue: number | null;
  /** How many members may pay with it; null for all. */
  @Column('integer', { name: 'maximum_uses', nullable: true }) maximumUses: number | null;
  /** Empty for all. */
  @Column('text', { name: 'payment_methods', array: true }) paymentMethods: PaymentMethod[];
  /** The operator who made it, and may not buy with it; null for what no operator made. */
  @Column('integer', { name: 'made_by', nullable: true }) madeBy: number | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
