import { bankAmount } from '../bank-file/bank-text.rules.js';
import { writeMessage, type XmlNode } from '../bank-file/xml-writing.js';
import type { Day } from '../sepa/bank-day.rules.js';
import { isRefundName } from '../sepa/mandate.rules.js';

/** What a bank says of one payment that it was asked for. */
export interface PaymentStatus {
  readonly name: string;
  readonly status: 'ACSP' | 'RJCT' | 'PDNG';
  readonly reason?: string;
}

/** What a bank booked on the creditor's account. */
export interface Booking {
  readonly name: string;
  /** Cents. */
  readonly amount: number;
  readonly direction: 'CRDT' | 'DBIT';
  readonly day: Day;
  /** Of money that goes back. */
  readonly reason?: string;
}

export interface Answered {
  readonly messageId: string;
  readonly createdAt: Date;
}

const header = ({ messageId, createdAt }: Answered): XmlNode => ({ MsgId: messageId, CreDtTm: createdAt.toISOString().slice(0, 19) });

const reasonOf = (code: string | undefined): XmlNode | undefined => (code === undefined ? undefined : { Rsn: { Cd: code } });

/** A `pain.002`: how a bank takes a file. @param of the file's message id, and what it is */
export const writeStatusReport = (
  answered: Answered,
  of: {
    readonly messageId: string;
    readonly kind: 'pain.008.001.08' | 'pain.001.001.09';
    readonly status?: 'RJCT';
    readonly reason?: string;
  },
  payments: readonly PaymentStatus[],
): string =>
  writeMessage('pain.002.001.10', {
    CstmrPmtStsRpt: {
      GrpHdr: header(answered),
      OrgnlGrpInfAndSts: { OrgnlMsgId: of.messageId, OrgnlMsgNmId: of.kind, GrpSts: of.status, StsRsnInf: reasonOf(of.reason) },
      OrgnlPmtInfAndSts:
        payments.length === 0
          ? undefined
          : {
              OrgnlPmtInfId: `${of.messageId}-1`,
              TxInfAndSts: payments.map(({ name, status, reason }) => ({
                OrgnlEndToEndId: name,
                TxSts: status,
                StsRsnInf: reasonOf(reason),
              })),
            },
    },
  });

/** A `camt.054`: what a bank booked. */
export const writeBookingNotice = (answered: Answered, iban: string, bookings: readonly Booking[]): string =>
  writeMessage('camt.054.001.08', {
    BkToCstmrDbtCdtNtfctn: {
      GrpHdr: header(answered),
      Ntfctn: { Id: answered.messageId, Acct: { Id: { IBAN: iban } }, Ntry: bookings.map(entryOf) },
    },
  });

/** Family and sub-family in the banks' list of what can be booked: direct debits that we collect, transfers that we make, and either of them coming back. */
const bookedAs = ({ name, direction }: Booking): XmlNode => {
  const [family, kind] = isRefundName(name)
    ? ['ICDT', direction === 'DBIT' ? 'ESCT' : 'RRTN']
    : ['IDDT', direction === 'CRDT' ? 'ESDD' : 'UPDD'];
  return { Domn: { Cd: 'PMNT', Fmly: { Cd: family, SubFmlyCd: kind } } };
};

const entryOf = (booking: Booking): XmlNode => {
  const { name, amount, direction, day, reason } = booking;
  const money = { '@Ccy': 'EUR', '#text': bankAmount(amount) };
  return {
    Amt: money,
    CdtDbtInd: direction,
    Sts: { Cd: 'BOOK' },
    BookgDt: { Dt: day },
    BkTxCd: bookedAs(booking),
    NtryDtls: { TxDtls: { Refs: { EndToEndId: name }, Amt: money, RtrInf: reasonOf(reason) } },
  };
};
