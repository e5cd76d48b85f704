import { useUser } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';

/** What keeps a member from liking and writing for now; one thing at a time, in the server's order. */
export type KeptBack = 'moderated' | 'on-break' | 'age-needed';

const keptBackOf = ({ moderated, paused_since: pausedSince, age_hold: ageHold }: User): KeptBack | null => {
  if (moderated) return 'moderated';
  if (pausedSince) return 'on-break';
  return ageHold ? 'age-needed' : null;
};

/** What keeps the reader back; null when nothing does. */
export const useKeptBack = (): KeptBack | null => {
  const user = useUser();
  return user && keptBackOf(user);
};
