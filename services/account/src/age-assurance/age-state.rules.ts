import type { AGE_STATES } from '@rendezvous/contracts/account/age-assurance';
import type { AgeHold } from '@rendezvous/contracts/account/age-hold';
import type { SiteSettings } from '@rendezvous/site';
import type { AgeAnswer } from './age-assurance.provider.js';
import type { AgeCheckEntity, AgeCheckState } from './age-check.entity.js';

export type AgeState = (typeof AGE_STATES)[number];

/** What a site asks of a member. */
export interface AgeDemand {
  readonly when: SiteSettings['age_assurance'];
  readonly minAge: number;
}

export type LatestCheck = Pick<AgeCheckEntity, 'state' | 'minAge' | 'statedBirthDate' | 'begunAt' | 'decidedAt' | 'validUntil'>;

/** What decides how a member stands. */
export interface AgeFacts {
  readonly demand: AgeDemand;
  readonly birthDate: string;
  readonly fictional: boolean;
  /** The check that began last. */
  readonly latest: LatestCheck | null;
}

const NOT_DECIDED = { open: 'under_way', unclear: 'failed', unanswered: 'unanswered', reset: 'needed' } as const;

/** How a member stands. An answer is about the date of birth that stood there when it was asked for, and about the age that was asked. */
export const ageState = ({ demand, birthDate, fictional, latest }: AgeFacts, now: Date): AgeState => {
  if (demand.when === 'off' || fictional) return 'not_asked';
  if (latest === null || latest.statedBirthDate !== birthDate) return latest?.state === 'open' ? 'under_way' : 'needed';
  if (latest.state === 'under') return 'refused';
  if (latest.state !== 'over') return NOT_DECIDED[latest.state];
  if (latest.minAge < demand.minAge) return 'needed';
  return latest.validUntil! > now ? 'passed' : 'expired';
};

/** What a member in this state is held from. Whoever was found too young is seen by nobody, even where the site asks only before writing. */
export const ageHold = (state: AgeState, { when }: AgeDemand): AgeHold | null => {
  if (when === 'off' || state === 'not_asked' || state === 'passed') return null;
  return when === 'before_listing' || state === 'refused' ? 'listing' : 'writing';
};

/** A demand as it stands beside what was settled for it. */
export const demandText = ({ when, minAge }: AgeDemand): string => (when === 'off' ? 'off' : `${when} ${minAge}`);

/** What a company's answer makes of a check; null: it stays open. */
export const decidedState = (answer: AgeAnswer): Exclude<AgeCheckState, 'open' | 'reset'> | null => {
  if (answer === 'pending') return null;
  return answer === 'cancelled' ? 'unanswered' : answer;
};
