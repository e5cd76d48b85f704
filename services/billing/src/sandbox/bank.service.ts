import { randomUUID } from 'node:crypto';
import { seconds } from '@rendezvous/contracts/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import type * as z from 'zod/mini';
import type { BankCard } from './bank-card.rules.js';
import { CourierService } from './courier.service.js';
import type { SandboxDispute, SandboxPayment } from './sandbox-payment.entity.js';
import type { SandboxDisputeEvent, SandboxEvent } from './sandbox-event.js';
import {
  type BankDelivery,
  type BankOutcome,
  type BankStatus,
  DECISIONS,
  DISPUTE_BEGINS,
  DISPUTE_GOES,
  type DisputeStep,
  eventsOf,
  LATE_SECONDS,
} from './sandbox.rules.js';
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

  /**
   * Decides an open payment. Answered twice, the first answer counts.
   * @param card what the payer chose to pay with, where the shop asks to keep it
   */
  async decide(payment: SandboxPayment, outcome: BankOutcome, delivery: BankDelivery, card: BankCard = payment.card): Promise<void> {
    const { status, capturedLater } = DECISIONS[outcome];
    await this.move(payment, ['open'], status, delivery, async (tx) => {
      if (payment.store) await this.store.setCard(tx, payment.id, card);
      if (!capturedLater) return;
      const late: LateCapture = { paymentId: payment.id, delivery };
      await this.jobs.add(tx, CAPTURE_JOB, late, { key: `late:${payment.id}`, runAt: this.later(LATE_SECONDS) });
    });
  }

  /** The shop charges a kept card: once, however often it asks. */
  async charge(payment: SandboxPayment, to: BankStatus): Promise<void> {
    if (to === 'open') await this.database.transaction((tx) => this.store.move(tx, payment.id, ['uncharged'], to, this.clock.now()));
    else await this.move(payment, ['uncharged'], to, 'twice');
  }

  /** The money of a payment that seemed to hang, or to be given up, arrives after all. */
  async captureLate({ paymentId, delivery }: LateCapture): Promise<void> {
    const payment = await this.store.find(paymentId);
    if (payment !== null) await this.move(payment, ['processing', 'cancelled'], 'captured', delivery);
  }

  /**
   * The payer asks the money of a captured payment back, or the bank decides about that. Each step is told to the shop twice.
   * @param reference the dispute that goes on; null for a new one
   */
  async dispute(payment: SandboxPayment, step: DisputeStep, reference: string | null): Promise<void> {
    const ids = await this.database.transaction(async (tx) => {
      const moved = reference === null ? await this.openDispute(tx, payment, step) : await this.moveDispute(tx, payment, step, reference);
      return moved === null ? [] : this.announceDispute(tx, payment, moved);
    });
    await this.send(ids);
  }

  private async openDispute(tx: Tx, payment: SandboxPayment, step: DisputeStep): Promise<SandboxDispute | null> {
    const begin = DISPUTE_BEGINS[step];
    if (begin === undefined || payment.status !== 'captured') return null;
    const amount = Math.ceil(payment.amount * begin.part);
    const dispute: SandboxDispute = {
      reference: randomUUID(),
      paymentId: payment.id,
      amount,
      status: begin.status,
      createdAt: this.clock.now(),
    };
    await this.store.addDispute(tx, dispute);
    return dispute;
  }

  private async moveDispute(tx: Tx, payment: SandboxPayment, step: DisputeStep, reference: string): Promise<SandboxDispute | null> {
    const dispute = await this.store.findDispute(reference);
    const to = dispute?.paymentId === payment.id ? DISPUTE_GOES[dispute.status][step] : undefined;
    if (dispute === null || to === undefined) return null;
    return (await this.store.moveDispute(tx, reference, dispute.status, to)) ? { ...dispute, status: to } : null;
  }

  private announceDispute(tx: Tx, payment: SandboxPayment, { reference: dispute, status }: SandboxDispute): Promise<string[]> {
    const event: z.output<typeof SandboxDisputeEvent> = { id: `evt_${randomUUID()}`, dispute, status, at: this.clock.now().toISOString() };
    return this.plan(tx, payment.id, [{ ...event, times: 2 }]);
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
    await this.send(ids);
  }

  private async send(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.courier.deliver(id).catch((error: unknown) => this.logger.warn({ msg: 'An event will be sent again.', err: error }));
    }
  }

  private announce(tx: Tx, payment: SandboxPayment, status: BankStatus, delivery: BankDelivery, at: Date): Promise<string[]> {
    const events = eventsOf(status, delivery).map(({ status: reported, age, times }) => {
      const event: z.output<typeof SandboxEvent> = {
        id: `evt_${randomUUID()}`,
        payment: payment.id,
        status: reported,
        at: new Date(at.getTime() - seconds(age)).toISOString(),
      };
      return { ...event, times };
    });
    return this.plan(tx, payment.id, events);
  }

  /** Writes down what is to be sent, together with what it tells of: nothing that was decided stays untold. */
  private async plan(
    tx: Tx,
    paymentId: string,
    events: readonly ({ readonly id: string; readonly times: number } & object)[],
  ): Promise<string[]> {
    for (const { times, ...event } of events) {
      await this.store.addDelivery(tx, { id: event.id, paymentId, body: JSON.stringify(event), times });
      await this.jobs.add(tx, DELIVER_JOB, { id: event.id }, { key: `deliver:${event.id}`, runAt: this.later(SECOND_TRY_SECONDS) });
    }
    return events.map(({ id }) => id);
  }

  private later(count: number): Date {
    return new Date(this.clock.now().getTime() + seconds(count));
  }
}
