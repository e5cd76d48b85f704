import type { RefundFault } from '@rendezvous/contracts/billing/refund-faults';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { settleCall } from '../payment/call-outcome.js';
import type { NewRefund, PaymentProvider, RefundReport } from '../payment/payment.provider.js';
import { askAboutRefund } from '../payment/refund-question.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { PaymentStore } from '../payment/payment.store.js';
import type { Refund } from './refund.entity.js';
import { nextTry } from './refund-schedule.rules.js';
import { type RefundNews, RefundSettling } from './refund-settling.service.js';
import { isUndecided } from './refund-state.rules.js';
import { RefundStore } from './refund.store.js';

export const SEND_REFUND_JOB = 'billing.send-refund';

/** Refunds that are asked about in one run. */
const BATCH = 50;

/** What a refund keeps as its fault while its provider says nothing. */
const NO_ANSWER: RefundFault = 'no-answer';

/** Talks to providers about refunds, never inside a transaction. Whatever may have been done is asked about before it is asked for again. */
@Injectable()
export class RefundSending {
  private readonly logger = new Logger(RefundSending.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentStore,
    private readonly incidents: Incidents,
    private readonly settling: RefundSettling,
    private readonly store: RefundStore,
  ) {}

  /** Asks about all refunds whose time it is; one that fails keeps no other from its turn. */
  async askDue(): Promise<void> {
    for (const id of await this.store.claimDue(this.clock.now(), BATCH)) {
      await this.send(id).catch((error: unknown) =>
        this.logger.warn({ msg: 'A refund could not be asked about.', refund: id, err: error }),
      );
    }
  }

  /** Brings one refund on, as far as its provider says. */
  async send(id: string): Promise<void> {
    const refund = await this.store.find(id);
    if (refund === null || refund.state === 'failed') return;
    const payment = await this.payments.findByOrder(refund.orderId);
    if (payment === null || payment.reference === null) throw new Error(`The refund ${id} is of no payment`);
    const provider = this.providers.findNamed(payment.provider);
    if (provider === null) return this.noAnswer(refund, 'no-provider' satisfies RefundFault);
    const { tries: attempt, amount, currency } = refund;
    const asked: NewRefund = { id, attempt, payment: payment.reference, amount: { amount, currency } };
    const known = await this.report(provider, asked, refund);
    if (known === undefined) await this.noAnswer(refund, NO_ANSWER);
    else if (known !== null) await this.take(refund, known);
    // what was taken once is not sent again: it may have been paid out under the name that is not listed any more
    else if (refund.reference !== null) await this.follow(refund, { state: 'unknown', fault: 'not-listed' satisfies RefundFault }, false);
    else if (isUndecided(refund.state)) await this.askUndisputed(provider, refund, asked);
  }

  /** undefined when the provider did not answer, null when it never heard of the refund. */
  private async report(provider: PaymentProvider, asked: NewRefund, refund: Refund): Promise<RefundReport | null | undefined> {
    const answer = await askAboutRefund(provider, asked, refund);
    if (answer.outcome === 'ok') return answer.value;
    // Its time comes again for days: the log tells of the silence once, and again when the refund has moved on since. Nobody has to do anything about it
    // until it lasts: then it is an incident, which is loud.
    const level = refund.fault === NO_ANSWER ? 'debug' : 'log';
    this.logger[level]({ msg: 'A provider did not say how a refund stands.', refund: asked.id, answer });
    return undefined;
  }

  /** A payer who disputes the payment gets its money by that, or not at all: sent now, it could go back twice. */
  private async askUndisputed(provider: PaymentProvider, refund: Refund, asked: NewRefund): Promise<void> {
    if (await this.store.isDisputed(refund.orderId))
      await this.settling.settle(refund, { state: 'failed', fault: 'disputed' satisfies RefundFault });
    else await this.ask(provider, refund, asked);
  }

  private async ask(provider: PaymentProvider, refund: Refund, asked: NewRefund): Promise<void> {
    const answer = await settleCall(() => provider.refund(asked));
    if (answer.outcome === 'ok') await this.take(refund, answer.value);
    else if (answer.outcome === 'refused') await this.settling.settle(refund, { state: 'failed', fault: answer.reason });
    else await this.noAnswer(refund, answer.reason);
  }

  private async take(refund: Refund, { status, reference }: RefundReport): Promise<void> {
    await this.follow(refund, { state: status, reference });
  }

  private async noAnswer(refund: Refund, fault: string): Promise<void> {
    await this.follow(refund, { state: 'unknown', fault });
  }

  /** @param listed false where the provider knew it once, and does not any more: then what succeeded may not have, either */
  private async follow(refund: Refund, news: RefundNews, listed = true): Promise<void> {
    const state = await this.settling.settle(refund, news);
    // Nobody asks any more after the last time: an operator does.
    const isOpen = isUndecided(state) || (state === 'succeeded' && !listed);
    if (!isOpen || nextTry(state, refund.tries + 1, this.clock.now()) !== null) return;
    const payment = await this.payments.findByOrder(refund.orderId);
    const { amount, currency } = refund;
    await this.database.transaction((tx) =>
      this.incidents.noteUnknownRefund(tx, { paymentId: payment!.id, subject: refund.id, reported: { amount, currency } }),
    );
  }
}
