import { setTimeout as pause } from 'node:timers/promises';
import { type Server, startServer } from '../http/processes.js';
import { startWorld } from '../http/world.js';
import { Line } from '../settlement/calls.js';
import { forgetPeak, peakOf } from './memory.js';
import { type Account, givenAccount, type Size } from './world.js';

const LARGE: Size = { photos: 20, messages: 50_000, entries: 20_000 };
const SMALL: Size = { photos: 1, messages: 500, entries: 200 };
/** Exports of small accounts before anything is measured. */
const WARM = 3;

const DUE_SECONDS = 300;
/** Of the memory that the product holds while it makes each: what is read piece by piece takes no more for a hundred times as much. */
const DUE_MEMORY = 1.5;

interface Made {
  readonly seconds: number;
  readonly megabytes: number;
  /** Most memory of the product meanwhile, in MB. */
  readonly peak: number;
}

interface Told {
  readonly export: { readonly state: string; readonly until: string | null; readonly bytes: number | null } | null;
}

/** As the page of the settings does: it asks, and asks again until there is a link. */
const exportOf = async (line: Line, { pid }: Server, { token }: Account): Promise<Made> => {
  forgetPeak(pid);
  const began = performance.now();
  const asked = await line.call('/api/account/export', token, {});
  if (asked.status !== 200) throw new Error(`An export was refused: ${asked.status} ${asked.text}`);
  for (;;) {
    const told = (JSON.parse((await line.call('/api/account/export', token)).text) as Told).export;
    if (told?.state === 'ready')
      return { seconds: (performance.now() - began) / 1000, megabytes: (told.bytes ?? 0) / 1e6, peak: peakOf(pid) };
    if (told?.state !== 'preparing') throw new Error('The export was not made.');
    await pause(100);
  }
};

const mark = (held: boolean): string => (held ? '✓' : '✗');

const rowOf = (name: string, { photos, messages, entries }: Size, { seconds, megabytes, peak }: Made, due: string): string =>
  `| ${name}: ${photos} photos, ${messages} messages, ${entries} entries | ${seconds.toFixed(1)}${due} | ${megabytes.toFixed(1)} | ${peak.toFixed(0)} |`;

/** How long a member with much waits for their data, from the request to the link, and what it costs in memory beside a small account. */
export const run = async (): Promise<string[]> => {
  const base = await startWorld();
  let server: Server | undefined;
  try {
    server = await startServer('services/gateway/dist/main.js', {
      DATABASE_URL: base.url,
      DATA_DIR: base.folder,
      NODE_ENV: 'development',
      DEMO: 'yes',
      SECRET_KEY: 'a bench needs no secret, only a long key',
      PUBLIC_URL: 'http://127.0.0.1',
    });
    const line = new Line(server.url, 1);
    for (let round = 0; round < WARM; round += 1) await exportOf(line, server, await givenAccount(base.pool, base.folder, SMALL));
    const [little, much] = [await givenAccount(base.pool, base.folder, SMALL), await givenAccount(base.pool, base.folder, LARGE)];
    for (const table of ['account.members', 'chat.conversations', 'chat.messages', 'billing.entries'])
      await base.pool.query(`vacuum analyze ${table}`);
    const small = await exportOf(line, server, little);
    const large = await exportOf(line, server, much);
    line.close();
    const ratio = large.peak / small.peak;
    if (large.seconds > DUE_SECONDS) process.exitCode = 1;
    return [
      '| export | from the request to the link, s | file, MB | most memory of the product meanwhile, MB |',
      '| --- | --- | --- | --- |',
      rowOf('a small account', SMALL, small, ''),
      rowOf('a large one', LARGE, large, ` ${mark(large.seconds <= DUE_SECONDS)} (≤ ${DUE_SECONDS})`),
      `memory, large ÷ small: ${ratio.toFixed(2)}× ${mark(ratio <= DUE_MEMORY)} (≤ ${DUE_MEMORY}×)`,
    ];
  } finally {
    await server?.stop();
    await base.stop();
  }
};
