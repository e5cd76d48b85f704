import type { Tx } from '../database/index.js';

/** Kinds that tell a member who wrote to them, or likes them. */
const NAMING = ['news', 'unread-reminder'];

interface Erased {
  /** All mails to this address; null: none any more. */
  readonly to: string | null;
  /** What others were told that they are called; a mail goes as well that names somebody else whose name it is a part of. null: nothing any more. */
  readonly name: string | null;
}

/** Takes a member's mails out of the mailbox, which stands in for mail servers outside of production, and those to others that name the member. */
export const eraseMails = async (tx: Tx, { to, name }: Erased): Promise<void> => {
  await tx.change(`delete from server.mailbox where "to" = $1 or (kind = any($2) and position($3 in text) > 0)`, [to, NAMING, name]);
};
