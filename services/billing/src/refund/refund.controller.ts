import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { RefundQuotes } from './refund-quotes.service.js';
import { Refunds } from './refunds.service.js';

@Controller()
export class RefundController {
  constructor(
    private readonly sites: Sites,
    private readonly quotes: RefundQuotes,
    private readonly refunds: Refunds,
  ) {}

  @Endpoint(listRefunds)
  async list(@Member() viewer: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof listRefunds>> {
    const [quotes, days, refunds, site] = await Promise.all([
      this.quotes.list(viewer.memberId),
      this.quotes.days(viewer.memberId),
      this.refunds.list(viewer.memberId),
      this.sites.forHost(caller.site.host),
    ]);
    return { quotes, refunds, refund_days: days ?? site.settings.refund_days };
  }

  @Endpoint(requestRefund)
  request(@Input() { params, body }: InputOf<typeof requestRefund>, @Member() viewer: Viewer): Promise<ReplyOf<typeof requestRefund>> {
    return this.refunds.request(viewer.memberId, params.orderId, body);
  }
}
