import type { EntityList, MigrationList } from '@rendezvous/server/database';

/** The door of landers. Its texts are files, so it keeps no table yet. */
export { LandersModule } from './landers.module.js';

export const entities: EntityList = [];
export const migrations: MigrationList = [];
