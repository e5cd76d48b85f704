import { hours } from '@rendezvous/contracts/kernel';

/** How long a confirmed address can be put back after it was changed. Until then nobody else gets it. */
export const MAIL_UNDO_MS = hours(48);

/** The latest moment at which a change cannot be undone any more. */
export const undoneNoMore = (now: Date): Date => new Date(now.getTime() - MAIL_UNDO_MS);

/**
 * SQL: the members to whom an address belongs: who has it, and who had it until lately and may still put it back. Every door asks this one.
 * @param address,since their parameters; the latter is `undoneNoMore`
 */
export const addressHoldersSql = (address: string, since: string): string =>
  `(select id as member_id, status from account.members where email = ${address}
    union all
    select m.id, m.status from account.mail_changes c join account.members m on m.id = c.member_id
    where c.old_email = ${address} and c.changed_at > ${since} and c.undone_at is null and c.old_confirmed) as holder`;
