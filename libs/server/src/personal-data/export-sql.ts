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

/** A statement that answers one row, whose `data` holds each list of rows under its name. */
export const exportSql = (lists: Readonly<Record<string, ExportedRows>>): string =>
  `select jsonb_build_object(${Object.entries(lists)
    .map(([name, rows]) => `'${name}', ${rowsSql(rows)}`)
    .join(', ')}) as data`;
