import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Passwords } from '../passwords/passwords.service.js';
import { ResetMails } from '../passwords/reset-mails.service.js';
import { SignupStarts } from '../signup-start/signup-starts.service.js';
import { type LoginAccount, LoginsStore } from './logins.store.js';
import { LoginAttemptsStore } from '../login-attempts/login-attempts.store.js';
import { accountKeyOf, lockOf, TRIES_PER_NETWORK } from '../login-attempts/login-attempts.rules.js';

export interface Credentials {
  /** E-mail address or name. */
  readonly email: string;
  readonly password: string;
  readonly network: string;
}

/** How long a try waits for others that are being checked at this moment. */
const WAIT_MS = 3000;
const WAIT_STEP_MS = 25;
/** Longer than writing an event takes: the answer's time does not tell whether there is somebody to write to. */
const LINK_ANSWER_MS = 150;

/** Checks credentials. An account that does not exist behaves as one with a wrong password: same answer, same work, same lock. */
@Injectable()
export class Logins {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: LoginsStore,
    private readonly attempts: LoginAttemptsStore,
    private readonly passwords: Passwords,
    private readonly mails: ResetMails,
    private readonly starts: SignupStarts,
  ) {}

  /** @returns who it is; or the secret that leads on to complete what a short form with these credentials began */
  async logIn({ email: given, password, network }: Credentials): Promise<{ readonly memberId: number } | { readonly unfinished: string }> {
    const member = await this.find(given);
    const key =
      member === null
        ? `nobody:${createHash('sha256').update(given.toLowerCase()).digest('base64url')}`
        : accountKeyOf(member.id, given.includes('@') ? 'address' : 'name');
    const attempt = await this.begin(key, network).catch((error: unknown) => this.withLink(member, error));
    const right = await this.passwords.verify(member?.password_hash ?? null, password);
    if (member === null || !right) return { unfinished: await this.resume(given, password, attempt) };
    await this.attempts.removeAfterLogin(attempt, key, network);
    if (member.status === 'pending_deletion') throw new Refusal('account.deletion-pending');
    return { memberId: member.id };
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

  /** Counts the try before it is made. Tries whose verdict is open count as wrong, so a try may have to wait for them. */
  private async begin(key: string, network: string): Promise<number> {
    const patience = Date.now() + WAIT_MS;
    for (;;) {
      const attempt = await this.tryToBegin(key, network);
      if (attempt !== null) return attempt;
      if (Date.now() > patience) throw new Refusal('server.unavailable', undefined, { retryAfter: 1 });
      await pause(WAIT_STEP_MS);
    }
  }

  private tryToBegin(key: string, network: string): Promise<number | null> {
    return this.database.transaction(async (tx) => {
      await this.attempts.lock(tx, key);
      const now = this.clock.now();
      const counted = await this.attempts.count(tx, key, network, now);
      const lock = lockOf({ fromNetwork: counted.from_network, anywhere: counted.anywhere }, now);
      if (lock?.code === 'account.login-blocked')
        throw new Refusal(lock.code, { minutes: lock.minutes }, { retryAfter: lock.minutes * 60 });
      if (lock !== null) throw new Refusal(lock.code);
      if (counted.trying >= TRIES_PER_NETWORK - counted.from_network.length && counted.trying > 0) return null;
      return this.attempts.begin(tx, key, network, now);
    });
  }
}
