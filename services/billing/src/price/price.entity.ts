import type { Currency } from '@rendezvous/contracts/kernel';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** A number of credits that can be bought at once. */
@Entity({ schema: 'billing', name: 'bundles' })
export class Bundle {
  @PrimaryColumn('text') id: string;
  @Column('integer') credits: number;
  @Column('boolean') popular: boolean;
  @Column('boolean', { name: 'on_sale' }) onSale: boolean;
}

/** A bundle's price in one currency, in minor units. What counts is the latest that has begun. */
@Entity({ schema: 'billing', name: 'prices' })
export class Price {
  @PrimaryColumn('text') currency: Currency;
  @PrimaryColumn('text', { name: 'bundle_id' }) bundleId: string;
  @PrimaryColumn('timestamptz', { name: 'begins_at' }) beginsAt: Date;
  @ManyToOne(() => Bundle) @JoinColumn({ name: 'bundle_id' }) bundle: Bundle;
  @Column('integer') amount: number;
  /** What two operators agreed on; null for those that came with the bundle. */
  @Column('integer', { name: 'request_id', nullable: true }) requestId: number | null;
  @Column('text', { default: 'applied' }) agreed: 'applied';
}

/** A way to pay in a country, in the order it is offered. */
@Entity({ schema: 'billing', name: 'country_methods' })
export class CountryMethod {
  @PrimaryColumn('text') country: CountryCode;
  @PrimaryColumn('text') method: PaymentMethod;
  @Column('smallint') position: number;
  /** Minor units of the country's currency. */
  @Column('integer') fee: number;
  @Column('boolean') offered: boolean;
}
