import { Injectable } from '@nestjs/common';
import type { ExportedFile, ExportReader, ExportSection } from '@rendezvous/server/personal-data';
import { STATEMENT_TEXTS } from '../statement/statement-texts.js';
import { filterOf, Statements } from '../statement/statements.service.js';

/** A member's ledger as a statement, for people and for spreadsheets. */
@Injectable()
export class ExportedStatement {
  constructor(private readonly statements: Statements) {}

  async *sections({ memberId, locale, timeZone }: ExportReader): AsyncGenerator<ExportSection> {
    const texts = STATEMENT_TEXTS[locale];
    const time = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    const rows: string[][] = [];
    for await (const { at, kind, credits, balance } of this.statements.rows(filterOf(memberId, {}, timeZone)))
      rows.push([time.format(at), texts.kinds[kind], String(credits), String(balance)]);
    if (rows.length > 0) yield { title: texts.statement, kind: 'table', columns: texts.columns, rows };
  }

  async *files({ memberId, locale, timeZone }: ExportReader): AsyncGenerator<ExportedFile> {
    yield { name: 'statement.csv', open: () => Promise.resolve(this.statements.csv(filterOf(memberId, {}, timeZone), locale)) };
  }
}
