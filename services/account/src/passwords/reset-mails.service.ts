import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Limits } from '@rendezvous/server/limits';
import { Refusal } from '@rendezvous/server/refusal';
import { MembersStore } from '../members/members.store.js';

/** Mails that one member gets at most: nobody may fill another's mailbox. */
const MAILS = { max: 3, seconds: 3600 };

/** Longer than finding an account and writing an event takes: the answer's time tells nothing. */
const ANSWER_MS = 150;

/** Has the mail with the link for a new password sent. */
@Injectable()
export class ResetMails {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly members: MembersStore,
  ) {}

  /** Has the link sent, if the address has an account. @param reveal the site's setting that an unknown address is told */
  async ask(email: string, reveal: boolean): Promise<void> {
    const [found] = await Promise.all([this.sendTo(email.toLowerCase()), pause(ANSWER_MS)]);
    if (!found && reveal) throw new Refusal('account.email-not-found');
  }

  async send(memberId: number): Promise<void> {
    const { allowed } = await this.limits.take(`account.reset-mail:${memberId}`, MAILS);
    if (allowed) await this.database.transaction((tx) => tx.publish('account.password-reset-asked', { memberId }));
  }

  private async sendTo(email: string): Promise<boolean> {
    const memberId = await this.members.findByEmail(email);
    if (memberId === null) return false;
    await this.send(memberId);
    return true;
  }
}
