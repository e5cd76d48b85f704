import { Mail, type MailMessage } from '../mail/index.js';

/** Keeps mails in memory for the test to look at. */
export class RecordedMail extends Mail {
  override keeps = true;
  readonly sent: MailMessage[] = [];
  /** Set to make the next mails fail. */
  failWith: Error | null = null;

  override send(message: MailMessage): Promise<void> {
    if (this.failWith !== null) return Promise.reject(this.failWith);
    this.sent.push(message);
    return Promise.resolve();
  }

  /** The latest mail to an address, of a kind if given; throws when there is none. */
  last(to: string, kind?: string): MailMessage {
    const found = this.sent.findLast((mail) => mail.to === to && (kind === undefined || mail.kind === kind));
    if (found === undefined) throw new Error(`No mail${kind === undefined ? '' : ` of kind ${kind}`} went to ${to}.`);
    return found;
  }
}
