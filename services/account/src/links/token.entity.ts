import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const LINK_KINDS = ['activation', 'password', 'mail-change', 'mail-undo', 'reactivation'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A link that was sent by mail: single use, only its hash is stored. */
@Entity({ schema: 'account', name: 'tokens' })
export class TokenEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  kind: LinkKind;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  /** What the link is about, where the member alone does not tell: the change of address. */
  @Column('integer', { nullable: true })
  about: number | null;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
