import { checkOrder, createOrder, listOrders, readOrder } from '@rendezvous/contracts/billing/orders';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { CheckoutService } from './checkout.service.js';
import { isOpen } from './order.rules.js';
import { OrderService } from './order.service.js';
import { OrderStore, toOrder } from './order.store.js';

@Controller()
export class OrderController {
  constructor(
    private readonly clock: Clock,
    private readonly store: OrderStore,
    private readonly orders: OrderService,
    private readonly checkout: CheckoutService,
  ) {}

  @Endpoint(createOrder)
  async create(
    @Input() { body }: InputOf<typeof createOrder>,
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof createOrder>> {
    const placed = await this.orders.place(viewer.memberId, caller.country, body, this.clock.now());
    const redirect = await this.checkout.open(placed, caller.locale);
    return { order: toOrder(await this.orders.read(viewer.memberId, placed.order.id)), redirect };
  }

  @Endpoint(readOrder)
  async read(@Input() { params }: InputOf<typeof readOrder>, @Member() viewer: Viewer): Promise<ReplyOf<typeof readOrder>> {
    return toOrder(await this.orders.read(viewer.memberId, params.orderId));
  }

  @Endpoint(checkOrder)
  async check(@Input() { params }: InputOf<typeof checkOrder>, @Member() viewer: Viewer): Promise<ReplyOf<typeof checkOrder>> {
    const { order } = await this.orders.read(viewer.memberId, params.orderId);
    if (isOpen(order.state)) await this.checkout.check(order.id);
    return toOrder(await this.orders.read(viewer.memberId, params.orderId));
  }

  @Endpoint(listOrders)
  async list(@Input() { query }: InputOf<typeof listOrders>, @Member() viewer: Viewer): Promise<ReplyOf<typeof listOrders>> {
    const { orders, more } = await this.store.page(viewer.memberId, query.before);
    return { orders: orders.map(toOrder), more };
  }
}
