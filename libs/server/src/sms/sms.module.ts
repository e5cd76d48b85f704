import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import type { SmsService } from '../config/index.js';
import { Database } from '../database/index.js';
import { HttpSms } from './http-sms.provider.js';
import { MailboxSms } from './mailbox-sms.provider.js';
import { NoSms, SmsSender } from './sms.js';

export interface SmsOptions {
  /** null: no company is set up. */
  readonly service: SmsService | null;
  /** Whether messages are kept in the mailbox where no company is set up. */
  readonly mailbox: boolean;
}

/** Provides `SmsSender`. */
@Global()
@Module({})
export class SmsModule {
  static forRoot({ service, mailbox }: SmsOptions): DynamicModule {
    const choose = (database: Database, clock: Clock): SmsSender => {
      if (service !== null) return new HttpSms(service);
      return mailbox ? new MailboxSms(database, clock) : new NoSms();
    };
    return { module: SmsModule, providers: [{ provide: SmsSender, useFactory: choose, inject: [Database, Clock] }], exports: [SmsSender] };
  }
}
