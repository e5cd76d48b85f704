import { Injectable } from '@nestjs/common';
import type { beginPasskeyLogin } from '@rendezvous/contracts/account/passkey-login';
import type { beginPasskey } from '@rendezvous/contracts/account/passkeys';
import type { ReplyOf } from '@rendezvous/contracts/route';
import type { Viewer } from '@rendezvous/server/http';
import { secretToken } from '../links/secret-token.js';
import { OwnUser } from '../members/own-user.service.js';
import { CHALLENGE_MS, PasskeyChallenges } from './passkey-challenges.service.js';
import { ALGORITHMS } from './passkey-proofs.service.js';
import type { ListedPasskey } from './passkeys.store.js';
import type { RelyingParty } from './relying-party.rules.js';

type CreationOptions = ReplyOf<typeof beginPasskey>['options'];
type RequestOptions = ReplyOf<typeof beginPasskeyLogin>['options'];

const TYPE = 'public-key';

/** What browsers make and ask for passkeys with. The person is asked by the authenticator, and found by what is in it. */
@Injectable()
export class PasskeyOptions {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly users: OwnUser,
  ) {}

  /** @param siteName as authenticators show it @param passkeys those that there are */
  async toMake(party: RelyingParty, siteName: string, viewer: Viewer, passkeys: readonly ListedPasskey[]): Promise<CreationOptions> {
    // authenticators list it where others may look: the name that everybody sees, and not the address
    const name = (await this.users.read(viewer.memberId))?.profile.name ?? '';
    const here = passkeys.filter(({ rp_id: rpId }) => rpId === party.id);
    const userHandle = here[0]?.user_handle ?? secretToken();
    return {
      rp: { id: party.id, name: siteName },
      user: { id: userHandle, name, displayName: name },
      challenge: await this.challenges.mintForMember(party, viewer, userHandle),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: TYPE, alg })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: here.map(({ credential_id: id, transports }) => ({ type: TYPE, id, transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    };
  }

  async toLogIn(party: RelyingParty): Promise<RequestOptions> {
    return {
      rpId: party.id,
      challenge: await this.challenges.mintForLogin(party),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    };
  }
}
