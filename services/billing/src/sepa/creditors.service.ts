import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config, type SepaCreditor } from '@rendezvous/server/config';

/** Creditor id and account number are the ones that banks print in their examples. */
const DEMO = { name: 'Rendezvous Demo', id: 'DE98ZZZ09999999999', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

/** To whom direct debits go: as the environment says, in the demo to somebody of whom no bank knows. */
@Injectable()
export class Creditors {
  private readonly creditor: SepaCreditor | null;

  constructor({ sepa, demo, dataDir }: Config) {
    this.creditor = sepa ?? (demo ? { ...DEMO, folder: join(dataDir, 'bank') } : null);
  }

  /** null where nobody collects by direct debit. */
  find(): SepaCreditor | null {
    return this.creditor;
  }

  /** Throws where nobody collects by direct debit: then the method is not offered. */
  get(): SepaCreditor {
    if (this.creditor === null) throw new Error('Nobody collects by direct debit here.');
    return this.creditor;
  }
}
