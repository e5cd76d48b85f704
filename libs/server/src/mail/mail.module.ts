import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { Database } from '../database/index.js';
import { Mail } from './mail.js';
import { Mailbox, MailboxMail } from './mailbox.provider.js';
import { SmtpMail } from './smtp.provider.js';

/** Provides `Mail`, and `Mailbox` for what was kept instead of sent. */
@Global()
@Module({})
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(Mail) private readonly mail: Mail) {}

  /** @param options.url mail server; null keeps mails in the mailbox */
  static forRoot(options: { readonly url: string | null; readonly from: string }): DynamicModule {
    const choose = (database: Database, clock: Clock): Mail =>
      options.url === null ? new MailboxMail(database, clock) : new SmtpMail(options.url, options.from);
    return {
      module: MailModule,
      providers: [
        { provide: Mail, useFactory: choose, inject: [Database, Clock] },
        { provide: Mailbox, useFactory: (database: Database) => new Mailbox(database), inject: [Database] },
      ],
      exports: [Mail, Mailbox],
    };
  }

  onApplicationShutdown(): void {
    if (this.mail instanceof SmtpMail) this.mail.close();
  }
}
