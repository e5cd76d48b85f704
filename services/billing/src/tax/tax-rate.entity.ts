import type { CountryCode } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const decimal = { to: (value: number | null) => value, from: (value: string | null) => (value === null ? null : Number(value)) };

/** Tax contained in prices of a country from a day on: of a site, or of all. Where no rate counts nothing is sold; 0 is a rate. */
@Entity({ schema: 'billing', name: 'tax_rates' })
export class TaxRate {
  /** 0: wherever a site has none of its own. */
  @PrimaryColumn('integer', { name: 'site_id' }) siteId: number;
  @PrimaryColumn('text') country: CountryCode;
  @PrimaryColumn('date', { name: 'valid_from' }) validFrom: string;
  /** null: the rate of all counts again. */
  @Column('numeric', { precision: 5, scale: 2, nullable: true, transformer: decimal }) percent: number | null;
}
