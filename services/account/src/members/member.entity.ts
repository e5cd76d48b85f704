import type { AgeHold } from '@rendezvous/contracts/account/age-hold';
import type { NotificationType } from '@rendezvous/contracts/account/notifications';
import type { MatchField, SpecialField } from '@rendezvous/contracts/account/field-choices';
import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import type { CountryCode, Gender, Interest, Locale, Sexuality } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

export type MemberStatus = 'not_confirmed' | 'activated' | 'pending_deletion' | 'erased';
export type MailStop = 'fbl' | 'bounce' | 'listunsubscribe';

export interface FormerAddress {
  /** Of the address, in letters (`addressHash`). */
  readonly hash: string;
  /** ISO; from when on the address may be somebody else's. */
  readonly until: string;
  /** Asked for and never had, so perhaps somebody else's: of what went there, only the mails that asked about it are the member's. */
  readonly wished?: boolean;
}

/** One row a member: credentials, profile and preferences. */
@Entity({ schema: 'account', name: 'members' })
export class MemberEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Lower case; null only after erasure. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text')
  name: string;

  /** What it looks like: names with one skeleton are taken for each other. null only for rows that no signup made. */
  @Column('text', { name: 'name_skeleton', nullable: true })
  nameSkeleton: string | null;

  /** null for whoever still has the first name. */
  @Column('timestamptz', { name: 'name_changed_at', nullable: true })
  nameChangedAt: Date | null;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text', { default: 'not_confirmed' })
  status: MemberStatus;

  @Column('boolean', { default: false })
  moderated: boolean;

  @Column('text')
  gender: Gender;

  @Column('text')
  sexuality: Sexuality;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'birth_date' })
  birthDate: string;

  @Column('text')
  country: CountryCode;

  @Column('text', { nullable: true })
  region: string | null;

  @Column('text', { nullable: true })
  city: string | null;

  @Column('real', { nullable: true })
  lat: number | null;

  @Column('real', { nullable: true })
  lon: number | null;

  @Column('text', { default: 'en' })
  language: Locale;

  @Column('text', { name: 'relationship_status', nullable: true })
  relationshipStatus: string | null;

  @Column('text', { name: 'hair_color', nullable: true })
  hairColor: string | null;

  @Column('text', { name: 'eye_color', nullable: true })
  eyeColor: string | null;

  @Column('text', { name: 'body_type', nullable: true })
  bodyType: string | null;

  @Column('boolean', { nullable: true })
  tattoos: boolean | null;

  @Column('text', { array: true, default: '{}' })
  interests: Interest[];

  @Column('text', { nullable: true })
  about: string | null;

  @Column('boolean', { default: false })
  fictional: boolean;

  @Column('boolean', { default: false })
  invisible: boolean;

  @Column('boolean', { default: false })
  privacy: boolean;

  /** Since when the member takes a break; null while they do not. */
  @Column('timestamptz', { name: 'paused_at', nullable: true })
  pausedAt: Date | null;

  /** When the consent to matching was taken back, as `account.consents` has it; null while it is given. */
  @Column('timestamptz', { name: 'matching_withdrawn_at', nullable: true })
  matchingWithdrawnAt: Date | null;

  /** What the member is held from until their age is assured. Only `AgeHolds` writes it. */
  @Column('text', { name: 'age_hold', nullable: true })
  ageHold: AgeHold | null;

  /** What their site asked when that was settled: `off`, or when and which age. */
  @Column('text', { name: 'age_demand', default: 'off' })
  ageDemand: string;

  @Column('text', { nullable: true })
  seeking: string | null;

  /** In centimetres. */
  @Column('smallint', { nullable: true })
  height: number | null;

  @Column('text', { name: 'spoken_languages', array: true, default: '{}' })
  spokenLanguages: string[];

  @Column('text', { nullable: true })
  children: string | null;

  @Column('text', { nullable: true })
  smoking: string | null;

  @Column('text', { nullable: true })
  work: string | null;

  /** In the member's order. */
  @Column('jsonb', { default: [] })
  prompts: AnsweredPrompt[];

  /** Special fields that the member agreed to show. */
  @Column('text', { name: 'agreed_fields', array: true, default: '{}' })
  agreedFields: SpecialField[];

  /** Fields that the member keeps to matches. */
  @Column('text', { name: 'match_fields', array: true, default: '{}' })
  matchFields: MatchField[];

  @Column('boolean', { name: 'read_receipts', default: true })
  readReceipts: boolean;

  @Column('timestamptz', { name: 'premium_since', nullable: true })
  premiumSince: Date | null;

  @Column('boolean', { default: false })
  operator: boolean;

  @Column('text', { name: 'notifications_disabled', array: true, default: '{}' })
  notificationsDisabled: MailStop[];

  /** Types of mail that the member does without. */
  @Column('text', { name: 'mails_off', array: true, default: '{}' })
  mailsOff: NotificationType[];

  @Column('integer', { name: 'main_photo_id', nullable: true })
  mainPhotoId: number | null;

  /** True from activation on, when this address never got signup credits before. */
  @Column('boolean', { name: 'signup_credits_due', default: false })
  signupCreditsDue: boolean;

  /** What the member got that comes once for an address. */
  @Column('text', { name: 'given_once', array: true, default: '{}' })
  givenOnce: string[];

  /** Addresses from before, where mails to them are kept in a mailbox. */
  @Column('jsonb', { name: 'former_addresses', default: [] })
  formerAddresses: FormerAddress[];

  @Column('jsonb', { nullable: true })
  traffic: Partial<Record<string, string>> | null;

  /** The site, by its host, on which the member joined; null for whoever did so before that was noted. */
  @Column('integer', { name: 'site_id', nullable: true })
  siteId: number | null;

  @Column('timestamptz', { name: 'joined_at' })
  joinedAt: Date;

  @Column('timestamptz', { name: 'activated_at', nullable: true })
  activatedAt: Date | null;

  /** From when on the confirmation of the address is waited for, where that is later than joining. */
  @Column('timestamptz', { name: 'unconfirmed_since', nullable: true })
  unconfirmedSince: Date | null;

  /** How many mails reminded of it. */
  @Column('smallint', { name: 'confirm_reminders', default: 0 })
  confirmReminders: number;

  /** While the member waits to be erased. */
  @Column('timestamptz', { name: 'deletion_asked_at', nullable: true })
  deletionAskedAt: Date | null;

  @Column('timestamptz', { name: 'last_active_at' })
  lastActiveAt: Date;

  /** When the last tab was closed; not online since, unless active again. */
  @Column('timestamptz', { name: 'left_at', nullable: true })
  leftAt: Date | null;
}

export const CONSENT_KINDS = ['terms', 'matching', 'marketing'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** That a special field is shown to others. */
export type ShowingConsent = `show-${SpecialField}`;

/** A consent given or withdrawn; never changed, so that it stays provable when it was given. */
@Entity({ schema: 'account', name: 'consents' })
export class ConsentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  @Column('text')
  kind: ConsentKind | ShowingConsent;

  @Column('boolean')
  given: boolean;

  @Column('timestamptz')
  at: Date;

  /** Date of the text that was agreed to; null where it is not known. */
  @Column('text', { nullable: true })
  version: string | null;
}

/** Hash of an address that got its signup credits, or something else that comes once: kept after erasure. */
@Entity({ schema: 'account', name: 'kept_addresses' })
export class KeptAddressEntity {
  @PrimaryColumn('bytea', { name: 'address_hash' })
  addressHash: Buffer;

  @Column('timestamptz', { name: 'kept_since' })
  keptSince: Date;

  /** What else came with it, and comes once. */
  @Column('text', { name: 'given_once', array: true, default: '{}' })
  givenOnce: string[];
}
