import type { Standing } from './order-state.rules.js';

/** What is known of a paid order: credits, and amounts in minor units of its currency. */
export interface StandingFacts {
  /** Credits that it brought. */
  readonly credits: number;
  readonly captured: number;
  /** Asked back and undecided, and paid back: in money and in credits. */
  readonly refunding: number;
  readonly refunded: number;
  readonly refundingCredits: number;
  readonly refundedCredits: number;
  /** What lost disputes are about. */
  readonly lost: number;
  /** A dispute is open, or its provider took money back and nothing says why so far. */
  readonly disputed: boolean;
}

export interface OrderStanding {
  readonly state: Standing;
  /** What lost disputes took of the payment, and what went out twice: by them and by refunds that are decided. */
  readonly lost: number;
  readonly excess: number;
  /** Credits that they take back. */
  readonly claimed: number;
}

/**
 * How a paid order stands. Whatever of the payment neither went back nor is on its way can be lost; when all of that is lost, so are all credits whose
 * money it was, else as many as the lost part paid for.
 */
export const standingOf = (facts: StandingFacts): OrderStanding => {
  const { credits, captured, refunding, refunded, refundingCredits, refundedCredits } = facts;
  const room = captured - refunding - refunded;
  const lost = Math.min(facts.lost, room);
  const rest = credits - refundingCredits - refundedCredits;
  const claimed = facts.lost >= room && facts.lost > 0 ? rest : Math.min(rest, Math.floor((credits * lost) / captured));
  const excess = Math.max(0, facts.lost - (captured - refunded));
  return { state: stateOf(facts, claimed), lost, excess, claimed };
};

const stateOf = ({ credits, captured, refunded, refundedCredits, disputed }: StandingFacts, claimed: number): Standing => {
  // all of the money can go back for fewer credits: a company's dashboard does not ask how many are left
  if (refundedCredits === credits || refunded === captured) return 'refunded';
  if (claimed > 0 && refundedCredits + claimed === credits) return 'charged_back';
  if (disputed) return 'disputed';
  return refundedCredits + claimed > 0 ? 'partly_refunded' : 'completed';
};

/** Premium lasts as long as one order stands. */
export const stands = (state: Standing): boolean => state !== 'refunded' && state !== 'charged_back';
