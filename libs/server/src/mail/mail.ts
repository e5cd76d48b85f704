import type { Locale } from '@rendezvous/contracts/reference';

export interface MailMessage {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Address that stops such mails with one click of the mail program (RFC 8058), for mails that can be done without. */
  readonly unsubscribe?: string;
  /** What it is about, for example `activation`: for the mailbox and for metrics, never shown in the mail. */
  readonly kind: string;
}

/** Sends mail. Called from a job, never inside a transaction: a failure is thrown, and the job tries again. */
export abstract class Mail {
  /** Whether mails stay in the mailbox: those can be taken out again, what a mail server has cannot. */
  abstract readonly keeps: boolean;

  abstract send(message: MailMessage): Promise<void>;
}
