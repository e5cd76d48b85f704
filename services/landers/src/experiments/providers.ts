import { Draws } from './draws.service.js';
import { Experiments } from './experiments.service.js';
import { ExperimentsStore } from './experiments.store.js';
import { ExposuresJob } from './exposures.job.js';
import { ExposuresListener } from './exposures.listener.js';
import { Exposures } from './exposures.service.js';
import { ExposuresStore } from './exposures.store.js';
import { LanderVisits } from './lander-visits.service.js';
import { RunningExperiments } from './running-experiments.service.js';
import { VisitCounter } from './visit-counter.service.js';
import { VisitCountsStore } from './visit-counts.store.js';

/** What compares variants with each other. */
export const experimentProviders = [
  Draws,
  Experiments,
  ExperimentsStore,
  Exposures,
  ExposuresJob,
  ExposuresListener,
  ExposuresStore,
  LanderVisits,
  RunningExperiments,
  VisitCounter,
  VisitCountsStore,
];
