import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A code by which so many join a site that is by invitation. */
@Entity({ schema: 'account', name: 'invitations' })
export class InvitationEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'site_id' })
  siteId: number;

  @Column('text')
  code: string;

  /** What operators call it; empty for one that was made for a waiting address. */
  @Column('text')
  label: string;

  @Column('integer', { name: 'max_uses' })
  maxUses: number;

  @Column('integer', { default: 0 })
  uses: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** null: it is good until it is used up. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  /** Of the operator's page: sent twice, it is made once. */
  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;
}

/** Who joined by which. */
@Entity({ schema: 'account', name: 'invitation_uses' })
export class InvitationUseEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  @Column('integer', { name: 'invitation_id' })
  invitationId: number;

  @Column('timestamptz', { name: 'used_at' })
  usedAt: Date;
}
