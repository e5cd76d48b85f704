import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTestServer } from '@rendezvous/server/config';
import { startPostgres } from '@rendezvous/server/postgres';

/** One database server for all mutants; the tests that are started find it in their environment. @returns what stops it */
export const startDatabaseServer = async (): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-mutants-'));
  // Run by root, the server is "nobody" and must be able to walk in.
  chmodSync(folder, 0o755);
  const running = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false, temporary: true, database: 'tests' });
  setTestServer({ url: running.url, folder: running.folder });
  return async () => {
    setTestServer(null);
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};
