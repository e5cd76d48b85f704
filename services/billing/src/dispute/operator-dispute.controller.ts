import { listOperatorDisputes, unblockMethod } from '@rendezvous/contracts/billing/operator-disputes';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { OperatorDisputes } from './operator-disputes.service.js';

/** Disputes, for operators. */
@Controller()
export class OperatorDisputeController {
  constructor(private readonly disputes: OperatorDisputes) {}

  @Endpoint(listOperatorDisputes)
  list(@Input() { query }: InputOf<typeof listOperatorDisputes>): Promise<ReplyOf<typeof listOperatorDisputes>> {
    return this.disputes.list(query);
  }

  @Endpoint(unblockMethod)
  unblock(@Member() viewer: Viewer, @Input() { params, body }: InputOf<typeof unblockMethod>): Promise<ReplyOf<typeof unblockMethod>> {
    return this.disputes.unblock(params.disputeId, viewer.memberId, body.reason);
  }
}
