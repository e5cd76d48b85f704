import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Links } from '../links/links.service.js';
import { LoginAttemptsStore } from '../login/login-attempts.store.js';
import { accountKeyOf } from '../login/login.rules.js';
import { passwordFault } from './passwords.rules.js';
import { Passwords } from './passwords.service.js';
import { ResetMails } from './reset-mails.service.js';

/** Longer than finding an account and writing an event takes: the answer's time tells nothing. */
const ANSWER_MS = 150;

/** A new password by a link that was sent by mail. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly database: Database,
    private readonly mails: ResetMails,
    private readonly links: Links,
    private readonly attempts: LoginAttemptsStore,
    private readonly passwords: Passwords,
  ) {}

  /** Has a link sent, if the address has an account. @param reveal the site's setting that an unknown address is told */
  async ask(email: string, reveal: boolean): Promise<void> {
    const [found] = await Promise.all([this.request(email.toLowerCase()), pause(ANSWER_MS)]);
    if (!found && reveal) throw new Refusal('account.email-not-found');
  }

  /** Sets the password; every session ends, and the owner is told by mail. */
  async set(token: string, password: string): Promise<number> {
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async (tx) => {
      const memberId = await this.links.use(tx, 'password', token);
      await this.change(tx, memberId, password, passwordHash);
      await this.links.revoke(tx, 'password', memberId);
      await this.attempts.forget(tx, accountKeyOf(memberId));
      await tx.query('delete from account.sessions where member_id = $1', [memberId]);
      await tx.publish('account.password-changed', { memberId });
      return memberId;
    });
  }

  private async change(tx: Tx, memberId: number, password: string, passwordHash: string): Promise<void> {
    const [member] = await tx.query<{ email: string; name: string }>(
      `update account.members set password_hash = $2 where id = $1 and status <> 'erased' returning email, name`,
      [memberId, passwordHash],
    );
    if (member === undefined) throw new Refusal('account.link-invalid');
    const fault = passwordFault(password, member);
    // Thrown inside: the transaction rolls back and the link stays good for a better password.
    if (fault !== null) throw Refusal.fields({ path: 'password', code: fault });
  }

  private async request(email: string): Promise<boolean> {
    const [member] = await this.database.read<{ id: number }>(`select id from account.members where email = $1 and status <> 'erased'`, [
      email,
    ]);
    if (member === undefined) return false;
    await this.mails.send(member.id);
    return true;
  }
}
