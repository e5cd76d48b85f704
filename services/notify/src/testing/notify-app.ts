import { Global, Module } from '@nestjs/common';
import { chatData, GivenChat } from '@rendezvous/chat/testing';
import { Database } from '@rendezvous/server/database';
import { Mailbox } from '@rendezvous/server/mail';
import { testApp, type TestApp, type TestAppOptions } from '@rendezvous/server/testing';
import { entities, migrations, NotifyModule } from '../index.js';

/** In the program the mail module gives it; tests record their mails instead. */
@Global()
@Module({
  providers: [{ provide: Mailbox, useFactory: (database: Database) => new Mailbox(database), inject: [Database] }],
  exports: [Mailbox],
})
class MailboxModule {}

/** Notify and all that stands left of it, on a database of its own. */
export const notifyApp = async (options: Partial<TestAppOptions> = {}): Promise<TestApp & { readonly given: GivenChat }> => {
  const app = await testApp({
    ...options,
    imports: [NotifyModule, MailboxModule],
    entities: [...chatData.entities, ...entities],
    migrations: [...chatData.migrations, ...migrations],
  });
  return Object.assign(app, { given: new GivenChat(app) });
};
