import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBaselines } from './baselines.js';
import { optionsOf } from './options.js';
import { pagesOf } from './pages.js';
import { type Product, startProduct } from './product.js';
import { type Page, tableOf } from './table.js';
import { type Visit, visit } from './visit.js';

const note = (text: string): void => void process.stderr.write(`${text}\n`);

/** Every page once a round, so that whatever else the machine does hits all. The first look is for photos to be painted and is forgotten. */
const look = async (product: Product, pages: readonly Page[], rounds: number): Promise<Visit[][]> => {
  note('Waiting until the first photos are painted');
  await product.rest();
  for (const page of pages.filter(({ baseline }) => baseline !== undefined)) await visit(page);
  const seen: Visit[][] = pages.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    await product.rest();
    note(`Round ${round} of ${rounds}`);
    for (const [place, page] of pages.entries()) seen[place]?.push(await visit(page));
  }
  return seen;
};

/**
 * Lighthouse as a phone with simulated throttling, medians: pages against the smallest ones of their kind.
 * `--rounds 3`, `--pages main,landers,others`.
 */
export const run = async (args: readonly string[]): Promise<string[]> => {
  const { rounds, groups } = optionsOf(args);
  const folder = await mkdtemp(join(tmpdir(), 'rendezvous-bench-page-'));
  const baselines = await serveBaselines(folder);
  try {
    const product = await startProduct();
    try {
      const pages = await pagesOf(groups, product, baselines);
      return tableOf(pages, await look(product, pages, rounds));
    } finally {
      await product.stop();
    }
  } finally {
    await baselines.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
