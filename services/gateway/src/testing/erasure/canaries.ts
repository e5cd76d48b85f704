import type { Database } from '@rendezvous/server/database';
import type { PersonalDataPart } from '@rendezvous/server/personal-data';

/** A word that stands nowhere by itself. */
export const CANARY = 'Canary';

/** Names of files, which are found by them; what is written once only; a hash over ids, amounts, kinds and times alone; and names of offers, in no one's words. */
const LEFT = new Set(['key', 'client_id', 'last_hash', 'given_once']);
/** A copy of what stands elsewhere, whose rows are counted by a trigger: words that are no codes would be counted, too. */
const COPIES = new Set(['search.listing']);

interface Place {
  readonly table: string;
  readonly column: string;
}

const columnsOf = async (database: Database, table: string): Promise<{ name: string; type: string }[]> =>
  database.read(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );

const VALUES: Readonly<Record<string, string>> = {
  text: `'${CANARY}-' || md5(random()::text)`,
  'text[]': `array['${CANARY}']`,
  jsonb: `'{"word": "${CANARY}"}'`,
  bytea: `convert_to('${CANARY}' || md5(random()::text), 'UTF8')`,
};

/**
 * Writes the canary into every text of every row that names the member. Where the database takes certain words only, the row stays as it is.
 * @param names the member's id and addresses, as rows have them
 * @returns where it could be written
 */
export const placeCanaries = async (database: Database, parts: readonly PersonalDataPart[], names: readonly string[]): Promise<Place[]> => {
  const placed: Place[] = [];
  for (const [table, naming] of parts.flatMap(({ tables }) => Object.entries(tables))) {
    if (COPIES.has(table)) continue;
    const named = naming.map((column) => `t.${column}::text = any($1::text[])`).join(' or ');
    for (const { name: column, type } of await columnsOf(database, table)) {
      const value = VALUES[type];
      if (value === undefined || naming.includes(column) || LEFT.has(column)) continue;
      const rows = await database.change(`update ${table} t set ${column} = ${value} where ${named} returning 1`, [names]).catch(() => []);
      if (rows.length > 0) placed.push({ table, column });
    }
  }
  return placed;
};

/** Tables, of all that there are, with a row in which the canary stands. */
export const tablesWithCanaries = async (database: Database): Promise<string[]> => {
  const tables = await database.read<{ name: string }>(
    `select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
  );
  const hex = Buffer.from(CANARY).toString('hex');
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.read(`select from ${name} t where t::text ilike $1 or t::text like $2 limit 1`, [
      `%${CANARY}%`,
      `%${hex}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};
