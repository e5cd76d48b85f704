import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { Deliveries } from '../deliveries/deliveries.service.js';

@Injectable()
export class BillingListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly deliveries: Deliveries,
  ) {}

  /** The order names the mail: whatever happens to the event, an order has one receipt. */
  onModuleInit(): void {
    this.bus.on('billing.order-completed', 'notify.receipt', ({ orderId, memberId }) =>
      this.deliveries.plan({ kind: 'receipt', cause: `order:${orderId}`, memberId, subjectId: orderId }),
    );
  }
}
