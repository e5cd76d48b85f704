import { type Sms, type SmsOutcome, SmsSender } from '../sms/index.js';

/** Keeps messages in memory for the test to look at. */
export class RecordedSms extends SmsSender {
  override readonly available = true;
  readonly sent: Sms[] = [];
  /** How the next messages end, one after the other; after that they end well. */
  outcomes: SmsOutcome[] = [];

  override send(sms: Sms): Promise<SmsOutcome> {
    this.sent.push(sms);
    return Promise.resolve(this.outcomes.shift() ?? 'ok');
  }

  /** The latest message to a number; throws when there is none. */
  last(to: string): Sms {
    const found = this.sent.findLast((sms) => sms.to === to);
    if (found === undefined) throw new Error(`No message went to ${to}.`);
    return found;
  }
}
