import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { RefusalCode } from '@rendezvous/contracts/refusals';
import { Refusal } from '@rendezvous/server/refusal';
import { Reactivations } from '../deletion/reactivations.service.js';
import { LoginAttempts } from '../login-attempts/login-attempts.service.js';
import { LoginAttemptsStore } from '../login-attempts/login-attempts.store.js';
import { ResetMails } from '../passwords/reset-mails.service.js';
import type { LoginAccount } from './logins.store.js';

/** Longer than writing an event takes: the answer's time does not tell whether there is somebody to write to. */
const LINK_ANSWER_MS = 150;

/** A try to log in, counted before its proof was looked at. */
interface Attempt {
  readonly id: number;
  readonly key: string;
  readonly network: string;
}

/** What every way to log in has to pass, whatever proves who somebody is: the lock before, and the state of the account after. */
@Injectable()
export class Admissions {
  constructor(
    private readonly tries: LoginAttempts,
    private readonly attempts: LoginAttemptsStore,
    private readonly mails: ResetMails,
    private readonly reactivations: Reactivations,
  ) {}

  /** Counts a try. Refused while the account is locked. @param key under which its tries count @param member null when there is no such account */
  async begin(key: string, network: string, member: LoginAccount | null): Promise<Attempt> {
    try {
      return { id: await this.tries.begin(key, network), key, network };
    } catch (error) {
      throw await this.withLink(member, error);
    }
  }

  /** The proof was wrong. */
  async refuse({ id }: Attempt, code: RefusalCode): Promise<never> {
    await this.attempts.markWrong(id);
    throw new Refusal(code);
  }

  /** It was neither right nor wrong. */
  async drop({ id }: Attempt): Promise<void> {
    await this.attempts.remove(id);
  }

  /** The proof was right. @param bringBack also when the account is being deleted: it is brought back. @returns who it is */
  async admit({ id, key, network }: Attempt, member: LoginAccount, bringBack: boolean): Promise<number> {
    await this.attempts.removeAfterLogin(id, key, network);
    if (member.status === 'pending_deletion') await this.returnTo(member.id, bringBack);
    return member.id;
  }

  /** Only told to who proved to be its owner. */
  private async returnTo(memberId: number, bringBack: boolean): Promise<void> {
    if (!bringBack) throw new Refusal('account.deletion-pending');
    if (!(await this.reactivations.byLogin(memberId))) throw new Refusal('account.login-failed');
  }

  /** Somebody who may no longer try gets the one way in that is left. */
  private async withLink(member: LoginAccount | null, error: unknown): Promise<unknown> {
    if (error instanceof Refusal && error.code === 'account.login-needs-link')
      await Promise.all([member === null ? null : this.mails.send(member.id), pause(LINK_ANSWER_MS)]);
    return error;
  }
}
