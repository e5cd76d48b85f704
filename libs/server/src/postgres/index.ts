export { startPostgres, type PostgresOptions, type RunningPostgres } from './launcher.js';
export { freePort } from './free-port.js';
