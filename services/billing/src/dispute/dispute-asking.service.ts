import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { PATIENCE_MS } from '../payment/ask-again.rules.js';
import { settleCall } from '../payment/call-outcome.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { type DisputeName, DisputeStore } from './dispute.store.js';
import { Disputes, type HeardBy } from './disputes.service.js';

/** Disputes that are asked about in one run. */
const BATCH = 50;
/** Answers that were overtaken, before it is left for later. */
const TRIES = 3;

/** What came of a question; `not-here`: there is no such dispute over there, or its payment is not here yet, or brought nothing. */
export type DisputeAnswer = 'settled' | 'silent' | 'not-here';

/** Asks providers how disputes stand, never inside a transaction. */
@Injectable()
export class DisputeAsking {
  private readonly logger = new Logger(DisputeAsking.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly status: PaymentStatusCheck,
    private readonly store: DisputeStore,
    private readonly disputes: Disputes,
    private readonly incidents: Incidents,
  ) {}

  /** Asks about one dispute and follows the answer. One of a payment that brought nothing yet has that decided first: events come in any order. */
  async ask(name: DisputeName, heardBy: HeardBy = 'event'): Promise<DisputeAnswer> {
    const provider = this.providers.findNamed(name.provider);
    if (provider === null) return 'silent';
    let isPaymentDecided = false;
    for (let tries = 0; tries < TRIES; tries += 1) {
      // Known before it is asked: should somebody else move it meanwhile, this answer may be the older one, and it is asked once more.
      const moves = (await this.store.find(name))?.moves ?? 0;
      const answer = await settleCall(() => provider.reportDispute(name.reference));
      if (answer.outcome !== 'ok') return answer.outcome === 'refused' ? 'not-here' : 'silent';
      const followed = await this.disputes.follow(name.provider, answer.value, { asked: moves, heardBy });
      if (followed === 'followed') return 'settled';
      if (followed === 'outdated') continue;
      if (isPaymentDecided) return 'not-here';
      const payment = await this.status.checkReference(name.provider, answer.value.payment);
      if (payment !== 'answered') return payment === 'silent' ? 'silent' : 'not-here';
      isPaymentDecided = true;
    }
    return 'silent';
  }

  /** Asks about all whose time it is; one that fails keeps no other from its turn. */
  async askDue(): Promise<void> {
    for (const name of await this.store.claimDue(this.clock.now(), BATCH)) {
      await this.askOne(name).catch((error: unknown) =>
        this.logger.warn({ msg: 'A dispute could not be asked about.', dispute: name.reference, err: error }),
      );
    }
  }

  /** Goes on for as long as there is no answer; after a while an operator is told, of each silence once. */
  private async askOne(name: DisputeName): Promise<void> {
    const answer = await this.ask(name).catch((error: unknown): DisputeAnswer => {
      this.logger.warn({ msg: 'A dispute could not be asked about.', dispute: name.reference, err: error });
      return 'silent';
    });
    const now = this.clock.now();
    const silence = await this.store.noteAnswer(name, answer === 'settled', now);
    if (silence === null || now.getTime() - silence.silentSince.getTime() < PATIENCE_MS) return;
    const { paymentId, amount, currency, silentSince } = silence;
    const subject = `${name.reference} ${silentSince.toISOString()}`;
    await this.database.transaction((tx) => this.incidents.noteUnknownDispute(tx, { paymentId, subject, reported: { amount, currency } }));
  }
}
