import { billingData } from '@rendezvous/billing/testing';
import { testApp, type TestApp, type TestAppOptions } from '@rendezvous/server/testing';
import { ChatModule } from '../chat.module.js';
import { entities, migrations } from '../index.js';
import { GivenChat } from './given.js';

/** Entities and migrations of chat and all that stands left of it. */
export const chatData = {
  entities: [...billingData.entities, ...entities],
  migrations: [...billingData.migrations, ...migrations],
};

/** The chat area with everything that it calls, on a database of its own. */
export const chatApp = async (options: Partial<TestAppOptions> = {}): Promise<TestApp & { readonly given: GivenChat }> => {
  const app = await testApp({ ...options, ...chatData, imports: [ChatModule, ...(options.imports ?? [])] });
  return Object.assign(app, { given: new GivenChat(app) });
};
