import type { Database } from '@rendezvous/server/database';
import type { PersonalDataPart } from '@rendezvous/server/personal-data';
import { memberColumns } from '../member-columns.js';

/** Columns of a table that lead to a row of another one. */
interface Link {
  readonly columns: readonly string[];
  readonly owner: string;
  readonly ownerColumns: readonly string[];
}

/** A table in which something of a member may stand. */
export interface MemberTable {
  /** `<schema>.<table>` */
  readonly table: string;
  /** Columns with a member's id or address. */
  readonly naming: readonly string[];
  /** Rows of members that a row of this table belongs to. */
  readonly links: readonly Link[];
  /** Columns that take words. */
  readonly words: readonly string[];
}

const SCHEMAS = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;

/** Of every table that there is, the queue's and the house's own, too: which of its columns take words. */
const WORDS = `
  select n.nspname || '.' || c.relname as "table",
    coalesce(array_agg(a.attname::text order by a.attnum)
      filter (where format_type(a.atttypid, null) in ('text', 'text[]', 'character varying', 'json', 'jsonb', 'bytea') and a.attgenerated = ''), '{}') as words
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p', 'm') and ${SCHEMAS}
  group by 1 order by 1`;

const LINKS = `
  select n.nspname || '.' || c.relname as "table", o.nspname || '.' || r.relname as owner,
    (select array_agg(a.attname::text order by k.place) from unnest(f.conkey) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number) as columns,
    (select array_agg(a.attname::text order by k.place) from unnest(f.confkey) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number) as "ownerColumns"
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class r on r.oid = f.confrelid join pg_namespace o on o.oid = r.relnamespace
  where f.contype = 'f' and f.conrelid <> f.confrelid`;

/** By table, the columns that name members: those that the schema tells, and those that the parts say. */
const namingOf = async (database: Database, parts: readonly PersonalDataPart[]): Promise<Map<string, Set<string>>> => {
  const naming = new Map<string, Set<string>>();
  const add = (table: string, column: string) => naming.set(table, (naming.get(table) ?? new Set()).add(column));
  for (const { table, column } of await memberColumns(database)) add(table, column);
  for (const { tables } of parts) for (const [table, columns] of Object.entries(tables)) for (const column of columns) add(table, column);
  return naming;
};

/**
 * Every table of the database that may hold something of a member: it names one, belongs to rows that do, over however many tables, or takes words,
 * whoever's they are. The catalogue says so, so that a table that is made tomorrow is among them.
 */
export const memberTables = async (database: Database, parts: readonly PersonalDataPart[]): Promise<MemberTable[]> => {
  const naming = await namingOf(database, parts);
  const links = await database.read<Link & { readonly table: string }>(LINKS);
  const holding = new Set(naming.keys());
  for (let before = -1; before !== holding.size;) {
    before = holding.size;
    for (const { table, owner } of links) if (holding.has(owner)) holding.add(table);
  }
  const tables = await database.read<{ table: string; words: string[] }>(WORDS);
  return tables
    .filter(({ table, words }) => holding.has(table) || words.length > 0)
    .map(({ table, words }) => ({
      table,
      words,
      naming: [...(naming.get(table) ?? [])],
      links: links.filter((link) => link.table === table && holding.has(link.owner)),
    }));
};

/**
 * SQL: whether a row `t` is a member's: it names them, or, where no column of its table could, belongs to a row of theirs. null where nothing tells.
 * @param names SQL of their id and addresses, as texts
 */
export const isTheirsSql = (
  tables: readonly MemberTable[],
  { naming, links }: Pick<MemberTable, 'naming' | 'links'>,
  names: string,
  row = 't',
): string | null => {
  if (naming.length > 0) return `(${naming.map((column) => `${row}."${column}"::text = any(${names})`).join(' or ')})`;
  const owned = links.flatMap(({ columns, owner, ownerColumns }) => {
    const found = tables.find((each) => each.table === owner);
    const inner = `${row}x`;
    const isOwners = found === undefined ? null : isTheirsSql(tables, found, names, inner);
    if (isOwners === null) return [];
    const join = columns.map((column, place) => `${inner}."${ownerColumns[place]}" = ${row}."${column}"`).join(' and ');
    return [`exists (select from ${owner} ${inner} where ${join} and ${isOwners})`];
  });
  return owned.length === 0 ? null : `(${owned.join(' or ')})`;
};

/** These tables, and those whose rows belong to rows of theirs and name nobody themselves. */
export const withTheirs = (tables: readonly MemberTable[], owners: readonly string[]): string[] => {
  const found = new Set(owners);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { table, naming, links } of tables) if (naming.length === 0 && links.some(({ owner }) => found.has(owner))) found.add(table);
  }
  return [...found];
};
