import { Injectable, type OnModuleInit } from '@nestjs/common';
import '@rendezvous/contracts/account/events';
import '@rendezvous/contracts/billing/events';
import { Clock } from '@rendezvous/server/clock';
import { EventBus } from '@rendezvous/server/outbox';
import { MeasuringRefusals } from '@rendezvous/site';
import { ExposuresStore } from './exposures.store.js';

/** What becomes of persons of experiments: the goals that they reach, and that they do not want to be measured any more. */
@Injectable()
export class ExposuresListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly refusals: MeasuringRefusals,
    private readonly store: ExposuresStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-joined', 'landers.count-signup', ({ memberId, visitor }) =>
      visitor ? this.store.recordSignup(visitor, memberId, this.clock.now()) : undefined,
    );
    this.bus.on('account.member-activated', 'landers.count-confirmed', ({ memberId }) =>
      this.store.record('confirmed', memberId, this.clock.now()),
    );
    this.bus.on('billing.order-completed', 'landers.count-purchase', ({ memberId, firstPurchase }) =>
      firstPurchase ? this.store.record('purchase', memberId, this.clock.now()) : undefined,
    );
    this.refusals.register(async ({ visitor, memberId }) => {
      if (visitor !== null) await this.store.removeVisitor(visitor);
      if (memberId !== null) await this.store.removeMember(memberId);
    });
  }
}
