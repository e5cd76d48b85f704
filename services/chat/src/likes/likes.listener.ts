import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { Liking } from './liking.service.js';

/** What becomes of likes when accounts change. */
@Injectable()
export class LikesListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly liking: Liking,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-activated', 'chat.announce-likes', ({ memberId }) => this.liking.announceAllOf(memberId));
  }
}
