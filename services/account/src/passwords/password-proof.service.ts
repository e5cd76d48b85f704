import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { accountKeyOf } from '../login-attempts/login-attempts.rules.js';
import { LoginAttempts } from '../login-attempts/login-attempts.service.js';
import { LoginAttemptsStore } from '../login-attempts/login-attempts.store.js';
import { Passwords } from './passwords.service.js';
import { PasswordsStore } from './passwords.store.js';
import { ResetMails } from './reset-mails.service.js';

/** The proof that whoever holds a session knows the password, too. Wrong ones count together with those of the login, and lock like them. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly tries: LoginAttempts,
    private readonly attempts: LoginAttemptsStore,
    private readonly passwords: Passwords,
    private readonly store: PasswordsStore,
    private readonly mails: ResetMails,
  ) {}

  /** Refuses a wrong password. @returns the hash of the right one */
  async check(memberId: number, password: string, network: string): Promise<string> {
    const key = accountKeyOf(memberId, 'address');
    const attempt = await this.tries.begin(key, network).catch((error: unknown) => this.withLink(memberId, error));
    const hash = await this.store.findHash(memberId);
    if (hash === null || !(await this.passwords.verify(hash, password))) {
      await this.attempts.markWrong(attempt);
      throw new Refusal('account.old-password-wrong');
    }
    await this.attempts.removeAfterLogin(attempt, key, network);
    return hash;
  }

  /** Somebody who may no longer try gets the one way that is left. */
  private async withLink(memberId: number, error: unknown): Promise<never> {
    if (error instanceof Refusal && error.code === 'account.login-needs-link') await this.mails.send(memberId);
    throw error;
  }
}
