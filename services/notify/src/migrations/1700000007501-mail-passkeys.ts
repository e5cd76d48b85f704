import type { MigrationInterface, QueryRunner } from 'typeorm';

const OURS = ['passkey-added', 'passkey-removed'];

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

/** Mails about passkeys that came to an account, or went. They come beside whatever kinds there are. */
export class MailPasskeys1700000007501 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await setKinds(run, [...(await kindsNow(run)), ...OURS]);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('delete from notify.deliveries where kind = any($1)', [OURS]);
    await setKinds(
      run,
      (await kindsNow(run)).filter((kind) => !OURS.includes(kind)),
    );
  }
}
