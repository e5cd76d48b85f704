import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Limits } from '@rendezvous/server/limits';

/** Mails that one member gets at most: nobody may fill another's mailbox. */
const MAILS = { max: 3, seconds: 3600 };

/** Has the mail with the link for a new password sent. */
@Injectable()
export class ResetMails {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
  ) {}

  async send(memberId: number): Promise<void> {
    const { allowed } = await this.limits.take(`account.reset-mail:${memberId}`, MAILS);
    if (allowed) await this.database.transaction((tx) => tx.publish('account.password-reset-asked', { memberId }));
  }
}
