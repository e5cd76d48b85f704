import { isQuiet } from './quiet.rules.js';
import { bonusRunsUntil } from './time-bonus.rules.js';

/** How the discount stands that a member took. */
export interface LeavingDiscountFacts {
  readonly active: boolean;
  /** An order with it was paid. */
  readonly used: boolean;
  readonly endsAt: Date;
}

/** When it ends; null when it counts no more. */
export const leavingDiscountEndsAt = ({ active, used, endsAt }: LeavingDiscountFacts, now: Date): Date | null =>
  active && !used && now < endsAt ? endsAt : null;

/** What decides whether a member may take it. */
export interface LeavingOfferFacts {
  /** Per cent that the site's company gives; 0 for nothing. */
  readonly percentage: number;
  /** It was taken before, whatever became of it, or with the same address by an account that was erased. */
  readonly taken: boolean;
  /** They write to nobody for now: their profile is disabled, they take a break, or their age has to be assured. */
  readonly keptBack: boolean;
  readonly joinedAt: Date;
  /** How long the time bonus runs from the signup; 0 where there never was one. */
  readonly bonusWindowSeconds: number;
  /** When the member's welcome discount ended, or ends; null for whoever was shown none. */
  readonly welcomeEndsAt: Date | null;
  /** Something is sold where the member is, and can be paid in a way that they are not blocked from. */
  readonly canBuy: boolean;
}

/**
 * Whether a member may take the discount now. It is taken once, and no other offer's deadline becomes untrue by it. Nobody is offered what they
 * could not use before it ends.
 */
export const mayTakeLeavingDiscount = (facts: LeavingOfferFacts, quietDays: number, now: Date): boolean =>
  facts.percentage > 0 &&
  !facts.taken &&
  !facts.keptBack &&
  facts.canBuy &&
  isQuiet([bonusRunsUntil(facts.joinedAt, facts.bonusWindowSeconds), facts.welcomeEndsAt], quietDays, now);
