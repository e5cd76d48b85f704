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

/** A bundle's price in one currency, in minor units. What counts is the latest that has begun: the site's, else that of all. */
@Entity({ schema: 'billing', name: 'prices' })
export class Price {
  /** 0: of all sites that have none of their own. */
  @PrimaryColumn('integer', { name: 'site_id', default: 0 }) siteId: number;
  @PrimaryColumn('text') currency: Currency;
  @PrimaryColumn('text', { name: 'bundle_id' }) bundleId: string;
  @PrimaryColumn('timestamptz', { name: 'begins_at' }) beginsAt: Date;
  @ManyToOne(() => Bundle) @JoinColumn({ name: 'bundle_id' }) bundle: Bundle;
  /** null: the site sells at the price of all again. */
  @Column('integer', { nullable: true }) amount: number | null;
  /** What two operators agreed on; null for those that came with the bundle. */
  @Column('integer', { name: 'request_id', nullable: true }) requestId: number | null;
  @Column('text', { default: 'applied' }) agreed: 'applied';
}

/** A way to pay in a country, in the order it is offered. A site's list of a country counts as a whole. */
@Entity({ schema: 'billing', name: 'country_methods' })
export class CountryMethod {
  /** 0: of all sites that have no list of their own in this country. */
  @PrimaryColumn('integer', { name: 'site_id', default: 0 }) siteId: number;
  @PrimaryColumn('text') country: CountryCode;
  @PrimaryColumn('text') method: PaymentMethod;
  @Column('smallint') position: number;
  /** Minor units of the country's currency; null: the fee of all. */
  @Column('integer', { nullable: true }) fee: number | null;
  @Column('boolean') offered: boolean;
  /** What two operators agreed on; null for those from before. */
  @Column('integer', { name: 'request_id', nullable: true }) requestId: number | null;
  @Column('text', { default: 'applied' }) agreed: 'applied';
}
