import { Injectable } from '@nestjs/common';
import { minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import type { Viewer } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import { secretHash, secretToken } from '../links/secret-token.js';
import { PasskeyChallengesStore } from './passkey-challenges.store.js';
import type { RelyingParty } from './relying-party.rules.js';

/** How long one can be answered. */
export const CHALLENGE_MS = minutes(5);

/** What passkeys sign: each is answered once, within minutes, and only its hash is kept. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly clock: Clock,
    private readonly store: PasskeyChallengesStore,
  ) {}

  /** One for whoever comes to log in, in base64url. */
  async mintForLogin({ id }: RelyingParty): Promise<string> {
    const challenge = secretToken();
    await this.store.add(secretHash(challenge), id, null, this.expiry());
    return challenge;
  }

  /** One for a member who proved who they are, in base64url. @param userHandle what the authenticator will call the member */
  async mintForMember({ id }: RelyingParty, { memberId, sessionId }: Viewer, userHandle: string): Promise<string> {
    const challenge = secretToken();
    await this.store.add(secretHash(challenge), id, { memberId, sessionId, userHandle }, this.expiry());
    return challenge;
  }

  /** Uses one up; refuses one that is used, over or unknown. */
  async takeForLogin(challenge: string, { id }: RelyingParty): Promise<void> {
    if (!(await this.store.takeForLogin(secretHash(challenge), id, this.clock.now()))) throw new Refusal('account.passkey-expired');
  }

  /** Uses one up that this session was given. @returns what the authenticator calls the member; null when it is used, over or unknown */
  takeForMember(challenge: string, { id }: RelyingParty, viewer: Viewer): Promise<string | null> {
    return this.store.takeForMember(secretHash(challenge), id, viewer, this.clock.now());
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + CHALLENGE_MS);
  }
}
