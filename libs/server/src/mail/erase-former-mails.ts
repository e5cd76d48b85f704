import type { Tx } from '../database/index.js';

/**
 * Takes mails out of the mailbox that went to an address while it was somebody's.
 * @param until until when mails of a kind that went there were theirs; null when none were
 */
export const eraseFormerMails = async (tx: Tx, until: (address: string, kind: string) => Date | null): Promise<void> => {
  const rows = await tx.read<{ to: string; kind: string }>('select distinct "to", kind from server.mailbox');
  for (const { to, kind } of rows) {
    const end = until(to, kind);
    if (end !== null) await tx.change('delete from server.mailbox where "to" = $1 and kind = $2 and at <= $3', [to, kind, end]);
  }
};
