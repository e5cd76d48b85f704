import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { askAgainAt } from './ask-again.rules.js';
import { settleCall } from './call-outcome.js';
import { PaymentProviders } from './payment-providers.service.js';
import { type DueStart, PaymentStartStore } from './payment-start.store.js';
import { PaymentStarts } from './payment-starts.service.js';

/** Payments that are asked about in one run. */
const BATCH = 50;

/** Asks about payments of which nobody knows whether they began, until a provider says so or an operator has to look. */
@Injectable()
export class UnknownStarts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly store: PaymentStartStore,
    private readonly starts: PaymentStarts,
    private readonly incidents: Incidents,
  ) {}

  async askDue(): Promise<void> {
    for (const due of await this.store.claimDue(this.clock.now(), BATCH)) await this.ask(due);
  }

  private async ask(due: DueStart): Promise<void> {
    const found = await settleCall(async () => this.providers.forPayment(due).findStarted(due));
    if (found.outcome === 'unknown') await this.postpone(due);
    else if (found.outcome === 'ok' && found.value !== null) await this.starts.keep(due, found.value);
    else await this.store.noteNothing(due.id);
  }

  private async postpone({ id, amount, currency, tries }: DueStart): Promise<void> {
    const askAfter = askAgainAt(tries + 1, this.clock.now());
    if (askAfter === null)
      await this.database.transaction((tx) => this.incidents.noteUnknownPayment(tx, { paymentId: id, reported: { amount, currency } }));
    await this.store.postpone(id, tries + 1, askAfter);
  }
}
