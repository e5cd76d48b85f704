import { readRepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { RepeatOrders } from './repeat-orders.service.js';

@Controller()
export class RepeatOrderController {
  constructor(
    private readonly sites: Sites,
    private readonly repeats: RepeatOrders,
  ) {}

  @Endpoint(readRepeatOrder)
  async read(@Member() { memberId }: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof readRepeatOrder>> {
    const site = await this.sites.forHost(caller.site.host);
    const repeat = await this.repeats.read(memberId, { country: caller.country, siteId: site.id });
    return { ...repeat, refund_days: site.settings.refund_days };
  }
}
