import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `open`: begun. `over`, `under`: what the company said of the age; `unclear`: that it cannot tell. `unanswered`: the member left, or no answer came.
 * `reset`: an operator has the member asked anew.
 */
export type AgeCheckState = 'open' | 'over' | 'under' | 'unclear' | 'unanswered' | 'reset';

/** One time that a company was asked whether a member is old enough: the answer, and nothing of what it was given for. */
@Entity({ schema: 'account', name: 'age_checks' })
export class AgeCheckEntity {
  /** Nobody can guess it; the company sends it back with its answer. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  /** Name of the company. */
  @Column('text')
  provider: string;

  /** The company's own name for the check; null until it has answered that it knows of it. */
  @Column('text', { nullable: true })
  reference: string | null;

  @Column('smallint', { name: 'min_age' })
  minAge: number;

  /** `YYYY-MM-DD`: what the member stated when it began. With another date it says nothing any more. */
  @Column('date', { name: 'stated_birth_date' })
  statedBirthDate: string;

  @Column('smallint', { name: 'valid_days' })
  validDays: number;

  @Column('text', { default: 'open' })
  state: AgeCheckState;

  @Column('timestamptz', { name: 'begun_at' })
  begunAt: Date;

  /** Until when an answer is waited for. */
  @Column('timestamptz', { name: 'lapses_at' })
  lapsesAt: Date;

  /** When the company is asked next; null once it has answered. */
  @Column('timestamptz', { name: 'ask_at', nullable: true })
  askAt: Date | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('timestamptz', { name: 'valid_until', nullable: true })
  validUntil: Date | null;

  /** When the member was told that it is soon good no more. */
  @Column('timestamptz', { name: 'expiry_told_at', nullable: true })
  expiryToldAt: Date | null;
}
