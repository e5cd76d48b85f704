import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { DigestSchedule } from './digest-schedule.service.js';
import { UnreadReminders } from './unread-reminders.service.js';

@Injectable()
export class DigestListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly schedule: DigestSchedule,
    private readonly reminders: UnreadReminders,
  ) {}

  onModuleInit(): void {
    this.bus.on('chat.message-waiting', 'notify.message-waiting', ({ recipientId }) => this.schedule.wait(recipientId));
    this.bus.on('chat.message-waiting', 'notify.message-unread', ({ recipientId }) => this.reminders.wait(recipientId));
    this.bus.on('chat.liked', 'notify.liked', ({ toId }) => this.schedule.wait(toId));
  }
}
