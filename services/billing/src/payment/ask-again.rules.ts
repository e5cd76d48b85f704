import { days, hours, minutes } from '@rendezvous/contracts/kernel';

/** Waits, in milliseconds, before a provider that gave no answer is asked again, by how often it was asked in vain. */
export const AFTER_NO_ANSWER: readonly number[] = [minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))];

/** Who gave no answer for so long is asked no more: an operator looks then. */
export const PATIENCE_MS = AFTER_NO_ANSWER.reduce((sum, wait) => sum + wait, 0);

/** When a provider that gave no answer is asked again. @returns null when it is asked no more: an operator looks then */
export const askAgainAt = (tries: number, at: Date): Date | null => {
  const wait = AFTER_NO_ANSWER[tries];
  return wait === undefined ? null : new Date(at.getTime() + wait);
};

/** The first of the daily waits. */
const DAILY = AFTER_NO_ANSWER.indexOf(days(1));

/**
 * When to look again for something of ours that takes as long as it takes: as after no answer at first, then daily without an end. A silence that comes
 * after it has all its daily tries still.
 */
export const waitAgain = (tries: number, at: Date): { readonly tries: number; readonly tryAfter: Date } => {
  const step = Math.min(tries, DAILY);
  return { tries: Math.min(step + 1, DAILY), tryAfter: new Date(at.getTime() + AFTER_NO_ANSWER[step]!) };
};
