import type { Clock } from '../clock/index.js';
import type { Database, Tx } from '../database/index.js';
import { MailboxMail } from '../mail/index.js';
import { type Sms, type SmsOutcome, SmsSender } from './sms.js';

/** Outside production: keeps each message beside the mails instead of sending it. */
export class MailboxSms extends SmsSender {
  override readonly available = true;
  private readonly mailbox: MailboxMail;

  constructor(database: Database, clock: Clock) {
    super();
    this.mailbox = new MailboxMail(database, clock);
  }

  override async send({ to, locale, text, kind }: Sms): Promise<SmsOutcome> {
    await this.mailbox.send({ to, locale, subject: `SMS: ${text.split('\n')[0]}`, text, kind });
    return 'ok';
  }
}

/** Takes messages to these numbers out of the mailbox, up to a moment. */
export const eraseSms = async (tx: Tx, numbers: readonly string[], until: Date): Promise<void> => {
  await tx.change('delete from server.mailbox where "to" = any($1) and at <= $2', [numbers, until]);
};
