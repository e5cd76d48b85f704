import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who runs a site; one row a site. */
@Entity({ schema: 'site', name: 'companies' })
export class CompanyEntity {
  @PrimaryColumn('integer', { name: 'site_id' })
  siteId: number;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  @Column('text')
  kvk: string;

  @Column('text')
  city: string;

  @Column('text')
  country: string;

  @Column('text', { array: true })
  tradenames: string[];

  @Column('jsonb', { name: 'vat_numbers' })
  vatNumbers: { country: string; number: string }[];

  @Column('text', { name: 'support_phone' })
  supportPhone: string;

  @Column('integer', { name: 'delete_discount' })
  deleteDiscount: number;
}
