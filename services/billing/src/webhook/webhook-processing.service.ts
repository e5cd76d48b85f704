import type { WebhookReason } from '@rendezvous/contracts/billing/webhook-events';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { askAgainAt, waitAgain } from '../payment/ask-again.rules.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { type WebhookEventRow, type WebhookEventStanding, WebhookEventStore } from './webhook-event.store.js';
import { WebhookHandlers, type WebhookOutcome } from './webhook-handlers.service.js';

/** Events that are processed in one run. */
const BATCH = 100;

/** Processes what providers sent: whoever settles such a thing asks how it stands. */
@Injectable()
export class WebhookProcessing {
  private readonly logger = new Logger(WebhookProcessing.name);

  constructor(
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly handlers: WebhookHandlers,
    private readonly store: WebhookEventStore,
  ) {}

  /** Tries all events whose turn it is. */
  async processDue(): Promise<void> {
    for (const id of await this.store.claimDue(this.clock.now(), BATCH)) await this.process(id);
  }

  /** Tries one event; what is processed already is left alone. */
  async process(id: number): Promise<void> {
    const event = await this.store.find(id);
    if (event === null || event.state === 'processed') return;
    const { outcome, reason } = await this.attempt(event);
    await this.store.settle(event, this.standing(event, outcome, reason));
  }

  private async attempt({
    kind,
    provider: name,
    reference,
    eventId,
    tries,
  }: WebhookEventRow): Promise<{ outcome: WebhookOutcome; reason: string | null }> {
    if (kind === 'other' || reference === null) return { outcome: 'settled', reason: 'not-kept' satisfies WebhookReason };
    const [handler, provider] = [this.handlers.find(kind), this.providers.findNamed(name)];
    if (handler === null) return { outcome: 'not-here', reason: 'not-taken-in' satisfies WebhookReason };
    if (provider === null) return { outcome: 'silent', reason: 'no-provider' satisfies WebhookReason };
    try {
      const outcome = await handler(provider, reference, tries > 0);
      return { outcome, reason: outcome === 'settled' ? null : REASONS[outcome] };
    } catch (error) {
      this.logger.warn({ msg: 'An event of a payment provider could not be processed.', provider: name, event: eventId, err: error });
      return { outcome: 'silent', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  private standing({ kind, tries }: WebhookEventRow, outcome: WebhookOutcome, reason: string | null): WebhookEventStanding {
    const now = this.clock.now();
    if (outcome === 'settled')
      return { state: 'processed', reason: kind === 'other' ? reason : null, tries, tryAfter: null, processedAt: now };
    if (outcome === 'waits') return { state: 'received', reason, ...waitAgain(tries, now), processedAt: null };
    const tryAfter = outcome === 'stuck' ? null : askAgainAt(tries, now);
    // what nothing here is known of after a week is an operator's as well: it may be money that moved without us
    const waits = outcome === 'not-here' ? 'parked' : 'received';
    const state = tryAfter === null ? 'failed' : waits;
    return { state, reason, tries: tries + 1, tryAfter, processedAt: null };
  }
}

/** For operators. */
const REASONS: Readonly<Record<Exclude<WebhookOutcome, 'settled'>, WebhookReason>> = {
  'not-here': 'not-here',
  waits: 'refund-undecided',
  stuck: 'refund-stuck',
  silent: 'no-answer',
};
