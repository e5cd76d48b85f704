import type { Tx } from '../database/index.js';

interface Addresses {
  /** All mails to these. */
  readonly own: readonly string[];
  /** Wanted, and perhaps somebody else's: only the mails that asked about it. */
  readonly wanted: readonly string[];
}

/** Takes a member's mails out of the mailbox, which stands in for a mail server outside of production. */
export const eraseMails = async (tx: Tx, { own, wanted }: Addresses): Promise<void> => {
  await tx.change(`delete from server.mailbox where "to" = any($1) or ("to" = any($2) and kind = 'mail-change')`, [own, wanted]);
};
