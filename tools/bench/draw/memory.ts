import { readFileSync } from 'node:fs';
import type { Server } from '../http/processes.js';
import type { Product } from '../page/product.js';
import { openCompositions } from './compositions.js';
import type { AskedPage } from './even-load.js';
import { openMany } from './load.js';

const COMPOSITIONS = 20;
/** Pages between two looks at how many were drawn. */
const BATCH = 100;
const SHOWN_LATE_MS = 30_000;

/** What a server's figures are read with. */
export const METRICS_TOKEN = 'a bench that reads figures';

/** Resident memory of a process, in MB (Linux). */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** How many pages a version of a remote has drawn. */
const drawingsOf = async ({ url }: Server, version: string): Promise<number> => {
  const figures = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const lines = figures.split('\n').filter((line) => line.startsWith('drawings_total{') && line.includes(`version="${version}"`));
  return lines.filter((line) => line.includes('outcome="drawn"')).reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

/** Opens pages until so many were drawn with a version. */
const drawMany = async (server: Server, page: AskedPage, version: string, amount: number): Promise<void> => {
  const late = performance.now() + SHOWN_LATE_MS;
  for (let drawn = 0; drawn < amount; drawn = await drawingsOf(server, version)) {
    if (drawn === 0 && performance.now() > late) throw new Error(`No page is drawn with ${version}.`);
    await openMany(server, page, BATCH);
  }
};

/**
 * Draws pages that nobody shares, made of one composition after the other.
 * @returns a line on the server's memory at the start and after each composition
 */
export const watchMemory = async (product: Product, server: Server, page: AskedPage, remote: string, drawings: number): Promise<string> => {
  const compositions = await openCompositions(product, remote);
  try {
    const seen = [memoryOf(server.pid)];
    for (let n = 0; n < COMPOSITIONS; n++) {
      await drawMany(server, page, await compositions.next(), Math.ceil(drawings / COMPOSITIONS));
      seen.push(memoryOf(server.pid));
    }
    return `Memory over ${drawings} drawings and ${COMPOSITIONS} compositions, MB: ${seen.map((size) => size.toFixed(0)).join(', ')}`;
  } finally {
    await compositions.close();
  }
};
