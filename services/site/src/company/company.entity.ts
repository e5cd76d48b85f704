import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who runs sites, and sells there. */
@Entity({ schema: 'site', name: 'companies' })
export class CompanyEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Read by processes of the version before: sites name their company. */
  @Column('integer', { name: 'site_id', nullable: true, unique: true })
  siteId: number | null;

  /** IANA name: years and days of its books begin by it. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

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
