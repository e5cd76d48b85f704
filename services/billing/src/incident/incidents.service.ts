import type { listPaymentIncidents, PaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Metrics } from '@rendezvous/server/metrics';
import { Refusal } from '@rendezvous/server/refusal';
import type { Payment } from '../payment/payment.entity.js';
import type { PaymentReport } from '../payment/payment.provider.js';
import { INCIDENT_PAGE, IncidentStore, toIncident } from './incident.store.js';

/** Money that a provider reports and that fits no order: kept, told to the operators once, open until one of them has dealt with it. */
@Injectable()
export class Incidents implements OnModuleInit {
  private readonly logger = new Logger(Incidents.name);

  constructor(
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
  async note(tx: Tx, payment: Payment, report: PaymentReport): Promise<void> {
    const incidentId = await this.store.add(tx, payment.id, report.amount, this.clock.now());
    if (incidentId === null) return;
    await tx.publish('billing.payment-incident', { incidentId });
    tx.afterCommit(() =>
      this.logger.error({
        msg: 'A provider reports another amount than was asked for.',
        incident: incidentId,
        payment: payment.id,
        asked: payment.amount,
        reported: report.amount.amount,
      }),
    );
  }

  async list(all: boolean, before: number | null): Promise<ReplyOf<typeof listPaymentIncidents>> {
    const rows = await this.store.page(all, before);
    return { incidents: rows.slice(0, INCIDENT_PAGE).map(toIncident), more: rows.length > INCIDENT_PAGE };
  }

  async resolve(incidentId: number, operatorId: number): Promise<PaymentIncident> {
    await this.store.resolve(incidentId, operatorId, this.clock.now());
    const incident = await this.store.find(incidentId);
    if (incident === null) throw new Refusal('billing.incident-not-found');
    return toIncident(incident);
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
