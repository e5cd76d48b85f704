export { Database } from './database.js';
export { connect, DatabaseModule } from './database.module.js';
export type { Tx } from './tx.js';
export { migrate } from './migrate.js';
export type { EntityList, MigrationList } from './lists.js';
export { isCommitUnknown, isConnectionLoss, sqlState } from './faults.js';
export { HeardClient, hearFaults } from './heard-client.js';
export { enqueue } from './enqueue.js';
export { REQUEST_MS, withPatience } from './patience.js';
