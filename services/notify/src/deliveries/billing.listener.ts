import { Injectable, type OnModuleInit } from '@nestjs/common';
import { APPROVAL_KINDS } from '@rendezvous/contracts/billing/approval-terms';
import type { DisputeStatus } from '@rendezvous/contracts/billing/disputes';
import type { RefundState } from '@rendezvous/contracts/billing/refunds';
import { hours } from '@rendezvous/contracts/kernel';
import { Members } from '@rendezvous/account';
import { EventBus } from '@rendezvous/server/outbox';
import { Deliveries } from '../deliveries/deliveries.service.js';
import type { MemberMailKind } from './delivery.entity.js';

/** What a member is told of: the end of a refund, not each step to it. */
const DECIDED: Partial<Record<RefundState, MemberMailKind>> = { succeeded: 'refund-paid', failed: 'refund-failed' };
/** A bank's question changes nothing for the member. */
const DISPUTED: Partial<Record<DisputeStatus, MemberMailKind>> = {
  open: 'dispute-opened',
  won: 'dispute-decided',
  lost: 'dispute-decided',
};

/** Whoever was shown the welcome discount hears of it once more, when this is left of it. */
const LAST_DAY_MS = hours(24);

@Injectable()
export class BillingListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly deliveries: Deliveries,
    private readonly members: Members,
  ) {}

  /** The order names the mail: whatever happens to the event, an order has one receipt. */
  onModuleInit(): void {
    this.bus.on('billing.order-completed', 'notify.receipt', ({ orderId, memberId }) =>
      this.deliveries.plan({ kind: 'receipt', cause: `order:${orderId}`, memberId, subjectId: orderId }),
    );
    this.bus.on('billing.welcome-begun', 'notify.welcome-ends', ({ memberId, endsAt }) =>
      this.deliveries.plan({ kind: 'welcome-ends', cause: 'welcome', memberId }, new Date(Date.parse(endsAt) - LAST_DAY_MS)),
    );
    this.bus.on('billing.refund-requested', 'notify.withdrawal', ({ number, memberId }) =>
      this.deliveries.plan({ kind: 'withdrawal', cause: `refund:${number}`, memberId, subjectId: number }),
    );
    this.bus.on('billing.refund-moved', 'notify.refund', async ({ number, memberId, state }) => {
      const kind = DECIDED[state];
      if (kind !== undefined) await this.deliveries.plan({ kind, cause: `refund:${number}`, memberId, subjectId: number });
    });
    this.bus.on('billing.dispute-moved', 'notify.dispute', async ({ number, memberId, status, moves }) => {
      const kind = DISPUTED[status];
      if (kind !== undefined) await this.deliveries.plan({ kind, cause: `dispute:${number}:${moves}`, memberId, subjectId: number });
    });
    this.bus.on('billing.direct-debit-announced', 'notify.direct-debit', ({ number, memberId, notice }) =>
      this.deliveries.plan({ kind: 'direct-debit-announced', cause: `direct-debit:${number}:${notice}`, memberId, subjectId: number }),
    );
    for (const kind of APPROVAL_KINDS)
      this.bus.on(`billing.${kind}-asked`, `notify.${kind}`, async ({ id, askedBy }) => {
        const others = (await this.members.operators()).filter((memberId) => memberId !== askedBy);
        for (const memberId of others)
          await this.deliveries.plan({ kind: `${kind}-waiting`, cause: `${kind}:${id}`, memberId, subjectId: id });
      });
  }
}
