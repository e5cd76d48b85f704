import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, pause, startOf } from './processes.js';

const LOCK_TIMEOUT_MS = 90_000;

const me = (): string => `${process.pid}-${startOf(process.pid)}`;

const isLive = (name: string): boolean => {
  const [pid, start] = name.split('-');
  return isAlive(Number(pid)) && startOf(Number(pid)) === (start ?? '');
};

/** Runs the work while no other process runs work under the same lock file; a holder that died does not block. */
export const withLock = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  const end = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeFileSync(handle, me());
      closeSync(handle);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      dropAbandoned(file);
      if (Date.now() > end) throw new Error(`Another process holds ${file} for too long.`, { cause: error });
      await pause(25);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

const dropAbandoned = (file: string): void => {
  try {
    const holder = readFileSync(file, 'utf8');
    // Empty for the moment between creating the file and naming the holder.
    if (holder !== '' && !isLive(holder)) rmSync(file, { force: true });
  } catch {
    // Released meanwhile.
  }
};

/** Who uses a running server: one file a use. The last to leave stops the server. */
export const leasesIn = (folder: string) => ({
  take(): string {
    mkdirSync(folder, { recursive: true });
    const name = `${me()}-${Math.random().toString(36).slice(2)}`;
    writeFileSync(join(folder, name), '');
    return name;
  },
  /** Gives a lease back. @returns true when nobody else uses the server */
  release(name: string): boolean {
    rmSync(join(folder, name), { force: true });
    return this.others() === 0;
  },
  /** Uses by processes that are alive. Those of dead ones are cleared away. */
  others(): number {
    if (!existsSync(folder)) return 0;
    let live = 0;
    for (const name of readdirSync(folder)) {
      if (isLive(name)) live += 1;
      else rmSync(join(folder, name), { force: true });
    }
    return live;
  },
});
