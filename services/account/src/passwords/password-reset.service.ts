import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Links } from '../links/links.service.js';
import { LoginAttemptsStore } from '../login-attempts/login-attempts.store.js';
import { accountKeyOf } from '../login-attempts/login-attempts.rules.js';
import { Sessions } from '../sessions/sessions.service.js';
import { passwordFault } from './passwords.rules.js';
import { Passwords } from './passwords.service.js';
import { PasswordsStore } from './passwords.store.js';

/** A new password by a link that was sent by mail. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly database: Database,
    private readonly links: Links,
    private readonly attempts: LoginAttemptsStore,
    private readonly passwords: Passwords,
    private readonly store: PasswordsStore,
    private readonly sessions: Sessions,
  ) {}

  /** Whether a link still sets a password. */
  isGood(token: string): Promise<boolean> {
    return this.links.isGood('password', token);
  }

  /** Sets the password; every session ends with a wish for another address, and the owner is told by mail. */
  async set(token: string, password: string): Promise<number> {
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async (tx) => {
      const memberId = await this.links.use(tx, 'password', token);
      await this.change(tx, memberId, password, passwordHash);
      await this.store.removeWishedAddress(tx, memberId);
      await this.links.revoke(tx, 'password', memberId);
      await this.links.revoke(tx, 'mail-change', memberId);
      await this.attempts.removeAll(tx, [accountKeyOf(memberId, 'address'), accountKeyOf(memberId, 'name')]);
      await this.sessions.endAllIn(tx, memberId);
      await tx.publish('account.password-changed', { memberId });
      return memberId;
    });
  }

  private async change(tx: Tx, memberId: number, password: string, passwordHash: string): Promise<void> {
    const member = await this.store.change(tx, memberId, passwordHash);
    if (member === null) throw new Refusal('account.link-invalid');
    const fault = passwordFault(password, member);
    // Thrown inside: the transaction rolls back and the link stays good for a better password.
    if (fault !== null) throw Refusal.fields({ path: 'password', code: fault });
  }
}
