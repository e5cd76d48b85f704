import { readDiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { DiscountCodes } from '../discount/discount-codes.service.js';
import { Prices } from '../price/prices.service.js';

@Controller()
export class DiscountCodeController {
  constructor(
    private readonly prices: Prices,
    private readonly codes: DiscountCodes,
  ) {}

  @Endpoint(readDiscountCode)
  async read(
    @Input() { query }: InputOf<typeof readDiscountCode>,
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof readDiscountCode>> {
    const reader = { memberId, country: await this.prices.countryFor(memberId, caller.country) };
    return query.welcome === 'true' ? this.codes.readWelcome(reader) : this.codes.read(reader, query.code ?? '');
  }
}
