import type { Tx } from '../database/index.js';

/** Kinds that tell a member who wrote to them, or likes them. */
const NAMING = ['news', 'unread-reminder'];

interface Erased {
  /** All mails to these addresses. */
  readonly own: readonly string[];
  /** Wanted, and perhaps somebody else's: only the mails that asked about it. */
  readonly wanted: readonly string[];
  /** What others were told that they are called; a mail goes as well that names somebody else whose name it is a part of. null: nothing any more. */
  readonly name: string | null;
}

/** Takes a member's mails out of the mailbox, which stands in for mail servers outside of production, and those to others that name the member. */
export const eraseMails = async (tx: Tx, { own, wanted, name }: Erased): Promise<void> => {
  await tx.change(
    `delete from server.mailbox
     where "to" = any($1) or ("to" = any($2) and kind = 'mail-change') or (kind = any($3) and position($4 in text) > 0)`,
    [own, wanted, NAMING, name],
  );
};
