import { isQuiet } from './quiet.rules.js';
import { bonusRunsUntil } from './time-bonus.rules.js';

/** What decides whether a member is offered the welcome discount. */
export interface WelcomeFacts {
  readonly premium: boolean;
  /** Something was bought, whatever became of it. */
  readonly bought: boolean;
  readonly joinedAt: Date;
  /** How long the time bonus runs from the signup; 0 where there never was one. */
  readonly bonusWindowSeconds: number;
  /** When the discount of a leaving member ended, or ends; null for whoever took none. */
  readonly leavingEndsAt: Date | null;
  /** When its time for this member ends; null before it was offered. */
  readonly endsAt: Date | null;
}

const isForNewcomers = ({ premium, bought }: WelcomeFacts): boolean => !premium && !bought;

/** When the welcome discount ends that a member is offered now; null without one. */
export const welcomeEndsAt = (facts: WelcomeFacts, now: Date): Date | null =>
  isForNewcomers(facts) && facts.endsAt !== null && now < facts.endsAt ? facts.endsAt : null;

/** Whether its time may begin now. It begins once. @param quietDays since any other offer of the member */
export const mayBeginWelcome = (facts: WelcomeFacts, quietDays: number, now: Date): boolean =>
  isForNewcomers(facts) &&
  facts.endsAt === null &&
  isQuiet([bonusRunsUntil(facts.joinedAt, facts.bonusWindowSeconds), facts.leavingEndsAt], quietDays, now);
