import type { Database } from '../database/index.js';

/** Rows that an export tells in whole, so that a column that is added later is told, too. */
interface ExportedRows {
  readonly table: string;
  /** Which rows; $1 is the member's id. */
  readonly where: string;
  /** Columns that tell nothing of the member, or that nobody may read. */
  readonly without?: readonly string[];
}

const rowsSql = ({ table, where, without = [] }: ExportedRows): string =>
  `(select coalesce(jsonb_agg(to_jsonb(t) - '{${without.join(',')}}'::text[] order by t), '[]') from ${table} t where ${where})`;

/**
 * Reads what an export tells of a member, each list of rows under its name, in one statement.
 * @returns reads with the values of the statement: $1 is the member's id
 */
export const exportReader = (lists: Readonly<Record<string, ExportedRows>>) => {
  const parts = Object.entries(lists).map(([name, rows]) => `'${name}', ${rowsSql(rows)}`);
  const sql = `select jsonb_build_object(${parts.join(', ')}) as data`;
  return async (database: Pick<Database, 'read'>, values: readonly unknown[]): Promise<Readonly<Record<string, unknown>>> => {
    const [row] = await database.read<{ data: Readonly<Record<string, unknown>> }>(sql, values);
    return row!.data;
  };
};
