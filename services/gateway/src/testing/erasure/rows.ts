import type { Database } from '@rendezvous/server/database';

/** Puts a row into a table, by its columns. @returns the row as it stands there */
export const givenRow = async <Row = { readonly id: number }>(
  database: Database,
  table: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Row> => {
  const columns = Object.keys(values).map((column) => `"${column}"`);
  const places = columns.map((_, place) => `$${place + 1}`);
  const [row] = await database.change<Row>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(values),
  );
  return row!;
};
