import type { Badge } from '@rendezvous/contracts/navigation';

/** How a badge shows a number; null when it does not. */
export const lookOf = ({ shown }: Pick<Badge, 'shown'>, number: number): Badge['shown'][number] | null =>
  shown.find(({ atLeast = -Infinity, atMost = Infinity }) => number >= atLeast && number <= atMost) ?? null;
