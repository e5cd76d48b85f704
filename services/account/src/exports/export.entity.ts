import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `over`: the file is gone. `failed`: it was never made. */
export type ExportState = 'preparing' | 'ready' | 'over' | 'failed';

/** A member's data, put together as a file. */
@Entity({ schema: 'account', name: 'exports' })
export class ExportEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  /** Name of the file in the storage, which nobody can guess; it is known before the file is there. */
  @Column('text')
  key: string;

  @Column('text', { default: 'preparing' })
  state: ExportState;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;

  @Column('timestamptz', { name: 'ready_at', nullable: true })
  readyAt: Date | null;

  @Column('integer', { nullable: true })
  bytes: number | null;
}
