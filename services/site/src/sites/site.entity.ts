import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'site', name: 'sites' })
export class SiteEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  host: string;

  @Column('text', { name: 'time_zone' })
  timeZone: string;

  /** Who runs it; null: the company of the default site. */
  @Column('integer', { name: 'company_id', nullable: true })
  companyId: number | null;

  @Column('boolean', { name: 'is_default' })
  isDefault: boolean;

  @Column('jsonb')
  settings: Record<string, unknown>;
}
