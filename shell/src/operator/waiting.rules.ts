import type { WaitingWork } from '@rendezvous/contracts/navigation';

/** How much waits by an answer; `atLeast`: there is more than was counted. */
export interface Waiting {
  readonly count: number;
  readonly atLeast: boolean;
}

const inside = (value: unknown, name: string): unknown => (value as Record<string, unknown> | null | undefined)?.[name];

/** How much of some work waits by the answer of its call; null where the answer has no such number and no such list. */
export const waitingIn = (answer: unknown, { field }: Pick<WaitingWork, 'field'>): Waiting | null => {
  const found = field.split('.').reduce(inside, answer);
  if (typeof found === 'number') return { count: found, atLeast: false };
  return Array.isArray(found) ? { count: found.length, atLeast: inside(answer, 'more') === true } : null;
};
