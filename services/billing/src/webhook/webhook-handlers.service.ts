import type { WebhookEventKind } from '@rendezvous/contracts/billing/webhook';
import { Injectable } from '@nestjs/common';
import type { PaymentProvider } from '../payment/payment.provider.js';

/**
 * What came of asking about an event: all stands as the provider says, it gave no answer, or there is nothing here (yet) that it is about. `waits`:
 * something of ours is to be decided first, of which nobody knows how long it takes; `stuck`: the same, and nobody asks about that any more.
 */
export type WebhookOutcome = 'settled' | 'silent' | 'not-here' | 'waits' | 'stuck';

/**
 * Asks the provider how the thing stands that it names so, and settles it. May run twice, and at the same time. A throw means: try again later.
 * @param again it was tried before
 */
export type WebhookHandler = (provider: PaymentProvider, reference: string, again: boolean) => Promise<WebhookOutcome>;

/** Who settles what an event is about. Each area of billing registers for its own kind when it starts. */
@Injectable()
export class WebhookHandlers {
  private readonly byKind = new Map<WebhookEventKind, WebhookHandler>();

  register(kind: Exclude<WebhookEventKind, 'other'>, handler: WebhookHandler): void {
    if (this.byKind.has(kind)) throw new Error(`Two handlers of ${kind} events`);
    this.byKind.set(kind, handler);
  }

  find(kind: WebhookEventKind): WebhookHandler | null {
    return this.byKind.get(kind) ?? null;
  }
}
