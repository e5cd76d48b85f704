import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config, type SepaCreditor } from '@rendezvous/server/config';
import { Companies, Sites } from '@rendezvous/site';

/** Creditor id and account number are the ones that banks print in their examples. */
const DEMO = { name: null, id: 'DE98ZZZ09999999999', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

/** Where debits go to, and by which folder: all that needs no database. */
type CreditorAccount = Omit<SepaCreditor, 'name'>;

/** To whom direct debits go: as the environment says, in the demo to the company of the default site, by an account of which no bank knows. */
@Injectable()
export class Creditors {
  private readonly creditor: (CreditorAccount & { readonly name: string | null }) | null;

  constructor(
    { sepa, demo, dataDir }: Config,
    private readonly sites: Sites,
    private readonly companies: Companies,
  ) {
    this.creditor = sepa ?? (demo ? { ...DEMO, folder: join(dataDir, 'bank') } : null);
  }

  /** null where nobody collects by direct debit. */
  find(): CreditorAccount | null {
    return this.creditor;
  }

  /** Throws where nobody collects by direct debit: then the method is not offered. */
  get(): CreditorAccount {
    return this.require();
  }

  /** The same, as payers and the bank read it: by the name that the bank knows, which the environment says, or else by that of the company. */
  async named(): Promise<SepaCreditor> {
    const { name, ...account } = this.require();
    return { ...account, name: name ?? (await this.companies.of(this.sites.current().id)).name };
  }

  private require(): NonNullable<typeof this.creditor> {
    if (this.creditor === null) throw new Error('Nobody collects by direct debit here.');
    return this.creditor;
  }
}
