import { randomInt } from 'node:crypto';
import type { InvitationState } from '@rendezvous/contracts/account/operator-invitations';
import { days } from '@rendezvous/contracts/kernel';
import type { RefusalCode } from '@rendezvous/contracts/refusals';

/** An invitation that a browser, or what it began, holds: entered, and not used yet. As it is kept with a form. */
export interface HeldInvitation {
  readonly id: number;
  /** When its code was entered, as an ISO text. */
  readonly enteredAt: string;
}

/** What decides whether an invitation is good. */
export interface InvitationFacts {
  readonly uses: number;
  readonly maxUses: number;
  readonly expiresAt: Date | null;
  readonly withdrawnAt: Date | null;
}

export const stateOf = ({ uses, maxUses, expiresAt, withdrawnAt }: InvitationFacts, now: Date): InvitationState => {
  if (withdrawnAt !== null) return 'withdrawn';
  if (uses >= maxUses) return 'used-up';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
};

const REASONS = {
  'used-up': 'account.invitation-used-up',
  expired: 'account.invitation-expired',
  withdrawn: 'account.invitation-withdrawn',
} as const satisfies Partial<Record<InvitationState, RefusalCode>>;

/** Why nobody may begin with it; null when they may. */
export const reasonAgainst = (facts: InvitationFacts, now: Date): RefusalCode | null => {
  const state = stateOf(facts, now);
  return state === 'open' ? null : REASONS[state];
};

/** The moment to compare an expiry with, for whoever entered the code then: as long as the grace lasts, a code that was good then is good. */
export const expiryCounts = (enteredAt: Date, now: Date, graceDays: number): Date =>
  new Date(Math.min(now.getTime(), Math.max(enteredAt.getTime(), now.getTime() - days(graceDays))));

/** Letters and digits that cannot be taken for each other when they are read out. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 4;
const GROUPS = 3;

const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export const newCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** What was typed or pasted, as codes are written; null for what is none. */
export const codeOf = (typed: string): string | null => {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (signs.length !== GROUP * GROUPS) return null;
  return signs.match(/.{4}/g)!.join('-');
};
