import { pipeline, Readable } from 'node:stream';
import type { fetchStatement, readStatement } from '@rendezvous/contracts/billing/statement';
import type { Locale } from '@rendezvous/contracts/reference';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { STATEMENT_TEXTS } from './statement-texts.js';
import { kindsOf } from './statement-kinds.rules.js';
import { type StatementFilter, type StatementRow, StatementStore } from './statement.store.js';

const PAGE = 50;
/** Entries that are read at once for a file. */
const PIECE = 1000;

type Asked = Pick<InputOf<typeof fetchStatement>['query'], 'kind' | 'from' | 'to'>;

/** What came into a member's credits and what went: in pages, and as a file. */
@Injectable()
export class Statements {
  constructor(private readonly store: StatementStore) {}

  async page(filter: StatementFilter, before: number | null): Promise<ReplyOf<typeof readStatement>> {
    const rows = await this.store.before(filter, before, PAGE + 1);
    return { entries: rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.toISOString() })), more: rows.length > PAGE };
  }

  /** The latest page of all that came and went. */
  latest(memberId: number): Promise<ReplyOf<typeof readStatement>> {
    return this.page({ memberId, kinds: null, from: null, to: null, timeZone: 'UTC' }, null);
  }

  /** All entries, the first one first, piece by piece. */
  async *rows(filter: StatementFilter): AsyncGenerator<StatementRow> {
    for (let last: number | null = null; ;) {
      const rows: StatementRow[] = await this.store.after(filter, last, PIECE);
      yield* rows;
      if (rows.length < PIECE) return;
      last = rows.at(-1)!.id;
    }
  }

  /** For spreadsheets, with the number of the order that each entry is of, as its receipt names it: none of them takes a cell for a formula. */
  csv(filter: StatementFilter, locale: Locale): Readable {
    const { columns, order: orderColumn, kinds } = STATEMENT_TEXTS[locale];
    const cells = async function* (rows: AsyncGenerator<StatementRow>): AsyncGenerator<readonly unknown[]> {
      yield [...columns, orderColumn];
      for await (const { at, kind, credits, balance, order } of rows) yield [at.toISOString(), kinds[kind], credits, balance, order ?? ''];
    };
    const lines = stringify({
      // without it Excel takes the letters of UTF-8 for others
      bom: true,
      quoted: true,
      quoted_empty: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
    });
    // Either end takes the other along: a read that fails breaks the file off, where nobody listening would end the process, and a reader who
    // leaves ends the reading. Whoever sends the file hears of its fault.
    pipeline(Readable.from(cells(this.rows(filter))), lines, () => undefined);
    return lines;
  }
}

/** A filter as it is asked for. */
export const filterOf = (memberId: number, { kind, from, to }: Asked, timeZone: string): StatementFilter => ({
  memberId,
  kinds: kind === undefined ? null : kindsOf(kind),
  from: from ?? null,
  to: to ?? null,
  timeZone,
});
