import { Module } from '@nestjs/common';
import { NotesController } from './notes/notes.controller.js';
import { NotesPersonalData } from './notes/notes-personal-data.service.js';
import { Notes } from './notes/notes.service.js';
import { NotesStore } from './notes/notes.store.js';

/** Notes that members keep for themselves. */
@Module({
  controllers: [NotesController],
  providers: [NotesStore, Notes, NotesPersonalData],
})
export class NewareaModule {}
