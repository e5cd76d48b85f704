import { Injectable } from '@nestjs/common';
import type { logInWithPasskey } from '@rendezvous/contracts/account/passkey-login';
import type { InputOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { accountKeyOf } from '../login-attempts/login-attempts.rules.js';
import { PasskeyChallenges } from '../passkeys/passkey-challenges.service.js';
import { PasskeyProofs } from '../passkeys/passkey-proofs.service.js';
import { type PasskeyKey, PasskeysStore } from '../passkeys/passkeys.store.js';
import type { RelyingParty } from '../passkeys/relying-party.rules.js';
import { Admissions } from './admissions.service.js';
import { type LoginAccount, LoginsStore } from './logins.store.js';

type Answer = InputOf<typeof logInWithPasskey>['body'];

/** Checks passkeys of those who log in. Their tries count and lock together with those by password. */
@Injectable()
export class PasskeyLogins {
  constructor(
    private readonly clock: Clock,
    private readonly logins: LoginsStore,
    private readonly admissions: Admissions,
    private readonly challenges: PasskeyChallenges,
    private readonly proofs: PasskeyProofs,
    private readonly passkeys: PasskeysStore,
  ) {}

  /** @returns who it is */
  async logIn({ credential, bring_back: bringBack = false }: Answer, party: RelyingParty, network: string): Promise<number> {
    const challenge = await this.proofs.challengeIn(credential.response.clientDataJSON, party);
    await this.challenges.takeForLogin(challenge, party);
    const { key, member } = await this.find(party, credential);
    const attempt = await this.admissions.begin(accountKeyOf(member.id, 'address'), network, member);
    const used = await this.proofs.used(credential, key.public_key, challenge, party).catch((error: unknown) => {
      if (error instanceof Refusal) return this.admissions.refuse(attempt, error.code);
      throw error;
    });
    const isNoted = await this.passkeys.noteUse(key.id, { ...used, at: this.clock.now() });
    if (!isNoted) return this.admissions.refuse(attempt, 'account.passkey-copied');
    return this.admissions.admit(attempt, member, bringBack);
  }

  /** A passkey that nobody has, that is called somebody else's, or whose member is gone: all the same to whoever asks. */
  private async find(
    { id: rpId }: RelyingParty,
    { id, response: { userHandle } }: Answer['credential'],
  ): Promise<{ readonly key: PasskeyKey; readonly member: LoginAccount }> {
    const key = await this.passkeys.find(rpId, id);
    const member = key !== null && key.user_handle === userHandle ? await this.logins.findById(key.member_id) : null;
    if (key === null || member === null) throw new Refusal('account.passkey-unknown');
    return { key, member };
  }
}
