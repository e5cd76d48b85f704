import { readDiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { CallCounter, Caller, Endpoint, Input, type InputOf, Member, Request, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { DiscountCodes } from '../discount/discount-codes.service.js';
import { Prices } from '../price/prices.service.js';
import { TYPED_CODE } from './typed-code.js';

@Controller()
export class DiscountCodeController {
  constructor(
    private readonly sites: Sites,
    private readonly prices: Prices,
    private readonly codes: DiscountCodes,
    private readonly calls: CallCounter,
  ) {}

  @Endpoint(readDiscountCode)
  async read(
    @Input() { query }: InputOf<typeof readDiscountCode>,
    @Member() { memberId }: Viewer,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof readDiscountCode>> {
    const isWelcome = query.welcome === 'true';
    if (!isWelcome) await this.calls.count(TYPED_CODE, request);
    const reader = { memberId, country: await this.prices.countryFor(memberId, caller.country) };
    if (!isWelcome) return this.codes.read(reader, query.code ?? '');
    return this.codes.readWelcome(reader, (await this.sites.forHost(caller.site.host)).id);
  }
}
