import type { FiledDebit } from '../bank-file/debit-file.rules.js';
import type { FiledRefund } from '../bank-file/refund-file.rules.js';

/** To whom the debits of a file go, and from whom its refunds. */
export const OWN_ACCOUNT = { name: 'Rendezvous & Söhne', id: 'DE98ZZZ09999999999', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

export const FILE_NAME = { messageId: '0123456789abcdef0123456789abcdef', createdAt: new Date('2026-11-24T10:00:00.123Z') };

export const filedDebit = (changes: Partial<FiledDebit> = {}): FiledDebit => ({
  endToEndId: 'RDV-D-7',
  amount: 2799,
  due: '2026-11-26',
  sequence: 'FRST',
  mandate: { reference: 'RDV-42', signedOn: '2026-11-24' },
  account: {
    iban: 'NL91ABNA0417164300',
    holder: 'Zoë <b>"&\' Müller-Łęcka',
    street: 'Rue de l’Église',
    house_number: '12 bis',
    postal_code: '1015 CN',
    city: 'Saint-Étienne',
    country: 'NL',
    mobile: '+31612345678',
  },
  purpose: 'Rendezvous RDV-D-7',
  ...changes,
});

export const filedRefund = (changes: Partial<FiledRefund> = {}): FiledRefund => ({
  endToEndId: 'RDV-R-1',
  amount: 1000,
  holder: 'Zoë',
  iban: 'NL91ABNA0417164300',
  purpose: 'Rendezvous RDV-R-1',
  ...changes,
});
