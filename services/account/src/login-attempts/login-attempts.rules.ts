import { hours, minutes } from '@rendezvous/contracts/kernel';

/** Wrong tries for one account from one network before it is locked. */
export const TRIES_PER_NETWORK = 5;
export const LOCK_MS = minutes(15);
/** Wrong tries for one account from anywhere within an hour before only a link by mail helps. */
const TRIES_ANYWHERE = 20;
export const ANYWHERE_MS = hours(1);

/**
 * Under what an account's tries are counted: by address and by name apart. Together, a lock by the name that everybody reads would tell of
 * each address whether it is this member's.
 */
export const accountKeyOf = (memberId: number, by: 'address' | 'name'): string =>
  by === 'address' ? `member:${memberId}` : `member:${memberId}:name`;

export interface Tries {
  /** When the latest wrong tries from this network were, latest first. */
  readonly fromNetwork: readonly Date[];
  /** How many from anywhere within the last hour. */
  readonly anywhere: number;
}

export type Lock =
  { readonly code: 'account.login-blocked'; readonly minutes: number } | { readonly code: 'account.login-needs-link' } | null;

interface Counts {
  readonly fromNetwork: number;
  readonly anywhere: number;
}

const isFull = (trying: number, left: number): boolean => trying > 0 && trying >= left;

/** Whether as many tries are being checked as may still be wrong, here or anywhere: the next one waits for their verdicts. */
export const mustWait = (trying: Counts, wrong: Counts): boolean =>
  isFull(trying.fromNetwork, TRIES_PER_NETWORK - wrong.fromNetwork) || isFull(trying.anywhere, TRIES_ANYWHERE - wrong.anywhere);

/** Whether an account is locked for this network, and why. While it is locked tries do not count, so it ends by itself. */
export const lockOf = ({ fromNetwork, anywhere }: Tries, now: Date): Lock => {
  const [latest = now] = fromNetwork;
  const first = fromNetwork[TRIES_PER_NETWORK - 1];
  if (first !== undefined && latest.getTime() - first.getTime() < LOCK_MS) {
    const left = latest.getTime() + LOCK_MS - now.getTime();
    if (left > 0) return { code: 'account.login-blocked', minutes: Math.ceil(left / minutes(1)) };
  }
  return anywhere >= TRIES_ANYWHERE ? { code: 'account.login-needs-link' } : null;
};
