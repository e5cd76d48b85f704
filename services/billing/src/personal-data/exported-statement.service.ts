import { writtenNumber } from '@rendezvous/contracts/written-number';
import { Injectable } from '@nestjs/common';
import { type ExportedFile, type ExportReader, type ExportSection, writtenFor } from '@rendezvous/server/personal-data';
import { STATEMENT_TEXTS } from '../statement/statement-texts.js';
import type { StatementRow } from '../statement/statement.store.js';
import { filterOf, Statements } from '../statement/statements.service.js';

/** A member's ledger as a statement, for people and for spreadsheets. */
@Injectable()
export class ExportedStatement {
  constructor(private readonly statements: Statements) {}

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    const { memberId, locale, timeZone } = reader;
    const texts = STATEMENT_TEXTS[locale];
    const time = writtenFor(reader, { dateStyle: 'medium', timeStyle: 'short' });
    const entries = this.statements.rows(filterOf(memberId, {}, timeZone));
    const first = await entries.next();
    if (first.done === true) return;
    const rows = async function* () {
      yield cellsOf(first.value);
      for await (const entry of entries) yield cellsOf(entry);
    };
    const cellsOf = ({ at, kind, credits, balance }: StatementRow) => [
      time(at),
      texts.kinds[kind],
      writtenNumber(String(credits)),
      writtenNumber(String(balance)),
    ];
    yield { title: texts.statement, kind: 'table', columns: texts.columns, rows: rows() };
  }

  async *files({ memberId, locale, timeZone }: ExportReader): AsyncGenerator<ExportedFile> {
    yield { name: 'statement.csv', open: () => Promise.resolve(this.statements.csv(filterOf(memberId, {}, timeZone), locale)) };
  }
}
