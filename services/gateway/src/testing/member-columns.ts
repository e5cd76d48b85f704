import type { Database } from '@rendezvous/server/database';

/** A column that says whose row it is. */
export interface MemberColumn {
  /** `<schema>.<table>` */
  readonly table: string;
  readonly column: string;
}

/**
 * What the schema itself tells: columns that lead to `account.members` by foreign keys, perhaps over other tables; numbers that are named after
 * somebody's part in the row and lead nowhere; e-mail addresses.
 */
const COLUMNS = `
  with recursive referring (relation, attribute) as (
    select attrelid, attnum from pg_attribute where attrelid = 'account.members'::regclass and attname = 'id'
    union
    select c.conrelid, c.conkey[place]
    from pg_constraint c
    join referring r on r.relation = c.confrelid
    cross join lateral generate_subscripts(c.conkey, 1) as place
    where c.contype = 'f' and c.confkey[place] = r.attribute
  )
  select n.nspname || '.' || t.relname as "table", a.attname as "column"
  from pg_attribute a
  join pg_class t on t.oid = a.attrelid
  join pg_namespace n on n.oid = t.relnamespace
  where t.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker')
    and (
      (a.attrelid, a.attnum) in (select relation, attribute from referring)
      or a.attname ~ '(^|_)e?mail$' and format_type(a.atttypid, null) in ('text', 'character varying')
      or a.attname ~ '(^|_)(member|user|sender|recipient|partner|owner|viewer|author|blocker|blocked|liker|liked)(_|$)|^(from|to|about)_id$|_by$'
        and format_type(a.atttypid, null) in ('integer', 'bigint')
        and not exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any(f.conkey))
    )
  order by 1, 2`;

/** Every column of a migrated database that says which member a row is of, as far as the schema tells. */
export const memberColumns = (database: Database): Promise<MemberColumn[]> => database.read<MemberColumn>(COLUMNS);
