import type { Locale } from '@rendezvous/contracts/reference';

export interface Sms {
  /** In E.164, `+31612345678`. */
  readonly to: string;
  readonly locale: Locale;
  readonly text: string;
  /** The same key again is the same message: it goes out once, however often it is handed over. */
  readonly key: string;
  /** What it is about, for example `direct-debit-code`: for the mailbox, never shown in the message. */
  readonly kind: string;
}

/** `refused`: it goes out neither now nor when it is handed over again. `unknown`: it may have gone out. */
export type SmsOutcome = 'ok' | 'refused' | 'unknown';

/** Sends messages to mobile phones. Never called inside a transaction. Nobody logs a number or a text. */
export abstract class SmsSender {
  /** Whether messages can be sent at all: what needs one is offered only then. */
  abstract readonly available: boolean;
  abstract send(sms: Sms): Promise<SmsOutcome>;
}

/** Where no company for messages is set up. */
export class NoSms extends SmsSender {
  override readonly available = false;

  override send(): Promise<SmsOutcome> {
    return Promise.resolve('refused');
  }
}
