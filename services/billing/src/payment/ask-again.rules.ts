import { days, hours, minutes } from '@rendezvous/contracts/kernel';

/** Waits, in milliseconds, before a provider that gave no answer is asked again, by how often it was asked in vain. */
export const AFTER_NO_ANSWER: readonly number[] = [minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))];

/** When a provider that gave no answer is asked again. @returns null when it is asked no more: an operator looks then */
export const askAgainAt = (tries: number, at: Date): Date | null => {
  const wait = AFTER_NO_ANSWER[tries];
  return wait === undefined ? null : new Date(at.getTime() + wait);
};
