import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import type { Site } from '@rendezvous/site';
import { Invitations } from '../invitations/invitations.service.js';
import { AddressAnswers } from './address-answers.service.js';
import { PendingSignups } from './pending-signups.service.js';
import { type Admission, type CredentialsForm, SignupChecks } from './signup-checks.service.js';
import { type PendingForm, type SignupForm, SignupStore } from './signup.store.js';

/** Steps that another service adds to the transaction that makes the account. */
type WithAccount<T> = (tx: Tx, memberId: number) => Promise<T>;

/** Longer than keeping a signup, or finding an account, takes beside the hash of a password: the answer's time tells nothing. */
const ANSWER_MS = 400;

interface Joined<T> {
  readonly memberId: number;
  readonly added: T;
}

/** Joining: from the check of the first step to the account. */
@Injectable()
export class Signup {
  constructor(
    private readonly database: Database,
    private readonly store: SignupStore,
    private readonly answers: AddressAnswers,
    private readonly checks: SignupChecks,
    private readonly pending: PendingSignups,
    private readonly invitations: Invitations,
  ) {}

  /** Throws when the site takes no signups from whoever has no more than that. */
  async refuseClosed(site: Site, admission: Admission): Promise<void> {
    this.checks.open(site, admission);
    await this.invitations.refuseOver(admission.invitation ?? null, site);
  }

  /** Everything that can be said about the first step before the others are filled in. */
  async check(form: CredentialsForm, network: string, site: Site): Promise<void> {
    this.checks.credentials(form, site);
    await this.invitations.refuseOver(form.invitation ?? null, site);
    await this.refuseTaken(form, network);
  }

  /**
   * Makes account, profile and consents at once, with whatever `also` adds.
   * @returns null when only the mailbox of the address is told what comes of it
   */
  async signUp<T>({ password, ...form }: SignupForm, network: string, site: Site, also: WithAccount<T>): Promise<Joined<T> | null> {
    this.checks.whole({ ...form, password }, site);
    return this.join(form, () => this.checks.hash(password), network, also);
  }

  /** The same with a password that was given before, with the consent to the terms. */
  async complete<T>(form: PendingForm, passwordHash: string, network: string, site: Site, also: WithAccount<T>): Promise<Joined<T> | null> {
    this.checks.rest(form, site);
    return this.join(form, () => Promise.resolve(passwordHash), network, also);
  }

  private async join<T>(form: PendingForm, hash: () => Promise<string>, network: string, also: WithAccount<T>): Promise<Joined<T> | null> {
    const email = form.email.toLowerCase();
    if ((await this.refuseTaken(form, network)) === 'untold') return this.byMail(form, email, hash);
    const passwordHash = await hash();
    const made = await this.database.transaction(async (tx) => {
      const memberId = await this.store.create(tx, form, email, { passwordHash });
      return memberId === null ? null : { memberId, added: await also(tx, memberId) };
    });
    if (made !== null) return made;
    if ((await this.refuseTaken(form, network)) === 'untold') return this.byMail(form, email, hash);
    // Whoever had it is gone again within the same moment: the next try succeeds.
    throw new Refusal('server.unavailable', undefined, { retryAfter: 1 });
  }

  private async byMail(form: PendingForm, email: string, hash: () => Promise<string>): Promise<null> {
    const begin = async (): Promise<void> => this.pending.begin(form, email, await hash());
    await Promise.all([begin(), pause(ANSWER_MS)]);
    return null;
  }

  /** Refuses a taken name, and a taken address while this network may be told. `untold`: nothing is said of addresses, free or taken. */
  private async refuseTaken({ email, name }: Pick<SignupForm, 'email' | 'name'>, network: string): Promise<'free' | 'untold'> {
    const mayTell = await this.answers.mayTell(network);
    const status = await this.store.statusOfAddress(email.toLowerCase());
    const untold =
      !mayTell ||
      (status !== null &&
        !(await this.answers.tell(network, status === 'pending_deletion' ? 'account.email-deleted' : 'account.email-taken')));
    if (await this.store.isNameTaken(name)) throw new Refusal('account.name-taken');
    return untold ? 'untold' : 'free';
  }
}
