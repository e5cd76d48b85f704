import { Controller } from '@nestjs/common';
import { addNote, listNotes } from '@rendezvous/contracts/newarea/notes';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, Member, type Viewer } from '@rendezvous/server/http';
import { Notes } from './notes.service.js';

/** Notes of the logged-in member. */
@Controller()
export class NotesController {
  constructor(private readonly notes: Notes) {}

  @Endpoint(listNotes)
  async list(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof listNotes>> {
    return { notes: await this.notes.list(memberId) };
  }

  @Endpoint(addNote)
  add(@Member() { memberId }: Viewer, @Input() { body }: InputOf<typeof addNote>): Promise<ReplyOf<typeof addNote>> {
    return this.notes.add(memberId, body.text);
  }
}
