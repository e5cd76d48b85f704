import { Injectable } from '@nestjs/common';
import type { Note } from '@rendezvous/contracts/newarea/notes';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader } from '@rendezvous/server/personal-data';

interface NoteRow {
  readonly id: number;
  readonly text: string;
  readonly createdAt: Date;
}

const COLUMNS = 'id, text, created_at as "createdAt"';
const SHOWN_MAX = 100;
const readExport = exportReader({ notes: { table: 'newarea.notes', where: 'member_id = $1' } });

const noteOf = ({ id, text, createdAt }: NoteRow): Note => ({ id, text, created_at: createdAt.toISOString() });

/** SQL of notes. */
@Injectable()
export class NotesStore {
  constructor(private readonly database: Database) {}

  /** Latest first. */
  async list(memberId: number): Promise<Note[]> {
    const rows = await this.database.read<NoteRow>(
      `select ${COLUMNS} from newarea.notes where member_id = $1 order by created_at desc, id desc limit $2`,
      [memberId, SHOWN_MAX],
    );
    return rows.map(noteOf);
  }

  /** @returns null when the member has this text already */
  async add(memberId: number, text: string, at: Date): Promise<Note | null> {
    const [row] = await this.database.change<NoteRow>(
      `insert into newarea.notes (member_id, text, created_at) values ($1, $2, $3)
       on conflict on constraint notes_once do nothing returning ${COLUMNS}`,
      [memberId, text, at],
    );
    return row ? noteOf(row) : null;
  }

  export(memberId: number): Promise<unknown> {
    return readExport(this.database, [memberId]);
  }

  async removeAll(tx: Tx, memberId: number): Promise<void> {
    await tx.change('delete from newarea.notes where member_id = $1', [memberId]);
  }
}
