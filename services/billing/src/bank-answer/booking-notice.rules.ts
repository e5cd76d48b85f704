import * as z from 'zod/mini';
import { isRefundName } from '../sepa/mandate.rules.js';
import { type BankLine, type BankReport, codeOf, isReportedDay, minorUnits } from './bank-report.js';

const Amount = z.object({ '#text': z.string(), '@Ccy': z.string() });
const Direction = z.enum(['CRDT', 'DBIT']);

const Details = z.object({
  Refs: z.optional(z.object({ EndToEndId: z.optional(z.string()) })),
  Amt: z.optional(Amount),
  AmtDtls: z.optional(z.object({ InstdAmt: z.optional(z.object({ Amt: Amount })), TxAmt: z.optional(z.object({ Amt: Amount })) })),
  CdtDbtInd: z.optional(Direction),
  RtrInf: z.optional(z.object({ Rsn: z.optional(z.object({ Cd: z.optional(z.string()) })) })),
});

const Entry = z.object({
  Amt: Amount,
  CdtDbtInd: Direction,
  /** Text in older versions, a code in newer ones. */
  Sts: z.union([z.string(), z.object({ Cd: z.string() })]),
  BookgDt: z.optional(z.object({ Dt: z.optional(z.string()), DtTm: z.optional(z.string()) })),
  NtryDtls: z.optional(
    z.array(z.object({ Btch: z.optional(z.object({ NbOfTxs: z.optional(z.string()) })), TxDtls: z.optional(z.array(Details)) })),
  ),
});

/** What we read of a `camt.054`, in whatever version: what was booked on our account. */
const BookingNotice = z.object({
  BkToCstmrDbtCdtNtfctn: z.object({
    GrpHdr: z.object({ MsgId: z.string(), CreDtTm: z.string() }),
    Ntfctn: z.array(
      z.object({
        Acct: z.object({ Id: z.object({ IBAN: z.string() }) }),
        Ntry: z.optional(z.array(Entry)),
      }),
    ),
  }),
});

/** null for a message that makes no sense. */
export const readBookingNotice = (document: unknown): BankReport | null => {
  const parsed = BookingNotice.safeParse(document);
  if (!parsed.success) return null;
  const { GrpHdr: head, Ntfctn: notices } = parsed.data.BkToCstmrDbtCdtNtfctn;
  const writtenOn = head.CreDtTm.slice(0, 10);
  if (!isReportedDay(writtenOn)) return null;
  const lines = notices.flatMap(({ Ntry = [] }) => Ntry.flatMap((entry) => linesOf(entry, writtenOn)));
  if (lines.includes(null)) return null;
  return {
    kind: 'camt.054',
    messageId: head.MsgId,
    writtenOn,
    accounts: notices.map(({ Acct }) => Acct.Id.IBAN),
    verdict: null,
    lines: lines.filter((line) => line !== null),
  };
};

/**
 * What is only foreseen counts for nothing. An entry without details is a line without a name: an operator looks. So does one for payments that were
 * booked together and do not add up: what of them is right nobody knows.
 */
const linesOf = (entry: z.output<typeof Entry>, writtenOn: string): (BankLine | null)[] => {
  if ((typeof entry.Sts === 'string' ? entry.Sts : entry.Sts.Cd) !== 'BOOK') return [];
  const onDay = (entry.BookgDt?.Dt ?? entry.BookgDt?.DtTm ?? writtenOn).slice(0, 10);
  if (!isReportedDay(onDay)) return [null];
  const details = entry.NtryDtls?.flatMap(({ TxDtls = [] }) => TxDtls) ?? [];
  if (details.length === 0) return [lineOf(entry, {}, onDay, true)];
  if (details.length === 1 && countedOf(entry) <= 1) return [lineOf(entry, details[0]!, onDay, true)];
  const together = details.map((one) => lineOf(entry, one, onDay, false));
  return addsUp(entry, details) ? together : together.map((line) => line && { ...line, batchDiffers: true });
};

/** How many payments the bank says that it booked together; 0 where it does not say. */
const countedOf = ({ NtryDtls = [] }: z.output<typeof Entry>): number =>
  NtryDtls.reduce((sum, { Btch }) => sum + (Number(Btch?.NbOfTxs) || 0), 0);

/** Whether the amounts that were booked for payments are as many as the bank says, and together what it booked for all of them. */
const addsUp = (entry: z.output<typeof Entry>, details: readonly z.output<typeof Details>[]): boolean => {
  const { Amt: total, CdtDbtInd: direction } = entry;
  const signed = details.map(({ Amt, AmtDtls, CdtDbtInd = direction }) => {
    const booked = Amt ?? AmtDtls?.TxAmt?.Amt ?? AmtDtls?.InstdAmt?.Amt;
    const amount = booked === undefined || booked['@Ccy'] !== total['@Ccy'] ? null : minorUnits(booked['#text']);
    return amount === null ? Number.NaN : CdtDbtInd === direction ? amount : -amount;
  });
  const counted = countedOf(entry);
  return (counted === 0 || counted === details.length) && signed.reduce((sum, amount) => sum + amount, 0) === minorUnits(total['#text']);
};

const lineOf = (entry: z.output<typeof Entry>, details: z.output<typeof Details>, onDay: string, alone: boolean): BankLine | null => {
  const { Refs, Amt, AmtDtls, RtrInf } = details;
  // What goes back names what was asked for, beside what the bank takes for it.
  const asked = AmtDtls?.InstdAmt?.Amt ?? Amt ?? AmtDtls?.TxAmt?.Amt ?? (alone ? entry.Amt : undefined);
  const amount = asked === undefined ? null : minorUnits(asked['#text']);
  if (asked !== undefined && amount === null) return null;
  const endToEndId = Refs?.EndToEndId ?? null;
  const direction = details.CdtDbtInd ?? entry.CdtDbtInd;
  const back = RtrInf !== undefined || (endToEndId !== null && direction !== expectedOf(endToEndId));
  return {
    says: back ? 'returned' : 'booked',
    endToEndId,
    amount,
    currency: asked?.['@Ccy'] ?? null,
    reason: codeOf(RtrInf?.Rsn?.Cd),
    onDay,
  };
};

/** Debits bring money here, refunds take it away: what moves the other way goes back. */
const expectedOf = (endToEndId: string): z.output<typeof Direction> => (isRefundName(endToEndId) ? 'DBIT' : 'CRDT');
