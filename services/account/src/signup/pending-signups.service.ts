import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Limits } from '@rendezvous/server/limits';
import { ACTIVATION_DAYS } from '../links/links.service.js';
import { secretHash, secretToken } from '../links/secret-token.js';
import { MembersStore } from '../members/members.store.js';
import { PhotosStore } from '../photos/photos.store.js';
import { PendingSignupsStore } from './pending-signups.store.js';
import type { PendingForm } from './signup.store.js';

/** Mails that one address gets because somebody signs up with it: nobody may fill another's mailbox. */
const MAILS = { max: 3, seconds: 3600 };

/** What the mail of a pending signup says. */
export interface SignupLink {
  readonly token: string;
  readonly email: string;
  readonly name: string;
  readonly language: 'en' | 'fr';
  /** The site that the form was sent to; null in forms from before that was noted. */
  readonly siteId: number | null;
}

/** Signups whose answer may not tell whether the address has an account: only its mailbox is told. */
@Injectable()
export class PendingSignups {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: PendingSignupsStore,
    private readonly members: MembersStore,
    private readonly photos: PhotosStore,
    private readonly limits: Limits,
  ) {}

  /** Has a mail sent: with the link that makes the account, or that there is one. @param email lower case */
  async begin(form: PendingForm, email: string, passwordHash: string): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + days(ACTIVATION_DAYS));
    // before anything is asked of the address: whose draft lives on has an account, or has none
    const { draft } = form;
    if (typeof draft === 'string') await this.database.transaction((tx) => this.photos.keepDraft(tx, draft, expiresAt, createdAt));
    const { allowed } = await this.limits.take(`account.signup-mail:${secretHash(email).toString('base64url')}`, MAILS);
    if (!allowed) return;
    await this.database.transaction(async (tx) => {
      const memberId = await this.members.findByEmail(email, tx);
      if (memberId !== null) return tx.publish('account.signup-repeated', { memberId });
      const signupId = await this.store.add(tx, { email, passwordHash, form, createdAt }, expiresAt);
      await tx.publish('account.signup-pending', { signupId });
    });
  }

  /** The secret of the link, made when the mail is written; null when there is nothing to finish any more. */
  async mintLink(signupId: number): Promise<SignupLink | null> {
    const token = secretToken();
    const pending = await this.store.setToken(signupId, secretHash(token), this.clock.now());
    if (pending === null) return null;
    const { name, language, site_id: siteId = null } = pending.form;
    return { token, email: pending.email, name, language, siteId };
  }

  async removeOver(): Promise<void> {
    await this.store.removeOver(this.clock.now());
  }
}
