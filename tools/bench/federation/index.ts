import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../page/product.js';
import { roundsOf } from '../page/rounds.js';
import { type Visit, visit } from '../page/visit.js';
import { composingNs, looksOf } from './composing.js';
import { buildOneBundle } from './one-bundle.js';
import { type Seen, costOf, tableOf } from './table.js';
import { BUILDS, type Build, type TwoBuilds, openTwoBuilds } from './two-builds.js';

const PATHS = ['/', '/members'];

const note = (text: string): void => void process.stderr.write(`${text}\n`);

/** Every page of both builds once a round; the first look is for photos to be painted and is forgotten. */
const look = async (product: Product, builds: TwoBuilds, rounds: number): Promise<Seen[]> => {
  const pages = PATHS.map((path) => ({ path, visits: { federated: [], 'one bundle': [] } as Record<Build, Visit[]> }));
  note('Waiting until the first photos are painted');
  await product.rest();
  for (let round = 0; round <= rounds; round++) {
    if (round > 0) note(`Round ${round} of ${rounds}`);
    for (const build of round % 2 === 0 ? BUILDS : BUILDS.toReversed()) {
      await builds.show(build);
      await product.rest();
      for (const { path, visits } of pages) {
        const seen = await visit({ url: `${product.url}${path}` });
        if (round > 0) visits[build].push(seen);
      }
    }
  }
  return pages;
};

/**
 * Home and member search as the federation makes them, against the same source as one bundle, by Lighthouse as a phone; and what
 * choosing a page's releases costs. `--rounds 3`.
 */
export const run = async (args: readonly string[]): Promise<string[]> => {
  const rounds = roundsOf(args);
  const folder = await mkdtemp(join(tmpdir(), 'rendezvous-bench-federation-'));
  try {
    note('Building the same source as one bundle');
    const oneBundle = await buildOneBundle(folder);
    // one bundle has no build for servers: neither side is drawn, so that only composing differs
    const product = await startProduct({ env: { DRAWING: 'no' } });
    try {
      const builds = await openTwoBuilds(product, oneBundle);
      try {
        const pages = await look(product, builds, rounds);
        await builds.show('federated');
        const [ns, looks] = [composingNs(await builds.registry.releases.live()), await looksOf(product.url, product.database)];
        return [...tableOf(pages), '', ...costOf(ns, looks)];
      } finally {
        await builds.registry.close();
      }
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
