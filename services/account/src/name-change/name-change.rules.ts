import { NAME_CHANGE_DAYS } from '@rendezvous/contracts/account/name';
import { days } from '@rendezvous/contracts/kernel';

/** From when on another name can be taken; null: now. @param changedAt null when the name was never changed */
export const nextChangeAt = (changedAt: Date | null, now: Date): Date | null => {
  if (changedAt === null) return null;
  const next = new Date(changedAt.getTime() + days(NAME_CHANGE_DAYS));
  return next > now ? next : null;
};
