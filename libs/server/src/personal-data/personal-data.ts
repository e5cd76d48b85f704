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

/** What one service holds of members. */
export interface PersonalDataPart {
  /** The service's name. */
  readonly name: string;
  /** By `<schema>.<table>`, the columns that hold a member's id or address. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly kept: readonly Retention[];
  /** @returns what the service holds of a member, as a value that JSON can write */
  export(memberId: number): Promise<unknown>;
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
