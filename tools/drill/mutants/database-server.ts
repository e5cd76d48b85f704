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
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  const running = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false, temporary: true, database: 'tests' }).catch(
    (fault: unknown) => {
      clear();
      throw fault;
    },
  );
  setTestServer({ url: running.url, folder: running.folder });
  const stop = async (): Promise<void> => {
    setTestServer(null);
    await running.stop();
    clear();
  };
  let stopped: Promise<void> | undefined;
  // whoever ends the drill and the drill itself may both ask for it
  return () => (stopped ??= stop());
};
