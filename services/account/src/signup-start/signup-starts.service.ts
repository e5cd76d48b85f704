import { Injectable } from '@nestjs/common';
import type { startSignup } from '@rendezvous/contracts/account/signup-start';
import { TERMS_UPDATED } from '@rendezvous/contracts/account/terms';
import { days } from '@rendezvous/contracts/kernel';
import type { InputOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import type { Site } from '@rendezvous/site';
import { Invitations } from '../invitations/invitations.service.js';
import { ACTIVATION_DAYS } from '../links/links.service.js';
import { secretHash, secretToken } from '../links/secret-token.js';
import { Passwords } from '../passwords/passwords.service.js';
import { type Admission, SignupChecks } from '../signup/signup-checks.service.js';
import { type SignupStart, SignupStartsStore } from './signup-starts.store.js';

type ShortForm = InputOf<typeof startSignup>['body'];

/**
 * Short forms that wait for their completion, as long as a signup waits for its mail's link. Nothing here asks whether an address has an
 * account: the answer is the same for every address, and takes as long.
 */
@Injectable()
export class SignupStarts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: SignupStartsStore,
    private readonly checks: SignupChecks,
    private readonly passwords: Passwords,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Keeps a short form. What the same browser began before is forgotten.
   * @param before the secret of that; null for none
   * @returns the secret that the browser keeps
   */
  async begin(form: ShortForm, { traffic, invitation }: Admission, site: Site, before: string | null): Promise<string> {
    this.checks.access({ email: form.email, password: form.password, traffic, invitation }, site);
    await this.invitations.refuseOver(invitation ?? null, site);
    const passwordHash = await this.checks.hash(form.password);
    const token = secretToken();
    const startedAt = this.clock.now();
    await this.database.transaction(async (tx) => {
      if (before !== null) await this.store.removeByToken(tx, secretHash(before));
      await this.store.add(tx, {
        tokenHash: secretHash(token),
        email: form.email.toLowerCase(),
        passwordHash,
        termsVersion: TERMS_UPDATED,
        traffic,
        aboutMemberId: form.member ?? null,
        signupMessage: form.signup_message ?? '',
        siteId: site.id,
        invitation: invitation ?? null,
        startedAt,
        expiresAt: new Date(startedAt.getTime() + days(ACTIVATION_DAYS)),
      });
    });
    return token;
  }

  /** What a browser has begun, also when it was completed a moment ago; null for an unknown secret, or one that is over. */
  find(token: string | null): Promise<SignupStart | null> {
    return token === null ? Promise.resolve(null) : this.store.findByToken(secretHash(token), this.clock.now());
  }

  /**
   * For somebody who logs in before it is completed: the secret that leads on, null when nothing was begun with this address and password.
   * Takes as long either way.
   * @param given an address; a name has begun nothing
   */
  async resume(given: string, password: string): Promise<string | null> {
    const start = await this.store.findLatest(given.toLowerCase(), this.clock.now());
    if (!(await this.passwords.verify(start?.passwordHash ?? null, password)) || start === null) return null;
    const token = secretToken();
    return (await this.store.setToken(start.id, secretHash(token), this.clock.now())) ? token : null;
  }

  async removeOver(): Promise<void> {
    await this.store.removeOver(this.clock.now());
  }
}
