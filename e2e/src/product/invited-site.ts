import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from './commands.js';

const run = promisify(execFile);

/** Browsers take every name below `localhost` for this machine. */
const HOST = 'invited.localhost';

/** Adds the site to the database of the product that runs on a folder; again changes nothing. */
const ADD = `
  import { startPostgres } from '@rendezvous/server/postgres';
  import pg from 'pg';
  const [dataDir, host] = process.argv.slice(1);
  const server = await startPostgres({ dataDir, durable: true });
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(
    \`insert into site.sites (host, time_zone, settings)
     select $1, time_zone, settings || '{"invite_only": true}' from site.sites where is_default on conflict (host) do nothing\`,
    [host],
  );
  await client.end();
  await server.stop();
`;

/** A second site of the product, which is by invitation. @returns its address */
export const invitedSite = async (url: string, folder: string): Promise<string> => {
  await run(process.execPath, ['--input-type=module', '-e', ADD, join(folder, 'postgres'), HOST], {
    cwd: join(WORKSPACE, 'services/site'),
  });
  const address = new URL(url);
  address.hostname = HOST;
  return address.origin;
};
