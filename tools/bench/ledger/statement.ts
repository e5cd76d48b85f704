import { Line, p95 } from '../settlement/calls.js';
import { LONG, type Reader, SHORT, type StatementWorld, startStatements } from './statement-world.js';

/** How many times a page of the long statement may take what the same of the short one takes. */
const DUE = 2;
/** Reads of each page by each member; they take turns. */
const READS = 400;
const WARM = 40;
/** A member may fetch 30 files a minute. */
const FILES = 20;
const WARM_FILES = 2;

/** Pages as members ask for them, by what their address says. */
const PAGES: readonly (readonly [name: string, query: (reader: Reader) => string])[] = [
  ['the latest entries', () => ''],
  ['from the middle on', ({ middle }) => `?before=${middle}`],
  ['of a late day', ({ late }) => `?from=${late}&to=${late}`],
  ['of an early day', ({ early }) => `?from=${early}&to=${early}`],
  ['of a kind and an early day', ({ early }) => `?kind=bonuses&from=${early}&to=${early}`],
  ['of all days since an early one', ({ early }) => `?from=${early}`],
  ['of a kind that few of those days have', ({ late }) => `?kind=gifts&to=${late}`],
  ['of a kind that every other entry is of', () => '?kind=bonuses'],
  ['of a kind that only the oldest entries are of', () => '?kind=gifts'],
];

const FILE = '/api/statement/file?language=en';

type Times = Record<'short' | 'long', number[]>;

/** How long each read took, in milliseconds, without those that only warm up. Throws for an answer that says nothing. */
const timed = async (
  { short, long }: StatementWorld,
  line: Line,
  pathOf: (reader: Reader) => string,
  [reads, warm]: readonly [number, number],
): Promise<Times> => {
  const took: Times = { short: [], long: [] };
  for (let read = 0; read < warm + reads; read++)
    for (const [name, reader] of Object.entries({ short, long })) {
      const { status, text, ms } = await line.call(pathOf(reader), reader.token);
      if (status !== 200 || text.startsWith('{"entries":[]'))
        throw new Error(`${pathOf(reader)} was answered ${status}: ${text.slice(0, 200)}`);
      if (read >= warm) took[name as keyof Times].push(ms);
    }
  return took;
};

/** Pages of a short statement against the same of one a thousand times as long, asked for as a member's browser does. */
export const statements = async (): Promise<string[]> => {
  const world = await startStatements();
  const line = new Line(world.server.url, 1);
  try {
    const lines = [`| page | ${SHORT} entries, p95 ms | ${LONG} entries, p95 ms | ratio (≤ ${DUE}) |`, '| --- | --- | --- | --- |'];
    for (const [name, query] of PAGES) {
      const { short, long } = await timed(world, line, (reader) => `/api/statement${query(reader)}`, [READS, WARM]);
      const ratio = p95(long) / p95(short);
      if (ratio > DUE) process.exitCode = 1;
      lines.push(`| ${name} | ${p95(short).toFixed(2)} | ${p95(long).toFixed(2)} | ${ratio.toFixed(2)} ${ratio <= DUE ? '✓' : '✗ over'} |`);
    }
    const { short, long } = await timed(world, line, () => FILE, [FILES, WARM_FILES]);
    lines.push(
      `| the whole as a file | ${p95(short).toFixed(1)} | ${p95(long).toFixed(0)} | (it has ${LONG / SHORT} times as much to say) |`,
    );
    return lines;
  } finally {
    line.close();
    await world.stop();
  }
};
