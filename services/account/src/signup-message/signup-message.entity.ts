import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A first line that was written before there was an account. It is offered to send, and never sent by itself. */
@Entity({ schema: 'account', name: 'signup_messages' })
export class SignupMessageEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  /** Whom it is for; null for the first to whom something is written. */
  @Column('integer', { name: 'to_member_id', nullable: true })
  toMemberId: number | null;

  @Column('text')
  text: string;
}
