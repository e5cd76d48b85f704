import { type Database, HeardClient } from '@rendezvous/server/database';
import { PERSONAS } from './personas.js';

/** What a database holds: people whom the demo made up, with a password that everybody knows, or members. */
export type World = 'demo' | 'real';

/** What a process is started as. */
export interface StartedAs {
  readonly demo: boolean;
  readonly production: boolean;
}

/** Why a process was not started; says which way leads out. */
export class WorldFault extends Error {
  override readonly name = 'WorldFault';
}

interface Found {
  /** null: it was never marked, as before there were marks. */
  readonly world: World | null;
  /** Accounts of personas that no stranger made: nobody confirms an address below .test, and nobody makes an operator of himself. */
  readonly personas: number;
  readonly members: boolean;
}

const find = async (client: HeardClient): Promise<Found> => {
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

/** Why a process may not run on a database; null when it may. The mark decides; without one, those who are there. */
export const worldFault = ({ world, personas, members }: Found, { demo, production }: StartedAs): string | null => {
  if (production && !demo && (world === 'demo' || (world === null && personas > 0)))
    return (
      `This database holds the demo world${personas > 0 ? `, and ${personas} of its personas` : ''}: everybody knows their password, the operator's included. ` +
      'Start on another database (DATABASE_URL, or another DATA_DIR), or forget this one with everything in it: npm run db:reset -- --yes'
    );
  if (demo && (world === 'real' || (world === null && members && personas === 0)))
    return (
      'This database holds real members: the demo would open its bank, its mailbox and its clock to everybody, and put people among them that do not exist. ' +
      'Start the demo on another database (DATABASE_URL, or another DATA_DIR), or the product without it: DEMO=no'
    );
  return null;
};

/** Refuses to go on when a database holds another world than this process is for; asks before anything is changed there. */
export const assertWorld = async (url: string, started: StartedAs): Promise<void> => {
  const client = new HeardClient({ connectionString: url, connectionTimeoutMillis: 4000 });
  await client.connect();
  try {
    const fault = worldFault(await find(client), started);
    if (fault) throw new WorldFault(fault);
  } finally {
    await client.end();
  }
};

/**
 * Writes down what a database is for from now on; development without the demo leaves it open. Of two that start together on an empty
 * database, the second finds the mark of the first and is refused, so call it before anything of this process runs there.
 */
export const markWorld = async (database: Database, started: StartedAs): Promise<void> => {
  if (!started.demo && !started.production) return;
  await database.read('insert into account.world (world) values ($1) on conflict do nothing', [started.demo ? 'demo' : 'real']);
  const [marked] = await database.read<{ world: World }>('select world from account.world');
  const fault = worldFault({ world: marked?.world ?? null, personas: 0, members: false }, started);
  if (fault) throw new WorldFault(fault);
};
