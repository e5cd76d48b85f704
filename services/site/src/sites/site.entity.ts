import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'site', name: 'sites' })
export class SiteEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  host: string;

  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('boolean', { name: 'is_default' })
  isDefault: boolean;

  @Column('jsonb')
  settings: Record<string, unknown>;
}
