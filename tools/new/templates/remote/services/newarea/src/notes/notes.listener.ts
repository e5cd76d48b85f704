import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '@rendezvous/server/outbox';
import { Notes } from './notes.service.js';

/** What becomes of notes when accounts change. */
@Injectable()
export class NotesListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly notes: Notes,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-erased', 'newarea.erase', ({ memberId }) => this.notes.erase(memberId));
  }
}
