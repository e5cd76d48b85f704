import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticationResponse } from '@rendezvous/contracts/account/passkey-login';
import type { RegistrationResponse } from '@rendezvous/contracts/account/passkeys';
import { Refusal } from '@rendezvous/server/refusal';
import * as z from 'zod';
import type { PasskeyEntity } from './passkey.entity.js';
import type { RelyingParty } from './relying-party.rules.js';

/** ES256, EdDSA, RS256: what authenticators have. Named, since what the library takes by itself depends on the version of Node. */
export const ALGORITHMS = [-7, -8, -257];

/** What is asked of it before anything is verified. */
const ClientData = z.object({ origin: z.string(), challenge: z.string() });

/** What a verified response says of the key; `counter` is how often it was used, as it counts itself. */
type MadeKey = Pick<PasskeyEntity, 'credentialId' | 'publicKey' | 'counter' | 'backedUp'>;
type UsedKey = Pick<PasskeyEntity, 'counter' | 'backedUp'>;

// the library comes with the first passkey: it would hold the start of a process up by most of a second
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Whether what a browser sends is what a passkey signed here. The person has to have been asked by the authenticator (finger, face, PIN). */
@Injectable()
export class PasskeyProofs {
  private readonly logger = new Logger(PasskeyProofs.name);

  /** The challenge that a response says it answers, in base64url; refused when it was asked for by another origin. */
  async challengeIn(clientDataJSON: string, { origin }: RelyingParty): Promise<string> {
    const { decodeClientDataJSON } = await helpers();
    const said = await this.refuseFaults(() => ClientData.parse(decodeClientDataJSON(clientDataJSON)));
    if (said.origin !== origin) throw new Refusal('account.passkey-unavailable');
    return said.challenge;
  }

  /** The key that was made. */
  async made({ response, ...credential }: RegistrationResponse, challenge: string, { id, origin }: RelyingParty): Promise<MadeKey> {
    const { verifyRegistrationResponse } = await library();
    const { transports: _, ...answer } = response;
    const { verified, registrationInfo: info } = await this.refuseFaults(() =>
      verifyRegistrationResponse({
        response: { ...credential, response: answer, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified) throw new Refusal('account.passkey-refused');
    return {
      credentialId: info.credential.id,
      publicKey: Buffer.from(info.credential.publicKey),
      counter: info.credential.counter,
      backedUp: info.credentialBackedUp,
    };
  }

  /** Refuses what the key did not sign. Whether it counted on is asked where the counter is kept, of two logins at once too. */
  async used(
    { response, ...credential }: AuthenticationResponse,
    publicKey: Buffer,
    challenge: string,
    { id, origin }: RelyingParty,
  ): Promise<UsedKey> {
    const { verifyAuthenticationResponse } = await library();
    const { userHandle: _, ...answer } = response;
    const { verified, authenticationInfo: info } = await this.refuseFaults(() =>
      verifyAuthenticationResponse({
        response: { ...credential, response: answer, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: 0 },
      }),
    );
    if (!verified) throw new Refusal('account.passkey-refused');
    return { counter: info.newCounter, backedUp: info.credentialBackedUp };
  }

  /** The library throws what is wrong with a response; to whoever sent it that is one refusal. */
  private async refuseFaults<T>(verify: () => T | Promise<T>): Promise<T> {
    try {
      return await verify();
    } catch (error) {
      this.logger.log({ msg: 'A passkey was refused.', reason: error instanceof Error ? error.message : String(error) });
      throw new Refusal('account.passkey-refused');
    }
  }
}
