import { createOrder } from '@rendezvous/contracts/billing/orders';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { CallCounter, Caller, Endpoint, Input, type InputOf, Member, Request, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { CheckoutService } from './checkout.service.js';
import { OrderPlacement } from './order-placement.service.js';
import { toOrder } from './placed-order.store.js';
import { TYPED_CODE } from './typed-code.js';

@Controller()
export class OrderPlacementController {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly orders: OrderPlacement,
    private readonly checkout: CheckoutService,
    private readonly calls: CallCounter,
  ) {}

  @Endpoint(createOrder)
  async create(
    @Input() { body }: InputOf<typeof createOrder>,
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof createOrder>> {
    // an order tells as much about a code as looking it up does
    if (body.discount_code !== undefined) await this.calls.count(TYPED_CODE, request);
    const visit = { country: caller.country, siteId: (await this.sites.forHost(caller.site.host)).id };
    const placed = await this.orders.place(viewer.memberId, visit, body, this.clock.now());
    const redirect = await this.checkout.open(placed, caller.locale);
    return { order: toOrder(await this.orders.read(viewer.memberId, placed.order.id)), redirect };
  }
}
