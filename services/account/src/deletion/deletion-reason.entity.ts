import type { DeletionReason } from '@rendezvous/contracts/account/deletion';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often members who left chose a reason in a month. Who they were is not kept. */
@Entity({ schema: 'account', name: 'deletion_reasons' })
export class DeletionReasonEntity {
  /** Its first day, `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  month: string;

  @PrimaryColumn('text')
  reason: DeletionReason;

  @Column('integer')
  count: number;
}
