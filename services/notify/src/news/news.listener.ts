import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { NewsSchedule } from './news-schedule.service.js';

@Injectable()
export class NewsListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly schedule: NewsSchedule,
  ) {}

  onModuleInit(): void {
    this.bus.on('chat.message-waiting', 'notify.message-waiting', ({ recipientId }) => this.schedule.wait(recipientId));
    this.bus.on('chat.liked', 'notify.liked', ({ toId }) => this.schedule.wait(toId));
  }
}
