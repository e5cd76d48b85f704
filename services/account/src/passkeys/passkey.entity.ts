import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The public half of a key that a member logs in with. */
@Entity({ schema: 'account', name: 'passkeys' })
export class PasskeyEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  /** The host name that it works at. */
  @Column('text', { name: 'rp_id' })
  rpId: string;

  /** As the authenticator calls it, in base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId: string;

  /** What the authenticator calls the member: chance, and the same for all passkeys that a member has at a host. */
  @Column('text', { name: 'user_handle' })
  userHandle: string;

  /** COSE. */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** How often it was used, as it counts itself; always 0 for one that does not count. */
  @Column('bigint')
  counter: number;

  @Column('text', { array: true })
  transports: string[];

  /** A password manager keeps a copy. */
  @Column('boolean', { name: 'backed_up' })
  backedUp: boolean;

  @Column('text')
  name: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
