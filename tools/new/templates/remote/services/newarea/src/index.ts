import type { EntityList, MigrationList } from '@rendezvous/server/database';
import { CreateNewarea1700000000001 } from './migrations/1700000000001-create-newarea.js';
import { NoteEntity } from './notes/note.entity.js';

/** The door of newarea: what areas to its right may use. */
export { NewareaModule } from './newarea.module.js';

export const entities: EntityList = [NoteEntity];
export const migrations: MigrationList = [CreateNewarea1700000000001];
