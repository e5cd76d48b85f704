import { MAIL_UNDO_MS } from '../members/kept-address.rules.js';

/** A wish for another address, and what came of it. */
export interface EndedChange {
  readonly member_id: number;
  readonly old_email: string;
  readonly new_email: string;
  readonly changed_at: Date | null;
  readonly undone_at: Date | null;
  readonly old_confirmed: boolean;
}

/** An address that mails to a member went to. */
export interface MailedAddress {
  readonly address: string;
  /** From when on it may be somebody else's. */
  readonly until: Date;
  /** Whether it was only asked for. */
  readonly wished: boolean;
}

/** Which addresses a change leaves behind. That a member has one of them again does no harm: what goes there is theirs anyway. */
export const leftBy = (change: EndedChange, now: Date): readonly MailedAddress[] => {
  const { old_email: old, new_email: wanted, changed_at: changed, undone_at: undone } = change;
  if (changed === null) return [{ address: wanted, until: now, wished: true }];
  if (undone !== null) return [old, wanted].map((address) => ({ address, until: undone, wished: false }));
  // nobody else gets it while it can be put back, and its owner is told of the change there
  const until = new Date(changed.getTime() + (change.old_confirmed ? MAIL_UNDO_MS : 0));
  return [{ address: old, until, wished: false }];
};
