import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from './commands.js';

const run = promisify(execFile);

/** Adds the site to the database of the product that runs on a folder; again changes nothing. */
const ADD = `
  import { startPostgres } from '@rendezvous/server/postgres';
  import pg from 'pg';
  const [dataDir, host, settings] = process.argv.slice(1);
  const server = await startPostgres({ dataDir, durable: true });
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(
    \`insert into site.sites (host, time_zone, settings)
     select $1, time_zone, settings || $2::jsonb from site.sites where is_default on conflict (host) do nothing\`,
    [host, settings],
  );
  await client.end();
  await server.stop();
`;

interface AnotherSite {
  /** Browsers take every name below `localhost` for this machine. */
  readonly host: `${string}.localhost`;
  /** What it has otherwise than the first. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A further site of the product. @returns its address */
export const anotherSite = async (url: string, folder: string, { host, settings }: AnotherSite): Promise<string> => {
  await run(process.execPath, ['--input-type=module', '-e', ADD, join(folder, 'postgres'), host, JSON.stringify(settings)], {
    cwd: join(WORKSPACE, 'services/site'),
  });
  const address = new URL(url);
  address.hostname = host;
  return address.origin;
};
