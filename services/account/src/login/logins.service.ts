import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { Reactivations } from '../deletion/reactivations.service.js';
import { Passwords } from '../passwords/passwords.service.js';
import { ResetMails } from '../passwords/reset-mails.service.js';
import { SignupStarts } from '../signup-start/signup-starts.service.js';
import { type LoginAccount, LoginsStore } from './logins.store.js';
import { accountKeyOf } from '../login-attempts/login-attempts.rules.js';
import { LoginAttempts } from '../login-attempts/login-attempts.service.js';
import { LoginAttemptsStore } from '../login-attempts/login-attempts.store.js';

export interface Credentials {
  /** E-mail address or name. */
  readonly email: string;
  readonly password: string;
  readonly network: string;
  /** Takes an account back that is being deleted. */
  readonly bring_back?: boolean | undefined;
}

/** Longer than writing an event takes: the answer's time does not tell whether there is somebody to write to. */
const LINK_ANSWER_MS = 150;

/** Checks credentials. An account that does not exist behaves as one with a wrong password: same answer, same work, same lock. */
@Injectable()
export class Logins {
  constructor(
    private readonly store: LoginsStore,
    private readonly tries: LoginAttempts,
    private readonly attempts: LoginAttemptsStore,
    private readonly passwords: Passwords,
    private readonly mails: ResetMails,
    private readonly starts: SignupStarts,
    private readonly reactivations: Reactivations,
  ) {}

  /** @returns who it is; or the secret that leads on to complete what a short form with these credentials began */
  async logIn({
    email: given,
    password,
    network,
    bring_back: bringBack = false,
  }: Credentials): Promise<{ readonly memberId: number } | { readonly unfinished: string }> {
    const member = await this.find(given);
    const key =
      member === null
        ? `nobody:${createHash('sha256').update(given.toLowerCase()).digest('base64url')}`
        : accountKeyOf(member.id, given.includes('@') ? 'address' : 'name');
    const attempt = await this.tries.begin(key, network).catch((error: unknown) => this.withLink(member, error));
    const right = await this.passwords.verify(member?.password_hash ?? null, password);
    if (member === null || !right) return { unfinished: await this.resume(given, password, attempt) };
    await this.attempts.removeAfterLogin(attempt, key, network);
    if (member.status === 'pending_deletion') await this.returnTo(member.id, bringBack);
    return { memberId: member.id };
  }

  /** Only told to who knows the password. */
  private async returnTo(memberId: number, bringBack: boolean): Promise<void> {
    if (!bringBack) throw new Refusal('account.deletion-pending');
    if (!(await this.reactivations.byPassword(memberId))) throw new Refusal('account.login-failed');
  }

  /** Others' tries at the same address keep counting: anybody can begin something with it. */
  private async resume(given: string, password: string, attempt: number): Promise<string> {
    const unfinished = await this.starts.resume(given, password);
    if (unfinished === null) {
      await this.attempts.markWrong(attempt);
      throw new Refusal('account.login-failed');
    }
    await this.attempts.remove(attempt);
    return unfinished;
  }

  /** Somebody who may no longer try gets the one way in that is left. */
  private async withLink(member: LoginAccount | null, error: unknown): Promise<never> {
    if (error instanceof Refusal && error.code === 'account.login-needs-link')
      await Promise.all([member === null ? null : this.mails.send(member.id), pause(LINK_ANSWER_MS)]);
    throw error;
  }

  private find(given: string): Promise<LoginAccount | null> {
    // A name never contains @ and an address always does, so the two cannot be mistaken for each other.
    return given.includes('@')
      ? this.store.findByEmail(given)
      : this.store.findByName(given, given.normalize('NFC').replaceAll(/\s+/g, ' '));
  }
}
