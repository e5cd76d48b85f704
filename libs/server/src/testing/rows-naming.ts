import type { Database } from '../database/index.js';

/** Which columns of which tables may hold a member's id, as a part of `PersonalData` says it. */
type Tables = Readonly<Record<string, readonly string[]>>;

/** The rows that hold a member's id, by table; tables without any are left out. */
export const rowsNaming = async (database: Database, tables: Tables, memberId: number): Promise<Record<string, unknown[]>> => {
  const found: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(tables)) {
    const named = columns.map((column) => `t.${column}::text = $1::text`).join(' or ');
    const rows = await database.read<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t where ${named} order by t`, [memberId]);
    if (rows.length > 0) found[table] = rows.map(({ row }) => row);
  }
  return found;
};
