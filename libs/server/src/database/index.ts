export { Database } from './database.js';
export { connect, DatabaseModule, type DatabaseOptions } from './database.module.js';
export type { Tx } from './tx.js';
export { migrate } from './migrate.js';
export type { EntityList, MigrationList } from './lists.js';
export { HeardClient, hearFaults, isConnectionLoss, isUnavailable, sqlState } from './faults.js';
export { enqueue, type EnqueueOptions } from './enqueue.js';
export { withPatience } from './patience.js';
