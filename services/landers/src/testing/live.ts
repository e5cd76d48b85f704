import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { TestApp } from '@rendezvous/server/testing';
import { ExperimentsStore } from '../experiments/experiments.store.js';
import { RunningExperiments } from '../experiments/running-experiments.service.js';
import { PublishedVariants } from '../variants/published-variants.service.js';
import { VariantsStore } from '../variants/variants.store.js';

/** How soon the server shows what a command changed. */
const LIVE_MS = 2000;
const SITE = 1;

const ofSite = <T extends { readonly siteId: number }>(rows: readonly T[]): T[] => rows.filter(({ siteId }) => siteId === SITE);

/** Waits until the app shows what the database holds for the first site. Rejects when that takes longer than two seconds. */
export const live = async (app: TestApp): Promise<void> => {
  const [variants, experiments] = await Promise.all([app.get(VariantsStore).published(), app.get(ExperimentsStore).running()]);
  const isLive = () =>
    isDeepStrictEqual(app.get(PublishedVariants).of(SITE), ofSite(variants)) &&
    isDeepStrictEqual(app.get(RunningExperiments).of(SITE), ofSite(experiments));
  const end = Date.now() + LIVE_MS;
  while (!isLive()) {
    if (Date.now() > end) throw new Error('What was changed is not live after two seconds.');
    await wait(20);
  }
};
