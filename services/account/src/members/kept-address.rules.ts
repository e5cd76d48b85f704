import { hours } from '@rendezvous/contracts/kernel';

/** How long an address can be put back after it was changed. Until then nobody else gets it. */
export const MAIL_UNDO_MS = hours(48);

/** The latest moment at which a change cannot be undone any more. */
export const undoneNoMore = (now: Date): Date => new Date(now.getTime() - MAIL_UNDO_MS);

/** SQL: changes that can still be undone. @param address,since their parameters; the latter is `undoneNoMore` */
export const keptAddressSql = (address: string, since: string): string =>
  `account.mail_changes c where c.old_email = ${address} and c.changed_at > ${since} and c.undone_at is null`;
