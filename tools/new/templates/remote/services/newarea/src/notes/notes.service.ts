import { Injectable } from '@nestjs/common';
import type { Note } from '@rendezvous/contracts/newarea/notes';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { tidy } from './notes.rules.js';
import { NotesStore } from './notes.store.js';

/** Notes that members keep for themselves. */
@Injectable()
export class Notes {
  constructor(
    private readonly clock: Clock,
    private readonly store: NotesStore,
  ) {}

  list(memberId: number): Promise<Note[]> {
    return this.store.list(memberId);
  }

  async add(memberId: number, text: string): Promise<Note> {
    const note = await this.store.add(memberId, tidy(text), this.clock.now());
    if (note === null) throw new Refusal('newarea.note-taken');
    return note;
  }
}
