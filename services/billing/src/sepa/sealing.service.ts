import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Keeps accounts and files for the bank unreadable for whoever has the database alone: by keys made of the installation's own. */
@Injectable()
export class Sealing {
  private readonly sealKey: Buffer;
  private readonly hashKey: Buffer;

  constructor({ secretKey }: Config) {
    this.sealKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'direct-debit-seal', 32));
    this.hashKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'direct-debit-hash', 32));
  }

  seal(text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealKey, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when it was changed, or sealed with another key. */
  open(sealed: Buffer): string {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.sealKey, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }

  /** The same for the same, and nothing leads back. @param of what kind it is: the same text of another kind is another key */
  keyOf(of: 'account' | 'debit' | 'network', text: string): string {
    return createHmac('sha256', this.hashKey).update(`${of}:${text}`).digest('hex');
  }
}
