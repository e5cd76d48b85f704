import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponse, beginPasskeyLogin } from '@rendezvous/contracts/account/passkey-login';
import type { beginPasskey, RegistrationResponse } from '@rendezvous/contracts/account/passkeys';
import type { ReplyOf } from '@rendezvous/contracts/route';

type Creation = ReplyOf<typeof beginPasskey>['options'];
type Request = ReplyOf<typeof beginPasskeyLogin>['options'];

/** How an answer differs from that of a browser and an authenticator that do as they should. */
export interface Oddity {
  readonly origin?: string;
  readonly rpId?: string;
  /** What clients call what is done. */
  readonly type?: string;
  readonly challenge?: string;
  /** false: nobody was asked for a finger, a face or a PIN. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  /** Signs with another key. */
  readonly forged?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const MAY_BE_BACKED_UP = 0x08;
const BACKED_UP = 0x10;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: Buffer): string => data.toString('base64url');
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** CBOR, as much of it as an attestation has: longer byte strings, short texts, and maps of them. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, ...uint16(bytes.length)]), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborMap = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()]);
const cborByte = (byte: number): Buffer => Buffer.from([byte]);

/** A public key as COSE writes it: EC2, ES256, P-256. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap(
    [cborByte(0x01), cborByte(0x02)],
    [cborByte(0x03), cborByte(0x26)],
    [cborByte(0x20), cborByte(0x01)],
    [cborByte(0x21), cborBytes(Buffer.from(x, 'base64url'))],
    [cborByte(0x22), cborBytes(Buffer.from(y, 'base64url'))],
  );
};

/** A browser with an authenticator that holds one passkey: what it answers is signed as a real one signs. */
export class Authenticator {
  readonly credentialId: string;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  private userHandle = '';

  /** @param counts whether it counts how often it is used; synced ones do not */
  constructor(
    private readonly origin = 'http://localhost',
    private readonly counts = true,
    credentialId = encoded(randomBytes(32)),
  ) {
    this.credentialId = credentialId;
  }

  make({ rp, user, challenge }: Creation, odd: Oddity = {}): RegistrationResponse {
    this.userHandle = user.id;
    const client = this.clientData('webauthn.create', challenge, odd);
    const id = Buffer.from(this.credentialId, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(this.keys.publicKey)]);
    const data = Buffer.concat([this.data(odd.rpId ?? rp.id, WITH_KEY, odd), credential]);
    const attestation = cborMap(
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap()],
      [cborText('authData'), cborBytes(data)],
    );
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: { clientDataJSON: encoded(client), attestationObject: encoded(attestation), transports: ['internal'] },
    };
  }

  use({ rpId, challenge }: Request, odd: Oddity = {}): AuthenticationResponse {
    const client = this.clientData('webauthn.get', challenge, odd);
    const data = this.data(odd.rpId ?? rpId, 0, odd);
    const key = odd.forged === true ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.keys.privateKey;
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
        userHandle: odd.userHandle === undefined ? this.userHandle : odd.userHandle,
      },
    };
  }

  private clientData(type: string, challenge: string, odd: Oddity): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private data(rpId: string, flags: number, { verified = true, counter }: Oddity): Buffer {
    if (this.counts) this.counter += 1;
    const backedUp = this.counts ? 0 : MAY_BE_BACKED_UP | BACKED_UP;
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([PRESENT | (verified ? VERIFIED : 0) | backedUp | flags]),
      uint32(counter ?? this.counter),
    ]);
  }
}
