import type { Database } from '@rendezvous/server/database';
import { isTheirsSql, type MemberTable } from './member-tables.js';

/** Somebody whose traces the drill looks for. */
export interface Traced {
  /** A word that stands nowhere but in what is theirs. */
  readonly word: string;
  /** Their id and addresses, as rows have them. */
  readonly names: readonly string[];
}

/**
 * Columns in which a word would break what leads to it: names of files, which are looked for among the files; what makes a wish one; hashes over
 * numbers or addresses; names of offers; the name by which a company and its events call a payment, which lives give themselves; currencies; what is logged in
 * with.
 */
const LEFT = new Set([
  'key',
  'parts',
  'client_id',
  'last_hash',
  'given_once',
  'provider',
  'reference',
  'currency',
  'password_hash',
  'former_addresses',
]);
/** A copy of what stands elsewhere, whose rows are counted by a trigger: words that are no codes would be counted, too. */
const COPIES = new Set(['search.listing']);

/** Columns that say whom others mean: what they wrote there is theirs. */
const isAbout = (column: string): boolean => column.startsWith('about_');

const valuesOf = (word: string): Readonly<Record<string, string>> => ({
  text: `'${word}-' || md5(random()::text)`,
  'text[]': `array['${word}']`,
  jsonb: `'{"word": "${word}"}'`,
  bytea: `convert_to('${word}' || md5(random()::text), 'UTF8')`,
});

const typesOf = async (database: Database, table: string): Promise<Map<string, string>> => {
  const rows = await database.read<{ name: string; type: string }>(
    'select attname::text as name, format_type(atttypid, null) as type from pg_attribute where attrelid = $1::regclass and attnum > 0',
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
};

/**
 * Writes the word into every text of every row that is theirs. Where the database takes certain words only, the row stays as it is.
 * @returns where it could be written, as `table.column`
 */
export const placeCanaries = async (database: Database, tables: readonly MemberTable[], { word, names }: Traced): Promise<string[]> => {
  const placed: string[] = [];
  for (const each of tables) {
    const { table, naming, words } = each;
    const own = { ...each, naming: naming.filter((column) => !isAbout(column)) };
    const theirs = isTheirsSql(tables, own, '$1::text[]');
    if (theirs === null || COPIES.has(table)) continue;
    const types = await typesOf(database, table);
    for (const column of words) {
      const value = valuesOf(word)[types.get(column)!];
      if (value === undefined || naming.includes(column) || LEFT.has(column)) continue;
      const sql = `update ${table} t set "${column}" = ${value} where ${theirs} returning 1`;
      const rows = await database.change(sql, [names]).catch(() => []);
      if (rows.length > 0) placed.push(`${table}.${column}`);
    }
  }
  return placed;
};

/** @param where SQL over a row `t` of a table; null: none of its rows can be */
const tablesWhere = async (
  database: Database,
  tables: readonly MemberTable[],
  where: (table: MemberTable) => string | null,
  values: readonly unknown[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const each of tables) {
    const asked = where(each);
    if (asked === null) continue;
    const rows = await database.read(`select from ${each.table} t where ${asked} limit 1`, values);
    if (rows.length > 0) found.push(each.table);
  }
  return found;
};

/** Tables with a row in which the word stands, also in bytes. */
export const tablesWithWord = (database: Database, tables: readonly MemberTable[], { word }: Traced): Promise<string[]> =>
  tablesWhere(database, tables, () => `t::text ilike $1 or t::text like $2`, [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`]);

/** Tables with a row that is theirs, whatever it says. */
export const tablesWithRows = (database: Database, tables: readonly MemberTable[], { names }: Traced): Promise<string[]> =>
  tablesWhere(database, tables, (each) => isTheirsSql(tables, each, '$1::text[]'), [names]);
