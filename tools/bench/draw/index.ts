import { median } from '../median.js';
import type { Server } from '../http/processes.js';
import { startProduct } from '../page/product.js';
import { allowMany } from './allow-many.js';
import type { AskedPage } from './even-load.js';
import { type PageCost, measure } from './load.js';
import { METRICS_TOKEN, watchMemory } from './memory.js';
import { optionsOf } from './options.js';

const MEMBERS = 100;
const DRAWN_LATE_MS = 60_000;

interface Compared extends AskedPage {
  readonly name: string;
  /** Milliseconds of CPU that drawing may add. */
  readonly most: number;
}

/** Milliseconds that the first byte of slow pages (p95) may come later. */
const LATER_MAX = 30;

/** A thread starts with the first page that asks for it. */
const untilDrawn = async (server: Server, { path, cookie }: AskedPage): Promise<void> => {
  const late = performance.now() + DRAWN_LATE_MS;
  while (performance.now() < late) {
    const html = await (await fetch(server.url + path, { headers: cookie === undefined ? {} : { cookie } })).text();
    if (html.includes('data-drawn')) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${path} is not drawn.`);
};

const fine = (value: number, most: number): string => `${value.toFixed(1)} ${value <= most ? '✓' : '✗'} (≤ ${most})`;

const of = (costs: readonly PageCost[], key: keyof PageCost): number => median(costs.map((cost) => cost[key]));

const lineOf = ({ name, most }: Compared, drawn: readonly PageCost[], plain: readonly PageCost[]): string => {
  const more = (key: keyof PageCost) => median(drawn.map((cost, round) => cost[key] - (plain[round]?.[key] ?? Number.NaN)));
  const both = (key: keyof PageCost, digits = 0) => `${of(drawn, key).toFixed(digits)}, ${of(plain, key).toFixed(digits)}`;
  const first = (costs: readonly PageCost[]) => `${of(costs, 'firstP50').toFixed(0)}, ${of(costs, 'firstP95').toFixed(0)}`;
  const times = `${first(drawn)} | ${first(plain)} | ${fine(more('firstP95'), LATER_MAX)} | ${both('wholeP95')}`;
  const share = `${(100 * of(drawn, 'drawn')).toFixed(0)} %`;
  const refused = [drawn, plain].map((costs) => `${(100 * of(costs, 'refused')).toFixed(0)} %`).join(', ');
  return `| ${name} | ${both('cpu', 1)} | ${fine(more('cpu'), most)} | ${times} | ${both('kilobytes', 1)} | ${share} | ${refused} |`;
};

/**
 * Pages drawn by the server against the same pages drawn by browsers, 50 a second, taking turns; medians. `--rounds 3`, and `--soak 100000`
 * for the memory over so many drawings and 20 compositions.
 */
export const run = async (args: readonly string[]): Promise<string[]> => {
  const { rounds, soak } = optionsOf(args);
  const product = await startProduct({ members: MEMBERS });
  try {
    await product.rest();
    const cookie = await product.logIn();
    await allowMany(product);
    const pages: Compared[] = [
      { name: '`/`, shared', path: '/', most: 0.5 },
      { name: '`/members`, signed in', path: '/members', cookie, most: 10 },
    ];
    const plain = await product.startBeside({ DRAWING: 'no' });
    const drawing = await product.startBeside({ DRAWING: 'yes', METRICS_TOKEN });
    const lines = [
      '| page, 50 a second | CPU ms: drawn, not | more | first byte drawn: p50, p95 ms | not: p50, p95 | p95 later | whole, p95 ms: drawn, not | KB: drawn, not | drawn | refused: drawn, not |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ];
    for (const page of pages) {
      await untilDrawn(drawing, page);
      const costs: { drawn: PageCost[]; plain: PageCost[] } = { drawn: [], plain: [] };
      for (let round = 0; round < rounds; round++) {
        costs.plain.push(await measure(plain, page));
        costs.drawn.push(await measure(drawing, page));
      }
      lines.push(lineOf(page, costs.drawn, costs.plain));
    }
    return soak > 0 ? [...lines, '', await watchMemory(product, drawing, pages[1]!, 'mfe-search', soak)] : lines;
  } finally {
    await product.stop();
  }
};
