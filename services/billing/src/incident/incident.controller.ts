import { listPaymentIncidents, resolvePaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { Incidents } from './incidents.service.js';

/** Payment incidents, for operators. */
@Controller()
export class IncidentController {
  constructor(private readonly incidents: Incidents) {}

  @Endpoint(listPaymentIncidents)
  list(@Input() { query }: InputOf<typeof listPaymentIncidents>): Promise<ReplyOf<typeof listPaymentIncidents>> {
    return this.incidents.list(query.all === 'yes', query.before ?? null);
  }

  @Endpoint(resolvePaymentIncident)
  resolve(
    @Member() viewer: Viewer,
    @Input() { params, body }: InputOf<typeof resolvePaymentIncident>,
  ): Promise<ReplyOf<typeof resolvePaymentIncident>> {
    return this.incidents.resolve(params.incidentId, viewer.memberId, body.reason ?? null);
  }
}
