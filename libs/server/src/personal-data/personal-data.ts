import type { Locale } from '@rendezvous/contracts/reference';
import type { Tx } from '../database/index.js';

/** Rows of a table that outlive an erasure. What they still say of the member is told by the part that keeps them. */
interface Retention {
  /** `<schema>.<table>` */
  readonly table: string;
  /** Why they stay, as a code, for example `tax-law`. */
  readonly reason: string;
  /** Days from the erasure on, or from what the reason names; null: as long as those whom the reason names need them. */
  readonly days: number | null;
}

/** Why a member cannot be erased yet: nothing was changed, and it is tried again later. */
export interface NotYet {
  /** A code, `<area>.<reason>`. */
  readonly notYet: string;
}

/** A file that goes into an export as it is. */
export interface ExportedFile {
  /** Where, for example `photos/1.webp`. */
  readonly name: string;
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
}

interface TalkLine {
  readonly who: string;
  readonly at: string;
  readonly text: string;
}

/** A piece of what a member reads of their data, in words of their language. */
export type ExportSection = { readonly title: string } & (
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** `rows` may be long; then they are read piece by piece, once. */
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[] | AsyncIterable<readonly string[]>;
    }
  | { readonly kind: 'pictures'; readonly files: readonly string[] }
  /** `lines` may be long, and is read piece by piece. */
  | { readonly kind: 'talk'; readonly lines: AsyncIterable<TalkLine> }
);

/** Whom an export is written for. */
export interface ExportReader {
  readonly memberId: number;
  readonly locale: Locale;
  /** IANA name. */
  readonly timeZone: string;
}

/** What one service holds of members. */
export interface PersonalDataPart {
  /** The service's name. */
  readonly name: string;
  /** By `<schema>.<table>`, the columns that hold a member's id or address. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly kept: readonly Retention[];
  /** @returns what the service holds of a member, as a value that JSON can write; a list by name that may be long is read piece by piece, once */
  export(memberId: number): Promise<unknown>;
  /** The same to be read by people, where the service has something to read. */
  sections?(reader: ExportReader): AsyncIterable<ExportSection>;
  /** Files that belong to it. */
  files?(reader: ExportReader): AsyncIterable<ExportedFile>;
  /**
   * Erases what is not kept, in a transaction that other parts share: where one answers that it is not yet time, all of it is rolled back.
   * May be called again for somebody who was erased.
   */
  erase(memberId: number, tx: Tx): Promise<NotYet | null>;
}

/** Where services say what they hold of members, so that export and erasure leave nothing out. */
export class PersonalData {
  private readonly registered = new Map<string, PersonalDataPart>();

  /** Call it in `onModuleInit`. Throws when the name, or one of the tables, is another part's. */
  register(part: PersonalDataPart): void {
    if (this.registered.has(part.name)) throw new Error(`There is a part "${part.name}" of personal data already.`);
    for (const table of Object.keys(part.tables)) {
      const owner = this.parts().find(({ tables }) => table in tables);
      if (owner !== undefined) throw new Error(`Personal data in ${table} belongs to "${owner.name}" already, not to "${part.name}".`);
    }
    for (const { table } of part.kept) {
      if (!(table in part.tables)) throw new Error(`"${part.name}" keeps personal data in ${table}, which is none of its tables.`);
    }
    this.registered.set(part.name, part);
  }

  parts(): readonly PersonalDataPart[] {
    return [...this.registered.values()];
  }
}
