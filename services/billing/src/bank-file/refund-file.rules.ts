import type { Day } from '../sepa/bank-day.rules.js';
import { bankAmount, bankText } from './bank-text.rules.js';
import { counted, type FileName, header, ibanOf, NAME_MAX, type OwnAccount, remittance } from './debit-file.rules.js';
import { writeMessage, type XmlNode } from './xml-writing.js';

/** One refund of a file. */
export interface FiledRefund {
  readonly endToEndId: string;
  /** Cents. */
  readonly amount: number;
  readonly holder: string;
  readonly iban: string;
  readonly purpose: string;
}

/** Writes refunds as a `pain.001.001.09`. @param day on which they are to be paid */
export const writeRefunds = (name: FileName, own: OwnAccount, day: Day, refunds: readonly FiledRefund[]): string =>
  writeMessage('pain.001.001.09', {
    CstmrCdtTrfInitn: {
      GrpHdr: header(name, own, refunds),
      PmtInf: {
        PmtInfId: `${name.messageId}-1`,
        PmtMtd: 'TRF',
        BtchBookg: 'false',
        ...counted(refunds),
        PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
        ReqdExctnDt: { Dt: day },
        Dbtr: { Nm: bankText(own.name, NAME_MAX) },
        DbtrAcct: ibanOf(own.iban),
        DbtrAgt: { FinInstnId: { BICFI: own.bic } },
        ChrgBr: 'SLEV',
        CdtTrfTxInf: refunds.map(refundOf),
      },
    },
  });

const refundOf = ({ endToEndId, amount, holder, iban, purpose }: FiledRefund): XmlNode => ({
  PmtId: { EndToEndId: endToEndId },
  Amt: { InstdAmt: { '@Ccy': 'EUR', '#text': bankAmount(amount) } },
  Cdtr: { Nm: bankText(holder, NAME_MAX) },
  CdtrAcct: ibanOf(iban),
  RmtInf: remittance(purpose),
});
