import type { Config } from '../config/index.js';
import type { Tx } from '../database/index.js';

/** Whether mails are kept in the mailbox, and not handed to a mail server. */
export const keepsMails = ({ demo, mailUrl }: Pick<Config, 'demo' | 'mailUrl'>): boolean => demo || mailUrl === null;

/**
 * Takes mails out of the mailbox that went to an address while it was somebody's.
 * @param until until when it was theirs; null when it never was
 */
export const eraseFormerMails = async (tx: Tx, until: (address: string) => Date | null): Promise<void> => {
  const rows = await tx.read<{ to: string }>('select distinct "to" from server.mailbox');
  for (const { to } of rows) {
    const end = until(to);
    if (end !== null) await tx.change('delete from server.mailbox where "to" = $1 and at <= $2', [to, end]);
  }
};
