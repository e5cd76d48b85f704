import type { AccountDetails } from '../sepa/account-details.service.js';
import type { Day } from '../sepa/bank-day.rules.js';
import type { Sequence } from '../sepa/mandate.rules.js';
import { bankAmount, bankText } from './bank-text.rules.js';
import { writeMessage, type XmlNode } from './xml-writing.js';

/** Whose account money moves to or from. */
export interface OwnAccount {
  readonly name: string;
  readonly id: string;
  readonly iban: string;
  readonly bic: string;
}

/** What names a file, and when it was written. */
export interface FileName {
  /** At most 32 characters: what is in it has names that begin with it. */
  readonly messageId: string;
  readonly createdAt: Date;
}

/** One debit of a file. */
export interface FiledDebit {
  readonly endToEndId: string;
  /** Cents. */
  readonly amount: number;
  readonly due: Day;
  readonly sequence: Sequence;
  readonly mandate: { readonly reference: string; readonly signedOn: Day };
  readonly account: AccountDetails;
  /** What the payer reads on the statement. */
  readonly purpose: string;
}

export const NAME_MAX = 70;
const PURPOSE_MAX = 140;

const sum = (payments: readonly { readonly amount: number }[]): number => payments.reduce((total, { amount }) => total + amount, 0);

export const counted = (payments: readonly { readonly amount: number }[]) => ({
  NbOfTxs: String(payments.length),
  CtrlSum: bankAmount(sum(payments)),
});

export const header = ({ messageId, createdAt }: FileName, own: OwnAccount, payments: readonly { readonly amount: number }[]): XmlNode => ({
  MsgId: messageId,
  CreDtTm: createdAt.toISOString().slice(0, 19),
  ...counted(payments),
  InitgPty: { Nm: bankText(own.name, NAME_MAX) },
});

export const ibanOf = (iban: string): XmlNode => ({ Id: { IBAN: iban } });

export const remittance = (purpose: string): XmlNode => ({ Ustrd: bankText(purpose, PURPOSE_MAX) });

const batchKey = ({ due, sequence }: FiledDebit): string => `${due} ${sequence}`;

/** Debits of one day and sequence are one batch, in the order of both. */
const batchesOf = (debits: readonly FiledDebit[]): (readonly FiledDebit[])[] =>
  [...new Set(debits.map(batchKey))].toSorted().map((key) => debits.filter((debit) => batchKey(debit) === key));

/** Writes debits as a `pain.008.001.08`. */
export const writeDebits = (name: FileName, own: OwnAccount, debits: readonly FiledDebit[]): string =>
  writeMessage('pain.008.001.08', {
    CstmrDrctDbtInitn: {
      GrpHdr: header(name, own, debits),
      PmtInf: batchesOf(debits).map((batch, index) => batchOf(`${name.messageId}-${index + 1}`, own, batch)),
    },
  });

const batchOf = (id: string, own: OwnAccount, batch: readonly FiledDebit[]): XmlNode => ({
  PmtInfId: id,
  PmtMtd: 'DD',
  BtchBookg: 'false',
  ...counted(batch),
  PmtTpInf: { SvcLvl: { Cd: 'SEPA' }, LclInstrm: { Cd: 'CORE' }, SeqTp: batch[0]!.sequence },
  ReqdColltnDt: batch[0]!.due,
  Cdtr: { Nm: bankText(own.name, NAME_MAX) },
  CdtrAcct: ibanOf(own.iban),
  CdtrAgt: { FinInstnId: { BICFI: own.bic } },
  ChrgBr: 'SLEV',
  CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: own.id, SchmeNm: { Prtry: 'SEPA' } } } } },
  DrctDbtTxInf: batch.map(debitOf),
});

const debitOf = ({ endToEndId, amount, mandate, account, purpose }: FiledDebit): XmlNode => ({
  PmtId: { EndToEndId: endToEndId },
  InstdAmt: { '@Ccy': 'EUR', '#text': bankAmount(amount) },
  DrctDbtTx: { MndtRltdInf: { MndtId: mandate.reference, DtOfSgntr: mandate.signedOn } },
  DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
  // no address: the form asks for none of its countries, and banks ask for no address within the countries where debits are offered
  Dbtr: { Nm: bankText(account.holder, NAME_MAX) },
  DbtrAcct: ibanOf(account.iban),
  RmtInf: remittance(purpose),
});
