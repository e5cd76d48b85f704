import type { TrafficSource } from '@rendezvous/site';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a short form began, for the browser that sent it. No account: nobody sees it, and it says nothing of its address. */
@Entity({ schema: 'account', name: 'signup_starts' })
export class SignupStartEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Of what the browser's cookie holds. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** Lower case. */
  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** Date of the terms that were agreed to. */
  @Column('text', { name: 'terms_version' })
  termsVersion: string;

  @Column('jsonb', { nullable: true })
  traffic: TrafficSource | null;

  /** The member whom the form's page was about. */
  @Column('integer', { name: 'about_member_id', nullable: true })
  aboutMemberId: number | null;

  /** A first line to that member. */
  @Column('text', { name: 'signup_message', default: '' })
  signupMessage: string;

  /** Whom it became, once it was completed. */
  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;

  /** The site on which it was sent. */
  @Column('integer', { name: 'site_id', nullable: true })
  siteId: number | null;

  /** The invitation that the browser held when it began. */
  @Column('integer', { name: 'invitation_id', nullable: true })
  invitationId: number | null;

  @Column('timestamptz', { name: 'invitation_entered_at', nullable: true })
  invitationEnteredAt: Date | null;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
