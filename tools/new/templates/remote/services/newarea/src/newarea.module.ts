import { Module } from '@nestjs/common';
import { NotesController } from './notes/notes.controller.js';
import { NotesListener } from './notes/notes.listener.js';
import { Notes } from './notes/notes.service.js';
import { NotesStore } from './notes/notes.store.js';

/** Notes that members keep for themselves. */
@Module({
  controllers: [NotesController],
  providers: [NotesStore, Notes, NotesListener],
})
export class NewareaModule {}
