import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `news` is the digest. */
const MAIL_KINDS = [
  'activation',
  'password-reset',
  'password-changed',
  'new-sign-in',
  'mail-change',
  'mail-changed',
  'receipt',
  'news',
  'signup-link',
  'signup-again',
  'confirm-reminder',
  'deletion-asked',
  'unread-reminder',
  'address-proof',
  'export-ready',
  'details-corrected',
  'moderation',
  'withdrawal',
  'refund-paid',
  'refund-failed',
  'dispute-opened',
  'dispute-decided',
  'direct-debit-announced',
  'passkey-added',
  'passkey-removed',
  'devices-logged-out',
  'welcome-ends',
  'age-expiring',
  'adjustment-waiting',
  'fee-waiting',
  'price-waiting',
  'mail-restored',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** Kinds of mail to members; the other one goes to somebody who is none yet. */
export type MemberMailKind = Exclude<MailKind, 'signup-link'>;

export type DeliveryState = 'planned' | 'sending' | 'sent' | 'skipped';

/** One mail to one member because of one thing that happened. */
@Entity({ schema: 'notify', name: 'deliveries' })
export class DeliveryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  kind: MailKind;

  /** What happened, for example `event:<id>` or `order:<id>`: together with kind and member it comes once. */
  @Column('text')
  cause: string;

  /** null for a mail to somebody who is no member yet: the subject is their pending signup. */
  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;

  /** What the mail is about, where the member alone does not tell: the order of a receipt, the refund, the dispute, the browser of a sign-in, the change of an address (also of a deletion that is told to the one from before), the export, what waits for another operator. */
  @Column('integer', { name: 'subject_id', nullable: true })
  subjectId: number | null;

  @Column('text')
  state: DeliveryState;

  @Column('integer')
  tries: number;

  @Column('timestamptz', { name: 'planned_at' })
  plannedAt: Date;

  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;
}
