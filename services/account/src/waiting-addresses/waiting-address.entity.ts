import type { Locale } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that somebody left to be told when they are invited. No account: nobody sees it, and it is erased when it has served. */
@Entity({ schema: 'account', name: 'waiting_addresses' })
export class WaitingAddressEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'site_id' })
  siteId: number;

  /** Lower case. */
  @Column('text')
  email: string;

  @Column('text')
  language: Locale;

  @Column('timestamptz', { name: 'left_at' })
  leftAt: Date;

  /** When the mail left us that says it is kept. */
  @Column('timestamptz', { name: 'noted_mailed_at', nullable: true })
  notedMailedAt: Date | null;

  /** The one that was made for it; null while it waits. */
  @Column('integer', { name: 'invitation_id', nullable: true })
  invitationId: number | null;

  @Column('timestamptz', { name: 'invited_mailed_at', nullable: true })
  invitedMailedAt: Date | null;
}
