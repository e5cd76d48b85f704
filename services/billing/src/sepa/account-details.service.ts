import { COUNTRY_CODES } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Sealing } from './sealing.service.js';

/** Whose account is debited, and who says so. Everything in it is sealed together. */
const AccountDetails = z.object({
  iban: z.string(),
  holder: z.string(),
  street: z.string(),
  house_number: z.string(),
  postal_code: z.string(),
  city: z.string(),
  /** In which the order was priced, and the mobile number dialled: the form asks for none, so that of the address nobody knows. */
  country: z.enum(COUNTRY_CODES),
  /** In E.164. */
  mobile: z.string(),
});

export type AccountDetails = z.output<typeof AccountDetails>;

/** Accounts as they are kept: encrypted. */
@Injectable()
export class SealedAccounts {
  constructor(private readonly sealing: Sealing) {}

  seal(details: AccountDetails): Buffer {
    return this.sealing.seal(JSON.stringify(details));
  }

  open(sealed: Buffer): AccountDetails {
    return AccountDetails.parse(JSON.parse(this.sealing.open(sealed)));
  }

  /** The same for the same account. */
  keyOf({ iban }: Pick<AccountDetails, 'iban'>): string {
    return this.sealing.keyOf('account', iban);
  }
}
