import type { MigrationList } from '@rendezvous/server/database';
import { CreateAccount1700000002001 } from './1700000002001-create-account.js';

export const migrations: MigrationList = [CreateAccount1700000002001];
