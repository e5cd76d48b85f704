import { type Database, HeardClient } from '@rendezvous/server/database';
import { type FoundWorld, keepWorld, readWorld } from './world.store.js';

/** What a process is started as. */
export interface StartedAs {
  readonly demo: boolean;
  readonly production: boolean;
}

/** Why a process was not started; says which way leads out. */
export class WorldFault extends Error {
  override readonly name = 'WorldFault';
}

/** Why a process may not run on a database; null when it may. The mark decides; without one, those who are there. */
const worldFault = ({ world, personas, members }: FoundWorld, { demo, production }: StartedAs): string | null => {
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
    const fault = worldFault(await readWorld(client), started);
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
  const world = await keepWorld(database, started.demo ? 'demo' : 'real');
  const fault = worldFault({ world, personas: 0, members: false }, started);
  if (fault) throw new WorldFault(fault);
};
