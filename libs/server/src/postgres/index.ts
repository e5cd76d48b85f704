export { startPostgres, type RunningPostgres } from './launcher.js';
export { emptyDatabase, removePostgres } from './reset.js';
export { freePort } from './free-port.js';
