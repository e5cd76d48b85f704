import { hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EvidenceMessage } from '@rendezvous/contracts/account/report-evidence';
import { Config } from '@rendezvous/server/config';
import { seal, unseal } from '@rendezvous/server/sealing';
import type { ReportEvidenceEntity } from './report-evidence.entity.js';

const SALT_BYTES = 32;
/** How it is sealed, as the first byte of it: another way gets another number, and the earlier stays readable. */
const VERSION = Buffer.from([1]);

type Sealed = Pick<ReportEvidenceEntity, 'salt' | 'sealed'>;

/** Keeps evidence unreadable for whoever has the database alone: by a key for each report, made of the installation's own. */
@Injectable()
export class EvidenceSealing {
  private readonly secretKey: string;

  constructor({ secretKey }: Config) {
    this.secretKey = secretKey;
  }

  /** @param number of the report: it opens as evidence of this one only */
  seal(number: string, messages: readonly EvidenceMessage[]): Sealed {
    const salt = randomBytes(SALT_BYTES);
    return { salt, sealed: Buffer.concat([VERSION, seal(this.keyOf(salt), JSON.stringify(messages), number)]) };
  }

  /** Throws when it was changed, is another report's, or was sealed by another installation. */
  open(number: string, { salt, sealed }: Sealed): EvidenceMessage[] {
    return JSON.parse(unseal(this.keyOf(salt), sealed.subarray(VERSION.length), number)) as EvidenceMessage[];
  }

  private keyOf(salt: Buffer): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secretKey, salt, 'report-evidence', 32));
  }
}
