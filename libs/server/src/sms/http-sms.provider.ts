import { Logger } from '@nestjs/common';
import type { SmsService } from '../config/index.js';
import { type Sms, type SmsOutcome, SmsSender } from './sms.js';

/** Somebody waits for the message. */
const PATIENCE_MS = 8_000;

/** Refusals that say nothing about the message: it may be on its way, or was answered too early. */
const UNSETTLED: ReadonlySet<number> = new Set([408, 409, 425]);

const meaningOf = (status: number): SmsOutcome => {
  if (status >= 200 && status < 300) return 'ok';
  return status >= 500 || UNSETTLED.has(status) ? 'unknown' : 'refused';
};

/** Hands messages to a company that sends them, as docs/payments.md describes. */
export class HttpSms extends SmsSender {
  override readonly available = true;
  private readonly logger = new Logger('Sms');

  constructor(
    private readonly service: SmsService,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    super();
  }

  override async send({ kind, key, to, locale, text }: Sms): Promise<SmsOutcome> {
    let status: number | null = null;
    try {
      const response = await fetch(this.service.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.service.token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ to, text, locale }),
        // Whoever answers from another address was not given the token.
        redirect: 'manual',
        signal: AbortSignal.timeout(this.patienceMs),
      });
      status = response.status;
      await response.body?.cancel();
    } catch {
      // What broke would name the address, and says no more than that it broke.
    }
    const outcome = status === null ? 'unknown' : meaningOf(status);
    if (outcome !== 'ok') this.logger.warn({ msg: 'A message was not taken.', kind, outcome, status });
    return outcome;
  }
}
