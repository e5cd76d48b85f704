import { chatData } from '@rendezvous/chat/testing';
import { testApp, type TestApp, type TestAppOptions } from '@rendezvous/server/testing';
import { entities } from '../entities.js';
import { SearchIndex } from '../search-index/search-index.service.js';
import { migrations } from '../migrations/index.js';
import { SearchModule } from '../search.module.js';
import { GivenSearch } from './given.js';

/** Entities and migrations of search and all that stands left of it. */
export const searchData = {
  entities: [...chatData.entities, ...entities],
  migrations: [...chatData.migrations, ...migrations],
};

/** The search area with everything that it calls, on a database of its own. */
export const searchApp = async (options: Partial<TestAppOptions> = {}): Promise<TestApp & { readonly given: GivenSearch }> => {
  const app = await testApp({ ...options, ...searchData, imports: [SearchModule, ...(options.imports ?? [])] });
  return Object.assign(app, { given: new GivenSearch({ database: app.database, clock: app.clock, searchIndex: app.get(SearchIndex) }) });
};
