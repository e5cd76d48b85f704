import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 18;

/** Signs addresses that may be used for a while: whoever changes path or time makes the signature wrong. */
export class PathSigner {
  private readonly key: Buffer;

  constructor(secret: string) {
    // A key of its own: what is signed here can never pass for something signed elsewhere with the same secret.
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'signed paths', 32));
  }

  /** The path with its expiry and signature. @param path without a query */
  signPath(path: string, expiresAt: Date): string {
    const expires = Math.floor(expiresAt.getTime() / 1000).toString(36);
    return `${path}?e=${expires}&s=${this.signature(path, expires)}`;
  }

  /** True for an address that `signPath` made and whose time is not over. */
  verify(signed: string, now: Date): boolean {
    const [path = '', query = ''] = signed.split('?', 2);
    const values = new URLSearchParams(query);
    const expires = values.get('e') ?? '';
    if (!/^[0-9a-z]{1,9}$/.test(expires) || Number.parseInt(expires, 36) * 1000 <= now.getTime()) return false;
    const expected = Buffer.from(this.signature(path, expires));
    const given = Buffer.from(values.get('s') ?? '');
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  private signature(path: string, expires: string): string {
    return createHmac('sha256', this.key).update(`${expires}\n${path}`).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
  }
}
