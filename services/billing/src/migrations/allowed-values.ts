import type { QueryRunner } from 'typeorm';

interface AllowedValues {
  /** A table of billing whose column takes words of a list only. */
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
}

const valuesNow = async (runner: QueryRunner, { table, column }: AllowedValues): Promise<string[]> => {
  const rows = (await runner.query(
    `select found[1] as value
     from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_-]+)''', 'g') as found
     where c.conname = $1 and c.conrelid = $2::regclass`,
    [`${table}_${column}_check`, `billing.${table}`],
  )) as { value: string }[];
  return rows.map(({ value }) => value);
};

const set = async (runner: QueryRunner, { table, column }: AllowedValues, values: readonly string[]): Promise<void> => {
  const listed = values.map((value) => `'${value}'`).join(', ');
  await runner.query(`alter table billing.${table} drop constraint ${table}_${column}_check`);
  await runner.query(`alter table billing.${table} add constraint ${table}_${column}_check check (${column} in (${listed}))`);
};

/** Lets a column take more words, beside whatever it takes now: migrations of several releases may come in any order. */
export const allow = async (runner: QueryRunner, allowed: AllowedValues): Promise<void> => {
  const now = await valuesNow(runner, allowed);
  await set(runner, allowed, [...new Set([...now, ...allowed.values])]);
};

/** Takes words out again; no row may hold one of them. */
export const disallow = async (runner: QueryRunner, allowed: AllowedValues): Promise<void> => {
  const now = await valuesNow(runner, allowed);
  await set(
    runner,
    allowed,
    now.filter((value) => !allowed.values.includes(value)),
  );
};
