import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Server, WORKSPACE } from '../http/processes.js';
import type { BenchWorld } from '../http/world.js';
import { openTabs } from './tabs.js';

/** Tabs opened before the first reading: what a server loads for its first connections is no cost of the next. */
const FIRST_TABS = 300;
const IDLE_TABS = 1000;
const READINGS = 5;
const SETTLE_MS = 500;
const LATE_MS = 15_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Environment of a server that tells its memory on a signal. @param folder where it writes the figure */
export const tellingMemory = (folder: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(WORKSPACE, 'tools/dist/bench/chat/collect.js')).href}`,
  MEMORY_FOLDER: folder,
});

const memoryOf = async (pid: number, folder: string): Promise<number> => {
  const [file, end] = [join(folder, `memory-${pid}`), performance.now() + LATE_MS];
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file) || !readFileSync(file, 'utf8').endsWith('\n')) {
    if (performance.now() > end) throw new Error('A server does not tell its memory.');
    await pause(10);
  }
  return Number(readFileSync(file, 'utf8'));
};

/** Memory in use once nothing more is given back. */
const settled = async (pid: number, folder: string): Promise<number> => {
  const readings: number[] = [];
  while (readings.length < READINGS) {
    await pause(SETTLE_MS);
    readings.push(await memoryOf(pid, folder));
  }
  return Math.min(...readings);
};

/** What each of a thousand open tabs costs the server while nothing happens, in bytes. */
export const idleMemory = async (world: BenchWorld, server: Server): Promise<number> => {
  const first = await openTabs(world, server, 0, FIRST_TABS);
  const before = await settled(server.pid, world.folder);
  const tabs = await openTabs(world, server, FIRST_TABS, IDLE_TABS);
  const after = await settled(server.pid, world.folder);
  for (const tab of [...first, ...tabs]) tab.close();
  return (after - before) / IDLE_TABS;
};
