import { readLeavingDiscount, takeLeavingDiscount } from '@rendezvous/contracts/billing/leaving-discount';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { LeavingDiscounts } from './leaving-discounts.service.js';

@Controller()
export class LeavingDiscountController {
  constructor(
    private readonly sites: Sites,
    private readonly discounts: LeavingDiscounts,
  ) {}

  @Endpoint(readLeavingDiscount)
  read(@Member() { memberId }: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof readLeavingDiscount>> {
    return this.discounts.read({ memberId, visited: caller.country, site: this.sites.ofId(caller.site.id) });
  }

  @Endpoint(takeLeavingDiscount)
  take(@Member() { memberId }: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof takeLeavingDiscount>> {
    return this.discounts.take({ memberId, visited: caller.country, site: this.sites.ofId(caller.site.id) });
  }
}
