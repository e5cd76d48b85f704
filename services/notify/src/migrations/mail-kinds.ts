import type { QueryRunner } from 'typeorm';

/** Which kinds of mail the database takes now. */
const kindsNow = async (run: QueryRunner): Promise<string[]> => {
  const rows = (await run.query(
    `select found[1] as kind
     from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([a-z-]+)''', 'g') as found
     where c.conname = 'deliveries_kind_check' and c.conrelid = 'notify.deliveries'::regclass`,
  )) as { kind: string }[];
  return rows.map(({ kind }) => kind);
};

const setKinds = (run: QueryRunner, kinds: readonly string[]): Promise<unknown> =>
  run.query(`
    alter table notify.deliveries drop constraint deliveries_kind_check;
    alter table notify.deliveries add constraint deliveries_kind_check check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}));
  `);

/** Lets mails of these kinds be planned, beside whatever kinds there are: migrations of several releases may come in any order. */
export const addMailKinds = async (run: QueryRunner, kinds: readonly string[]): Promise<void> => {
  await setKinds(run, [...(await kindsNow(run)), ...kinds]);
};

/** Takes kinds out again, with their deliveries. */
export const removeMailKinds = async (run: QueryRunner, kinds: readonly string[]): Promise<void> => {
  await run.query('delete from notify.deliveries where kind = any($1)', [kinds]);
  const left = (await kindsNow(run)).filter((kind) => !kinds.includes(kind));
  await setKinds(run, left);
};
