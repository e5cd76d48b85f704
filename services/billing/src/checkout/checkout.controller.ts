import { cancelOrder, checkOrder, listOrders, readOrder } from '@rendezvous/contracts/billing/orders';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { isOpen, mayStillBePaid } from '../order/order-state.rules.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { OrderPlacement } from './order-placement.service.js';
import { PlacedOrderStore, toOrder } from './placed-order.store.js';

/** Orders that were placed. */
@Controller()
export class CheckoutController {
  constructor(
    private readonly store: PlacedOrderStore,
    private readonly orders: OrderPlacement,
    private readonly status: PaymentStatusCheck,
    private readonly clock: Clock,
  ) {}

  @Endpoint(readOrder)
  async read(@Input() { params }: InputOf<typeof readOrder>, @Member() viewer: Viewer): Promise<ReplyOf<typeof readOrder>> {
    return toOrder(await this.orders.read(viewer.memberId, params.orderId));
  }

  @Endpoint(checkOrder)
  async check(@Input() { params }: InputOf<typeof checkOrder>, @Member() viewer: Viewer): Promise<ReplyOf<typeof checkOrder>> {
    const { order } = await this.orders.read(viewer.memberId, params.orderId);
    if (mayStillBePaid(order, this.clock.now())) await this.status.check(order.id);
    return toOrder(await this.orders.read(viewer.memberId, params.orderId));
  }

  @Endpoint(cancelOrder)
  async cancel(@Input() { params }: InputOf<typeof cancelOrder>, @Member() viewer: Viewer): Promise<ReplyOf<typeof cancelOrder>> {
    const { order } = await this.orders.read(viewer.memberId, params.orderId);
    if (isOpen(order.state)) await this.status.cancel(order.id);
    return toOrder(await this.orders.read(viewer.memberId, params.orderId));
  }

  @Endpoint(listOrders)
  async list(@Input() { query }: InputOf<typeof listOrders>, @Member() viewer: Viewer): Promise<ReplyOf<typeof listOrders>> {
    const { orders, more } = await this.store.listPage(viewer.memberId, query.before);
    return { orders: orders.map(toOrder), more };
  }
}
