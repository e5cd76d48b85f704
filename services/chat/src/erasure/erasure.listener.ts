import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { CreditReturns } from '../held-messages/credit-returns.service.js';
import { Erasure } from './erasure.service.js';

/** An account is to be erased, and is. */
@Injectable()
export class ErasureListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly returns: CreditReturns,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.deletion-asked', 'chat.tell-of-deletion', ({ memberId }) => this.erasure.tellOthers(memberId));
    this.bus.on('account.member-erased', 'chat.erase', async ({ memberId }) => {
      // Before the texts go: they were never read.
      await this.returns.returnAllFor(memberId);
      await this.erasure.erase(memberId);
    });
  }
}
