import type { MigrationList } from '@rendezvous/server/database';
import { CreateSearch1700000005001 } from './1700000005001-create-search.js';

export const migrations: MigrationList = [CreateSearch1700000005001];
