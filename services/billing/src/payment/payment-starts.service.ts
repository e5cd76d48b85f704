import { seconds } from '@rendezvous/contracts/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { askAgainAt } from './ask-again.rules.js';
import { type CallOutcome, settleCall } from './call-outcome.js';
import type { Payment } from './payment.entity.js';
import type { NewPayment, StartedPayment } from './payment.provider.js';
import { PaymentProviders } from './payment-providers.service.js';
import { PaymentStartStore } from './payment-start.store.js';
import { PaymentStatusCheck } from './status-check.service.js';
import { StoredMethodStore } from './stored-method.store.js';

/** Longer than any adapter waits for an answer. */
const CALL_MS = seconds(30);

/** A payment that began, and whether its order is still to be paid. */
export type KeptStart = StartedPayment & { readonly open: boolean };

/**
 * Begins payments at their providers, never inside a transaction. What is asked is noted before, so that after a crash, too, a payment of which
 * nobody knows whether it began is asked about before it is begun once more.
 */
@Injectable()
export class PaymentStarts {
  private readonly logger = new Logger(PaymentStarts.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly transitions: OrderTransitions,
    private readonly starts: PaymentStartStore,
    private readonly stored: StoredMethodStore,
    private readonly status: PaymentStatusCheck,
  ) {}

  /** Begins a payment; however often and however much at once it is asked for, it is one page to pay on. */
  async start(payment: Payment, asked: Omit<NewPayment, 'attempt'>): Promise<CallOutcome<KeptStart>> {
    const provider = this.providers.forPayment(payment);
    const noted = await this.starts.find(payment.id);
    let attempt = noted?.attempt ?? 0;
    if (noted !== null && noted.answerUntil <= this.clock.now()) {
      const found = await settleCall(() => provider.findStarted(asked));
      if (found.outcome !== 'ok') return found;
      if (found.value !== null) return { outcome: 'ok', value: await this.keep(payment, found.value) };
      attempt += 1;
    }
    const now = this.clock.now();
    ({ attempt } = await this.starts.note(payment.id, attempt, new Date(now.getTime() + CALL_MS), askAgainAt(0, now)));
    const answer = await settleCall(() => provider.start({ ...asked, attempt }));
    if (answer.outcome === 'ok') return { outcome: 'ok', value: await this.keep(payment, answer.value) };
    this.logger.error({ msg: 'A payment could not be begun.', payment: payment.id, provider: payment.provider, answer });
    if (answer.outcome === 'unknown') await this.starts.noteUnknown(payment.id, this.clock.now());
    else await this.giveUp(payment, answer.gone === true);
    return answer;
  }

  /**
   * Keeps what the provider answered. Of an order that was given up meanwhile nothing is to be paid: whoever gave it up before this could not have its
   * payment cancelled, and whoever does after this finds its name.
   * @returns what counts: of two answers the first
   */
  async keep({ id, orderId }: Pick<Payment, 'id' | 'orderId'>, started: StartedPayment): Promise<KeptStart> {
    const kept = await this.database.transaction(async (tx) => {
      const open = await this.transitions.begin(tx, orderId);
      return { ...(await this.starts.setStarted(tx, id, started)), open };
    });
    if (!kept.open) await this.status.cancel(orderId);
    return kept;
  }

  /** @param gone the provider does not know the stored method any more: nobody is offered it again */
  private async giveUp({ id, orderId, storedMethodId }: Payment, gone: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.transitions.moveTo(tx, orderId, 'failed');
      await this.starts.remove(tx, id);
      if (gone && storedMethodId !== null) await this.stored.remove(tx, storedMethodId, this.clock.now());
    });
  }
}
