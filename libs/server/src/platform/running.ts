import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startOf } from '../postgres/processes.js';

const FOLDER = 'running';

/** Says beside the data where this process answers, for commands that run there too; forgets processes that were killed. @returns takes it back */
export const announce = (dataDir: string, url: string): (() => void) => {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const name of filesOf(folder)) if (!runs(name)) rmSync(join(folder, name), { force: true });
  const file = join(folder, `${process.pid}-${startOf(process.pid)}`);
  writeFileSync(file, url);
  return () => rmSync(file, { force: true });
};

/** Where the product answers that runs on this data: of several processes the one that began last; null when none runs. */
export const runningAt = (dataDir: string): string | null => {
  const folder = join(dataDir, FOLDER);
  const live = filesOf(folder).filter(runs);
  const [latest] = live.map((name) => join(folder, name)).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return latest === undefined ? null : readFileSync(latest, 'utf8');
};

/** @param name process id and start, as `announce` writes them */
const runs = (name: string): boolean => {
  const [pid, start] = name.split('-');
  return isAlive(Number(pid)) && startOf(Number(pid)) === (start ?? '');
};

const filesOf = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
