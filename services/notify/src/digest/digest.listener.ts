import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { DigestSchedule } from './digest-schedule.service.js';

@Injectable()
export class DigestListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly schedule: DigestSchedule,
  ) {}

  onModuleInit(): void {
    this.bus.on('chat.message-waiting', 'notify.message-waiting', ({ recipientId }) => this.schedule.wait(recipientId));
    this.bus.on('chat.liked', 'notify.liked', ({ toId }) => this.schedule.wait(toId));
  }
}
