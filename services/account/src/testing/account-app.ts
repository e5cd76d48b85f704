import { testApp, type TestApp, type TestAppOptions } from '@rendezvous/server/testing';
import { entities as siteEntities, migrations as siteMigrations } from '@rendezvous/site';
import { AccountModule } from '../account.module.js';
import { entities } from '../entities.js';
import { migrations } from '../migrations/index.js';

/** The account area with everything that it calls, on a database of its own. */
export const accountApp = (options: Partial<TestAppOptions> = {}): Promise<TestApp> =>
  testApp({
    ...options,
    imports: [AccountModule],
    entities: [...siteEntities, ...entities],
    migrations: [...siteMigrations, ...migrations],
  });
