import type { listPaymentIncidents, PaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import type { Money } from '@rendezvous/contracts/kernel';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Metrics } from '@rendezvous/server/metrics';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { INCIDENT_PAGE, IncidentStore, toIncident } from './incident.store.js';

/** As the audit log names what an incident is dealt with by. */
const CALLS = '/api/operator/payment-incidents';

/** Of what is no money. */
const NOTHING: Money = { amount: 0, currency: 'EUR' };

/** A payment of which the provider reports another amount than was asked for. */
export interface AmountDifference {
  readonly paymentId: string;
  readonly asked: Money;
  readonly reported: Money;
}

/** What is wrong with one of the refunds or disputes of a payment: each is told by itself. */
interface OfPayment extends Omit<AmountDifference, 'asked'> {
  /** Our id of the refund, or the provider's name for it or for the dispute. */
  readonly subject: string;
}

/** The same, or what is of the payment as a whole. */
type Reported = Omit<OfPayment, 'subject'> & Partial<Pick<OfPayment, 'subject'>>;

/** A charge by the provider's own name for it. */
interface UnmatchedCharge {
  readonly provider: string;
  readonly reference: string;
  readonly reported: Money;
}

/** What the report of a day finds, or an event that tells of what nobody asked for here. */
export type ReportedKind = Extract<
  PaymentIncident['kind'],
  'capture-differs' | 'refund-differs' | 'refund-adopted' | 'dispute-differs' | 'dispute-missed' | 'ledger-differs'
>;

/** Money that a provider reports and that fits no order: kept, told to the operators once, open until one of them has dealt with it. */
@Injectable()
export class Incidents implements OnModuleInit {
  private readonly logger = new Logger(Incidents.name);

  constructor(
    private readonly database: Database,
    private readonly store: IncidentStore,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('payment_incidents_open', 'Payments that differ from what was asked for and that nobody has dealt with.', () =>
      this.store.countOpen(),
    );
  }

  /** Keeps that a provider reports another amount than was asked for; the same report again changes nothing. */
  async note(tx: Tx, { paymentId, asked, reported }: AmountDifference): Promise<void> {
    const msg = 'A provider reports another amount than was asked for.';
    await this.keep(tx, 'amount-differs', { paymentId, reported }, { msg, asked: asked.amount, reported: reported.amount });
  }

  /** Keeps that a provider does not say what became of a refund, however often it was asked. */
  async noteUnknownRefund(tx: Tx, of: OfPayment): Promise<void> {
    await this.keep(tx, 'refund-unknown', of, { msg: 'A provider does not say what became of a refund.' });
  }

  /** Keeps that a provider does not say whether a payment began, or how it stands, however often it was asked. */
  async noteUnknownPayment(tx: Tx, { paymentId, reported }: Omit<AmountDifference, 'asked'>): Promise<void> {
    await this.keep(tx, 'payment-unknown', { paymentId, reported }, { msg: 'A provider does not say how a payment stands.' });
  }

  /** Keeps that a payer disputes a payment: an operator may answer there, within the provider's time. */
  async noteDisputed(tx: Tx, of: OfPayment): Promise<void> {
    await this.keep(tx, 'payment-disputed', of, { msg: 'A payment is disputed.' });
  }

  /** Keeps that lost disputes and refunds together took more than was captured. */
  async noteDisputeExcess(tx: Tx, { paymentId, reported }: Omit<AmountDifference, 'asked'>): Promise<void> {
    await this.keep(tx, 'dispute-exceeds', { paymentId, reported }, { msg: 'More went back than was captured.', amount: reported.amount });
  }

  /** Keeps that a provider says otherwise of a day than what stands here. @returns whether it is a new one */
  async noteReported(tx: Tx, kind: ReportedKind, of: Reported): Promise<boolean> {
    return this.keep(tx, kind, of, { msg: 'A provider says otherwise than stands here.', kind, amount: of.reported.amount });
  }

  /** Keeps that a provider charged what no payment here is of. */
  async noteUnmatched(tx: Tx, { provider, reference, reported }: UnmatchedCharge): Promise<void> {
    const incidentId = await this.store.addUnmatched(tx, { kind: 'charge-unmatched', provider, reference, reported }, this.clock.now());
    await this.tell(tx, incidentId, { msg: 'A provider charged what no payment here is of.', provider, amount: reported.amount });
  }

  /** Keeps that a provider does not say how a dispute stands, however often it was asked. */
  async noteUnknownDispute(tx: Tx, of: OfPayment): Promise<void> {
    await this.keep(tx, 'dispute-unknown', of, { msg: 'A provider does not say how a dispute stands.' });
  }

  /** Keeps that the bank says nothing about a debit that it was sent. */
  async noteUnansweredDebit(tx: Tx, of: Reported): Promise<void> {
    await this.keep(tx, 'debit-unanswered', of, { msg: 'The bank says nothing about a debit.' });
  }

  /** Keeps that a provider has not forgotten a stored method, however often it was asked to. */
  async noteKeptMethod(tx: Tx, named: Omit<UnmatchedCharge, 'reported'>): Promise<void> {
    await this.keepLoose(tx, 'method-kept', named, 'A provider has not forgotten a stored method.');
  }

  /** Keeps that a file of the bank's could not be read. @param name of the file, and what is in it */
  async noteUnreadAnswer(tx: Tx, name: string): Promise<void> {
    await this.keepLoose(tx, 'answer-unread', { provider: 'sepa', reference: name }, 'An answer of the bank could not be read.');
  }

  private async keepLoose(
    tx: Tx,
    kind: PaymentIncident['kind'],
    { provider, reference }: Omit<UnmatchedCharge, 'reported'>,
    msg: string,
  ): Promise<void> {
    const incidentId = await this.store.addUnmatched(tx, { kind, provider, reference, reported: NOTHING }, this.clock.now());
    await this.tell(tx, incidentId, { msg, provider });
  }

  private async keep(tx: Tx, kind: PaymentIncident['kind'], of: Reported, told: object): Promise<boolean> {
    const incidentId = await this.store.add(tx, { subject: '', ...of, kind }, this.clock.now());
    return this.tell(tx, incidentId, { ...told, payment: of.paymentId });
  }

  /** @param incidentId null for what was noticed before */
  private async tell(tx: Tx, incidentId: number | null, told: object): Promise<boolean> {
    if (incidentId === null) return false;
    await tx.publish('billing.payment-incident', { incidentId });
    tx.afterCommit(() => this.logger.error({ ...told, incident: incidentId }));
    return true;
  }

  async list(all: boolean, before: number | null): Promise<ReplyOf<typeof listPaymentIncidents>> {
    const rows = await this.store.page(all, before);
    return { incidents: rows.slice(0, INCIDENT_PAGE).map(toIncident), more: rows.length > INCIDENT_PAGE };
  }

  async resolve(incidentId: number, operatorId: number, reason: string | null): Promise<PaymentIncident> {
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      if (!(await this.store.resolve(tx, incidentId, operatorId, reason, at))) return;
      const actor = operatorActor(operatorId, CALLS);
      await addAuditEntry(tx, { actor, action: 'billing.resolve-incident', subject: `payment incident ${incidentId}`, at });
    });
    const incident = await this.store.find(incidentId);
    if (incident === null) throw new Refusal('billing.incident-not-found');
    return toIncident(incident);
  }

  /** Operators decided what became of a refund: nothing is left to deal with. */
  async resolveUnknownRefund(tx: Tx, refundId: string, operatorId: number, reason: string): Promise<void> {
    await this.store.resolveOf(tx, 'refund-unknown', refundId, operatorId, reason, this.clock.now());
  }

  /** What the operators are still to be told of; null once they were, or when it is dealt with. */
  async untold(incidentId: number): Promise<PaymentIncident | null> {
    const incident = await this.store.find(incidentId);
    return incident === null || incident.mailedAt !== null || incident.resolvedAt !== null ? null : toIncident(incident);
  }

  noteTold(incidentId: number): Promise<void> {
    return this.store.noteMailed(incidentId, this.clock.now());
  }
}
