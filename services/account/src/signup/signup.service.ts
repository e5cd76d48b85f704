import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import type { Site } from '@rendezvous/site';
import { AddressAnswers } from './address-answers.service.js';
import { type CredentialsForm, SignupChecks } from './signup-checks.service.js';
import { type SignupForm, SignupStore } from './signup.store.js';

/** Steps that another service adds to the transaction that makes the account. */
type WithAccount<T> = (tx: Tx, memberId: number) => Promise<T>;

/** Joining: from the check of the first step to the account. */
@Injectable()
export class Signup {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: SignupStore,
    private readonly answers: AddressAnswers,
    private readonly checks: SignupChecks,
  ) {}

  /** Everything that can be said about the first step before the others are filled in. */
  async check(form: CredentialsForm, network: string, site: Site): Promise<void> {
    this.checks.credentials(form, site);
    await this.answers.mayAsk(network);
    await this.refuseTaken(form.email.toLowerCase(), form.name, network);
  }

  /** Makes account, profile and consents at once, with whatever `also` adds. */
  async signUp<T>(
    form: SignupForm,
    network: string,
    site: Site,
    also: WithAccount<T>,
  ): Promise<{ readonly memberId: number; readonly added: T }> {
    this.checks.whole(form, site);
    await this.answers.mayAsk(network);
    const email = form.email.toLowerCase();
    await this.refuseTaken(email, form.name, network);
    const passwordHash = await this.checks.hash(form.password);
    const made = await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const memberId = await this.store.insert(tx, form, email, passwordHash, at);
      if (memberId === null) return null;
      const consents = { terms: form.consent_terms, matching: form.consent_matching, marketing: form.consent_marketing };
      await this.store.recordConsents(tx, memberId, consents, at);
      const added = await also(tx, memberId);
      await tx.publish('account.member-joined', { memberId });
      return { memberId, added };
    });
    if (made !== null) return made;
    await this.refuseTaken(email, form.name, network);
    // Whoever had it is gone again within the same moment: the next try succeeds.
    throw new Refusal('server.unavailable', undefined, { retryAfter: 1 });
  }

  private async refuseTaken(email: string, name: string, network: string): Promise<void> {
    const status = await this.store.statusOfAddress(email);
    if (status !== null) await this.answers.tell(network, status === 'pending_deletion' ? 'account.email-deleted' : 'account.email-taken');
    if (await this.store.isNameTaken(name)) throw new Refusal('account.name-taken');
  }
}
