import { Injectable } from '@nestjs/common';
import type { RegistrationResponse } from '@rendezvous/contracts/account/passkeys';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Viewer } from '@rendezvous/server/http';
import { Refusal } from '@rendezvous/server/refusal';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import { PasskeyProofs } from './passkey-proofs.service.js';
import { type ListedPasskey, PasskeysStore } from './passkeys.store.js';
import type { RelyingParty } from './relying-party.rules.js';

interface Made {
  readonly name: string;
  readonly credential: RegistrationResponse;
  /** How many a member may have. */
  readonly max: number;
}

/** The passkeys of members. The password stays: whoever removes the last one still gets in. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly challenges: PasskeyChallenges,
    private readonly proofs: PasskeyProofs,
    private readonly store: PasskeysStore,
  ) {}

  list(memberId: number): Promise<ListedPasskey[]> {
    return this.store.list(memberId);
  }

  /** Keeps what a browser made of a challenge that this session was given. */
  async add(viewer: Viewer, party: RelyingParty, { name, credential, max }: Made): Promise<void> {
    const { memberId } = viewer;
    const challenge = await this.proofs.challengeIn(credential.response.clientDataJSON, party);
    const userHandle = await this.challenges.takeForMember(challenge, party, viewer);
    if (userHandle === null) return this.refuseUnlessKept(memberId, party, credential.id);
    const made = await this.proofs.made(credential, challenge, party);
    const transports = credential.response.transports ?? [];
    await this.database.transaction(async (tx) => {
      await tx.lock('account.passkeys', memberId);
      await this.refuseMore(memberId, max, tx);
      const createdAt = this.clock.now();
      const added = await this.store.add(tx, { ...made, memberId, rpId: party.id, userHandle, transports, name, createdAt });
      if (!added) throw new Refusal('account.passkey-taken');
      await tx.publish('account.passkey-added', { memberId });
    });
  }

  /** Refuses who has as many as there may be. @returns those that there are */
  async refuseMore(memberId: number, max: number, on?: Tx): Promise<ListedPasskey[]> {
    const passkeys = await this.store.list(memberId, on);
    if (passkeys.length >= max) throw new Refusal('account.passkey-limit', { max });
    return passkeys;
  }

  async rename(memberId: number, id: number, name: string): Promise<void> {
    if (!(await this.store.rename(memberId, id, name))) throw new Refusal('account.passkey-not-found');
  }

  async remove(memberId: number, id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.store.remove(tx, memberId, id)) await tx.publish('account.passkey-removed', { memberId });
    });
  }

  /** The answer to the first call may have been lost: then it is kept, and its challenge used. */
  private async refuseUnlessKept(memberId: number, { id }: RelyingParty, credentialId: string): Promise<void> {
    const kept = await this.store.find(id, credentialId);
    if (kept?.member_id !== memberId) throw new Refusal('account.passkey-expired');
  }
}
