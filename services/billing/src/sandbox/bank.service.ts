import { randomUUID } from 'node:crypto';
import { seconds } from '@rendezvous/contracts/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import type * as z from 'zod/mini';
import { CourierService } from './courier.service.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import type { SandboxEvent } from './sandbox.provider.js';
import { type BankDelivery, type BankOutcome, type BankStatus, DECISIONS, eventsOf, LATE_SECONDS } from './sandbox.rules.js';
import { SandboxStore } from './sandbox.store.js';

export const DELIVER_JOB = 'billing.sandbox-deliver';
export const CAPTURE_JOB = 'billing.sandbox-capture';
/** The courier goes at once; the job is for when the shop did not answer. */
const SECOND_TRY_SECONDS = 5;

export interface LateCapture {
  readonly paymentId: string;
  readonly delivery: BankDelivery;
}

/** The sandbox bank at work: decides payments and tells the shop. */
@Injectable()
export class BankService {
  private readonly logger = new Logger(BankService.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly store: SandboxStore,
    private readonly courier: CourierService,
  ) {}

  /** Decides an open payment. Answered twice, the first answer counts. */
  async decide(payment: SandboxPayment, outcome: BankOutcome, delivery: BankDelivery): Promise<void> {
    const { status, capturedLater } = DECISIONS[outcome];
    await this.move(payment, ['open'], status, delivery, async (tx) => {
      if (!capturedLater) return;
      const late: LateCapture = { paymentId: payment.id, delivery };
      await this.jobs.add(tx, CAPTURE_JOB, late, { key: `late:${payment.id}`, runAt: this.later(LATE_SECONDS) });
    });
  }

  /** The money of a payment that seemed to hang, or to be given up, arrives after all. */
  async captureLate({ paymentId, delivery }: LateCapture): Promise<void> {
    const payment = await this.store.find(paymentId);
    if (payment !== null) await this.move(payment, ['processing', 'cancelled'], 'captured', delivery);
  }

  private async move(
    payment: SandboxPayment,
    from: readonly BankStatus[],
    to: BankStatus,
    delivery: BankDelivery,
    also?: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const at = this.clock.now();
    const ids = await this.database.transaction(async (tx) => {
      if (!(await this.store.move(tx, payment.id, from, to, at))) return [];
      await also?.(tx);
      return this.announce(tx, payment, to, delivery, at);
    });
    for (const id of ids) {
      await this.courier.deliver(id).catch((error: unknown) => this.logger.warn({ msg: 'An event will be sent again.', err: error }));
    }
  }

  /** Writes down what is to be sent, together with the decision itself: nothing that was decided stays untold. */
  private async announce(tx: Tx, payment: SandboxPayment, status: BankStatus, delivery: BankDelivery, at: Date): Promise<string[]> {
    const ids: string[] = [];
    for (const { status: reported, age, times } of eventsOf(status, delivery)) {
      const id = `evt_${randomUUID()}`;
      const event: z.output<typeof SandboxEvent> = {
        id,
        payment: payment.id,
        status: reported,
        at: new Date(at.getTime() - seconds(age)).toISOString(),
      };
      await this.store.addDelivery(tx, { id, paymentId: payment.id, body: JSON.stringify(event), times });
      await this.jobs.add(tx, DELIVER_JOB, { id }, { key: `deliver:${id}`, runAt: this.later(SECOND_TRY_SECONDS) });
      ids.push(id);
    }
    return ids;
  }

  private later(count: number): Date {
    return new Date(this.clock.now().getTime() + seconds(count));
  }
}
