import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A company as it was when documents were issued. */
@Entity({ schema: 'billing', name: 'sellers' })
export class Seller {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'company_id' }) companyId: number;
  @Column('text') name: string;
  @Column('text') address: string;
  @Column('text') kvk: string;
  @Column('text') city: string;
  @Column('text') country: string;
  @Column('jsonb', { name: 'vat_numbers' }) vatNumbers: { country: string; number: string }[];
  /** When the first document was issued by the company as it is told here. */
  @Column('timestamptz') since: Date;
}
