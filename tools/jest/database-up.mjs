// One database server for this run of the tests: its own port, its own folder, gone with the run however it ends.
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import '../source/register.mjs';

const MEMORY = '/dev/shm';
/** More than all databases of a run take, with their log. */
const ROOM = 4 * 1024 ** 3;

/** In memory where there is room: a database of its own for each file of tests is a thousand files that soon go again. */
const placeForData = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};

const server = resolve(import.meta.dirname, '../../libs/server/src');

export default async () => {
  const { startPostgres } = await import(join(server, 'postgres/index.ts'));
  const { setTestServer } = await import(join(server, 'config/test-server.ts'));
  const folder = mkdtempSync(join(placeForData(), 'rendezvous-test-'));
  // Run by root, the server is "nobody" and must be able to walk in.
  chmodSync(folder, 0o755);
  const running = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false, temporary: true, database: 'tests' });
  setTestServer({ url: running.url, folder: running.folder });
  globalThis.rendezvousTestServer = { running, folder };
};
