import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../passwords/passwords.service.js';
import { SignupStarts } from '../signup-start/signup-starts.service.js';
import { Admissions } from './admissions.service.js';
import { type LoginAccount, LoginsStore } from './logins.store.js';
import { accountKeyOf } from '../login-attempts/login-attempts.rules.js';

export interface Credentials {
  /** E-mail address or name. */
  readonly email: string;
  readonly password: string;
  readonly network: string;
  /** Takes an account back that is being deleted. */
  readonly bring_back?: boolean | undefined;
}

/** Checks credentials. An account that does not exist behaves as one with a wrong password: same answer, same work, same lock. */
@Injectable()
export class Logins {
  constructor(
    private readonly store: LoginsStore,
    private readonly admissions: Admissions,
    private readonly passwords: Passwords,
    private readonly starts: SignupStarts,
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
    const attempt = await this.admissions.begin(key, network, member);
    const right = await this.passwords.verify(member?.password_hash ?? null, password);
    if (member !== null && right) return { memberId: await this.admissions.admit(attempt, member, bringBack) };
    const unfinished = await this.starts.resume(given, password);
    if (unfinished === null) return this.admissions.refuse(attempt, 'account.login-failed');
    // others' tries at the same address keep counting: anybody can begin something with it
    await this.admissions.drop(attempt);
    return { unfinished };
  }

  private find(given: string): Promise<LoginAccount | null> {
    // A name never contains @ and an address always does, so the two cannot be mistaken for each other.
    return given.includes('@')
      ? this.store.findByEmail(given)
      : this.store.findByName(given, given.normalize('NFC').replaceAll(/\s+/g, ' '));
  }
}
