import type { Database, HeardClient } from '@rendezvous/server/database';
import { PERSONAS } from './personas.js';

/** What a database holds: people whom the demo made up, with a password that everybody knows, or members. */
export type World = 'demo' | 'real';

/** Who is in a database, and what it was marked as. */
export interface FoundWorld {
  /** null: it was never marked, as before there were marks. */
  readonly world: World | null;
  /** Accounts of personas that no stranger made: nobody confirms an address below .test, and nobody makes an operator of himself. */
  readonly personas: number;
  readonly members: boolean;
}

/** Reads a database of which nothing is known, not even whether it was migrated. */
export const readWorld = async (client: HeardClient): Promise<FoundWorld> => {
  const has = async (table: string): Promise<boolean> =>
    (await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])).rows[0]?.there ?? false;
  const marked = (await has('account.world')) ? await client.query<{ world: World }>('select world from account.world') : null;
  if (!(await has('account.members'))) return { world: marked?.rows[0]?.world ?? null, personas: 0, members: false };
  const { rows } = await client.query<{ personas: number; members: boolean }>(
    `select (select count(*)::integer from account.members where email = any($1) and (status = 'activated' or operator)) as personas,
            exists (select from account.members) as members`,
    [PERSONAS.map(({ email }) => email)],
  );
  return { world: marked?.rows[0]?.world ?? null, personas: rows[0]?.personas ?? 0, members: rows[0]?.members ?? false };
};

/** Marks a database unless it is marked. @returns what it is marked as */
export const keepWorld = async (database: Database, world: World): Promise<World | null> => {
  await database.change('insert into account.world (world) values ($1) on conflict do nothing', [world]);
  const [marked] = await database.read<{ world: World }>('select world from account.world');
  return marked?.world ?? null;
};
