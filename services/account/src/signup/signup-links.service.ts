import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { secretHash } from '../links/secret-token.js';
import { PhotosStore } from '../photos/photos.store.js';
import { namesFor } from './names.rules.js';
import { type PendingSignup, PendingSignupsStore } from './pending-signups.store.js';
import { SignupStore } from './signup.store.js';

/** Finishes a signup by the link of its mail. */
@Injectable()
export class SignupLinks {
  constructor(
    private readonly clock: Clock,
    private readonly pending: PendingSignupsStore,
    private readonly signups: SignupStore,
    private readonly photos: PhotosStore,
  ) {}

  /**
   * Makes the account; its address is proved by the link.
   * @returns the new member, whom the caller activates; null when the link is none of a signup
   */
  async use(tx: Tx, token: string): Promise<number | null> {
    const pending = await this.pending.take(tx, secretHash(token), this.clock.now());
    if (pending === null) return null;
    const memberId = await this.create(tx, pending);
    // other signups with this address, whoever began them, were waiting for the same proof
    await this.pending.removeOf(tx, pending.email);
    if (typeof pending.form.draft === 'string') await this.photos.adoptDraft(tx, pending.form.draft, memberId, this.clock.now());
    return memberId;
  }

  private async create(tx: Tx, { form, email, passwordHash, createdAt }: PendingSignup): Promise<number> {
    for (const name of namesFor(form.name)) {
      const memberId = await this.signups.create(tx, { ...form, name }, email, { passwordHash, agreedAt: createdAt });
      if (memberId !== null) return memberId;
      // somebody has the address by now: nobody else gets in by an older link
      if (await this.signups.hasAccount(tx, email)) break;
    }
    throw new Refusal('account.link-invalid');
  }
}
