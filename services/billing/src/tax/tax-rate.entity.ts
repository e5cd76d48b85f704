import type { CountryCode } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const decimal = { to: (value: number) => value, from: Number };

/** Tax contained in prices of a country from a date on. A country without a row sells without tax. */
@Entity({ schema: 'billing', name: 'tax_rates' })
export class TaxRate {
  @PrimaryColumn('text') country: CountryCode;
  @PrimaryColumn('date', { name: 'valid_from' }) validFrom: string;
  @Column('numeric', { precision: 5, scale: 2, transformer: decimal }) percent: number;
}
