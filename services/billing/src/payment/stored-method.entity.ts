import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A card that a provider keeps for its owner's next purchases. */
@Entity({ schema: 'billing', name: 'stored_methods' })
export class StoredMethod {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'member_id' }) memberId: number;
  /** The site that it was stored on, and is offered on. */
  @Column('integer', { name: 'site_id', nullable: true }) siteId: number | null;
  @Column('text') provider: string;
  /** The provider's own name for it. */
  @Column('text') reference: string;
  /** The payment that it was stored with. */
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('text') brand: string;
  @Column('text') last4: string;
  @Column('smallint', { name: 'expiry_month' }) expiryMonth: number;
  @Column('smallint', { name: 'expiry_year' }) expiryYear: number;
  @Column('timestamptz', { name: 'consented_at' }) consentedAt: Date;
  /** Which wording was agreed to. */
  @Column('smallint', { name: 'consent_version' }) consentVersion: number;
  @Column('timestamptz', { name: 'stored_at' }) storedAt: Date;
  /** When it was stored, or was last paid with. */
  @Column('timestamptz', { name: 'used_at' }) usedAt: Date;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
}
