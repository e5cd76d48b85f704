import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { seal, unseal } from '@rendezvous/server/sealing';

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
    return seal(this.sealKey, text);
  }

  /** Throws when it was changed, or sealed with another key. */
  open(sealed: Buffer): string {
    return unseal(this.sealKey, sealed);
  }

  /** The same for the same, and nothing leads back. @param of what kind it is: the same text of another kind is another key */
  keyOf(of: 'account' | 'debit' | 'network', text: string): string {
    return createHmac('sha256', this.hashKey).update(`${of}:${text}`).digest('hex');
  }
}
