import { seconds } from '@rendezvous/contracts/kernel';

/** What decides whether a member gets the time bonus. */
export interface BonusFacts {
  readonly premium: boolean;
  readonly joinedAt: Date;
  /** An order with this code was paid. */
  readonly used: boolean;
  readonly windowSeconds: number;
}

/** The end of its time, whether it is offered or not. */
export const bonusRunsUntil = (joinedAt: Date, windowSeconds: number): Date => new Date(joinedAt.getTime() + seconds(windowSeconds));

/** When the bonus ends, or null when it is not offered now. It runs from the signup, so it cannot begin again. */
export const bonusEndsAt = ({ premium, joinedAt, used, windowSeconds }: BonusFacts, now: Date): Date | null => {
  const endsAt = bonusRunsUntil(joinedAt, windowSeconds);
  return premium || used || now < joinedAt || now >= endsAt ? null : endsAt;
};
