export {
  FAULTY_BUILDS,
  GOOD_BUILD,
  SHELL_BUILD,
  SHELL_SHARES,
  SLOW_BUILD,
  THROWING_BUILD,
  sourceWorker,
  writeBuild,
} from './server-builds.js';
