import { Injectable } from '@nestjs/common';
import { minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import type { Viewer } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import { Links } from '../links/links.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { PasswordProof } from './password-proof.service.js';
import { passwordFault } from './passwords.rules.js';
import { Passwords } from './passwords.service.js';
import { PasswordsStore } from './passwords.store.js';

/** How long a change may be sent again, by a browser that did not hear its answer. */
const AGAIN_MS = minutes(10);

interface NewPassword {
  readonly old: string;
  readonly password: string;
  readonly network: string;
}

/** A new password by somebody who is logged in and knows the old one. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly proof: PasswordProof,
    private readonly passwords: Passwords,
    private readonly store: PasswordsStore,
    private readonly links: Links,
    private readonly sessions: Sessions,
  ) {}

  /** Sets the password; every other session ends with a wish for another address, and the owner is told by mail. */
  async set(viewer: Viewer, { old, password, network }: NewPassword): Promise<void> {
    if (await this.isSet(viewer, password)) return;
    const oldHash = await this.proof.check(viewer.memberId, old, network);
    await this.replace(viewer, oldHash, password, await this.passwords.hash(password));
  }

  private replace({ memberId, sessionId }: Viewer, oldHash: string, password: string, passwordHash: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const owner = await this.store.replace(tx, memberId, oldHash, passwordHash);
      // somebody else was faster: what was the old password is none any more
      if (owner === null) throw new Refusal('account.old-password-wrong');
      const fault = passwordFault(password, owner);
      if (fault !== null) throw Refusal.fields({ path: 'password', code: fault });
      await this.store.noteSetBy(tx, memberId, sessionId, this.clock.now());
      await this.store.removeWishedAddress(tx, memberId);
      await this.links.revoke(tx, 'password', memberId);
      await this.links.revoke(tx, 'mail-change', memberId);
      await this.sessions.endOthersIn(tx, memberId, sessionId);
      await tx.publish('account.password-changed', { memberId });
    });
  }

  /** Whether this very session has just set this password: its old one would be called wrong. */
  private async isSet({ memberId, sessionId }: Viewer, password: string): Promise<boolean> {
    const hash = await this.store.findSetBy(memberId, sessionId, new Date(this.clock.now().getTime() - AGAIN_MS));
    return hash !== null && this.passwords.verify(hash, password);
  }
}
