import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { ExportedFile, ExportReader, ExportSection } from '@rendezvous/server/personal-data';
import { type EntryKind, EXPORT_TEXTS } from './export-texts.js';

interface StatementRow {
  readonly at: Date;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly balance: number;
}

/** A member's ledger as a statement, for people and for spreadsheets. */
@Injectable()
export class Statement {
  constructor(private readonly database: Database) {}

  async *sections({ memberId, locale, timeZone }: ExportReader): AsyncGenerator<ExportSection> {
    const texts = EXPORT_TEXTS[locale];
    const rows = await this.rows(memberId);
    if (rows.length === 0) return;
    const time = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    const told = rows.map(({ at, kind, amount, balance }) => [time.format(at), texts.kinds[kind], String(amount), String(balance)]);
    yield { title: texts.statement, kind: 'table', columns: texts.columns, rows: told };
  }

  async *files({ memberId, locale }: ExportReader): AsyncGenerator<ExportedFile> {
    const { columns, kinds } = EXPORT_TEXTS[locale];
    const rows = await this.rows(memberId);
    const told = rows.map(({ at, kind, amount, balance }) => [at.toISOString(), kinds[kind], String(amount), String(balance)]);
    const csv = [columns, ...told].map((cells) => cells.map(quoted).join(',')).join('\r\n');
    yield { name: 'statement.csv', open: () => Promise.resolve(once(`${csv}\r\n`)) };
  }

  private rows(memberId: number): Promise<StatementRow[]> {
    return this.database.read<StatementRow>(
      'select at, kind, amount, (sum(amount) over (order by id))::integer as balance from billing.entries where member_id = $1 order by id',
      [memberId],
    );
  }
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
