import {
  approveRefundDecision,
  askRefund,
  declineRefundDecision,
  listOperatorRefundQuotes,
  listOperatorRefunds,
  type OperatorRefund,
  type OperatorRefundQuote,
  readOperatorRefundQuote,
  requestOperatorRefund,
  requestRefundDecision,
} from '@rendezvous/contracts/billing/operator-refunds';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { OperatorRefunds } from './operator-refunds.service.js';

/** Refunds, for operators. */
@Controller()
export class OperatorRefundController {
  constructor(private readonly refunds: OperatorRefunds) {}

  @Endpoint(listOperatorRefunds)
  list(@Input() { query }: InputOf<typeof listOperatorRefunds>): Promise<ReplyOf<typeof listOperatorRefunds>> {
    return this.refunds.list(query);
  }

  @Endpoint(askRefund)
  ask(@Input() { params }: InputOf<typeof askRefund>, @Member() viewer: Viewer): Promise<OperatorRefund> {
    return this.refunds.ask(params.refundId, viewer.memberId);
  }

  @Endpoint(requestRefundDecision)
  requestDecision(@Input() { params, body }: InputOf<typeof requestRefundDecision>, @Member() viewer: Viewer): Promise<OperatorRefund> {
    return this.refunds.requestDecision(params.refundId, body, viewer.memberId);
  }

  @Endpoint(approveRefundDecision)
  approve(@Input() { params }: InputOf<typeof approveRefundDecision>, @Member() viewer: Viewer): Promise<OperatorRefund> {
    return this.refunds.approve(params.decisionId, viewer.memberId);
  }

  @Endpoint(declineRefundDecision)
  decline(@Input() { params }: InputOf<typeof declineRefundDecision>, @Member() viewer: Viewer): Promise<OperatorRefund> {
    return this.refunds.decline(params.decisionId, viewer.memberId);
  }

  @Endpoint(listOperatorRefundQuotes)
  async listQuotes(@Input() { params }: InputOf<typeof listOperatorRefundQuotes>): Promise<ReplyOf<typeof listOperatorRefundQuotes>> {
    return { quotes: await this.refunds.listQuotes(params.memberId) };
  }

  @Endpoint(readOperatorRefundQuote)
  quote(@Input() { params, query }: InputOf<typeof readOperatorRefundQuote>): Promise<OperatorRefundQuote> {
    return this.refunds.quote(params.orderId, query.credits);
  }

  @Endpoint(requestOperatorRefund)
  request(@Input() { params, body }: InputOf<typeof requestOperatorRefund>, @Member() viewer: Viewer): Promise<OperatorRefund> {
    return this.refunds.request(params.orderId, body, viewer.memberId);
  }
}
