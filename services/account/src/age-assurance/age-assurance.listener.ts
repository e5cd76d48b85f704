import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { AgeHolds } from './age-holds.service.js';

/** Newcomers are asked from the start, and anew whoever's date of birth was corrected. */
@Injectable()
export class AgeAssuranceListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly holds: AgeHolds,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-joined', 'account.ask-age', ({ memberId }) => this.holds.settleNow([memberId]));
    this.bus.on('account.details-corrected', 'account.ask-age-anew', ({ memberId }) => this.holds.settleNow([memberId]));
  }
}
