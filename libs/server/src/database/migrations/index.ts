import type { MigrationList } from '../lists.js';
import { CreateServer1700000000001 } from './1700000000001-create-server.js';

/** What the platform itself keeps, in the schema `server`. */
export const serverMigrations: MigrationList = [CreateServer1700000000001];
