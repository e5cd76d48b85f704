import type { CookieChoice } from '@rendezvous/contracts/site/cookie-choice';

/** After this time a visitor is asked again. */
export const CHOICE_DAYS = 180;

const KEPT = /^(needed|all)\.(\d{1,11})$/;

/** A choice as the value of a cookie. */
export const cookieOf = ({ choice, chosen_at: at }: CookieChoice): string => `${choice}.${Math.floor(Date.parse(at) / 1000)}`;

/** The choice from the value of a cookie, which anybody can write; null for none, or for one that is not ours. */
export const readCookie = (value: string | undefined): CookieChoice | null => {
  const [, choice, seconds] = KEPT.exec(value ?? '') ?? [];
  return choice === 'needed' || choice === 'all' ? { choice, chosen_at: new Date(Number(seconds) * 1000).toISOString() } : null;
};
