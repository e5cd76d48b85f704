// npm run db:reset — throws the local data away: database and stored photos. The next start makes new ones.
import { rmSync } from 'node:fs';
import '../source/register.mjs';

const { loadConfig } = await import('@rendezvous/server/config');
const { plainFault } = await import('@rendezvous/server/platform');
const { emptyDatabase, removePostgres } = await import('@rendezvous/server/postgres');

const config = loadConfig();
const agreed = process.argv.includes('--yes');
if (!agreed && (config.production || config.databaseUrl !== null)) {
  console.error('This deletes every member, message and payment of the configured database. Say so with: npm run db:reset -- --yes');
  process.exit(1);
}
try {
  if (config.databaseUrl === null) await removePostgres(config.postgresDir);
  else await emptyDatabase(config.databaseUrl);
  rmSync(config.storageDir, { recursive: true, force: true });
  console.log('The data is gone. The next start makes a new world.');
} catch (error) {
  console.error(plainFault(error));
  process.exit(1);
}
