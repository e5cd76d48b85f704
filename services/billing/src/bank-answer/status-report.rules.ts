import * as z from 'zod/mini';
import { type BankLine, type BankReport, type BankSays, type BankVerdict, codeOf, isReportedDay } from './bank-report.js';

const Reasons = z.optional(z.array(z.object({ Rsn: z.optional(z.object({ Cd: z.optional(z.string()), Prtry: z.optional(z.string()) })) })));

const Transaction = z.object({
  OrgnlEndToEndId: z.optional(z.string()),
  TxSts: z.optional(z.string()),
  StsRsnInf: Reasons,
});

/** What we read of a `pain.002`, in whatever version: what it says of payments that we asked for. */
const StatusReport = z.object({
  CstmrPmtStsRpt: z.object({
    GrpHdr: z.object({ MsgId: z.string(), CreDtTm: z.string() }),
    OrgnlGrpInfAndSts: z.object({ OrgnlMsgId: z.string(), GrpSts: z.optional(z.string()), StsRsnInf: Reasons }),
    OrgnlPmtInfAndSts: z.optional(
      z.array(
        z.object({
          OrgnlPmtInfId: z.string(),
          PmtInfSts: z.optional(z.string()),
          StsRsnInf: Reasons,
          TxInfAndSts: z.optional(z.array(Transaction)),
        }),
      ),
    ),
  }),
});

/** Statuses of ISO 20022 that say that a payment is on its way, or done. Others, such as `PDNG`, say nothing yet. */
const TAKEN: ReadonlySet<string> = new Set(['ACCP', 'ACTC', 'ACSP', 'ACSC', 'ACWC', 'ACCC', 'ACWP']);

const saysOf = (status: string | undefined): BankSays | null => {
  if (status === 'RJCT') return 'rejected';
  return status !== undefined && TAKEN.has(status) ? 'accepted' : null;
};

const reasonOf = (reasons: z.output<typeof Reasons>): string | null => codeOf(reasons?.find(({ Rsn }) => Rsn?.Cd !== undefined)?.Rsn?.Cd);

/** null for a message that makes no sense. */
export const readStatusReport = (document: unknown): BankReport | null => {
  const parsed = StatusReport.safeParse(document);
  if (!parsed.success) return null;
  const { GrpHdr: head, OrgnlGrpInfAndSts: group, OrgnlPmtInfAndSts: batches = [] } = parsed.data.CstmrPmtStsRpt;
  const writtenOn = head.CreDtTm.slice(0, 10);
  if (!isReportedDay(writtenOn)) return null;
  const lines = batches.flatMap(({ TxInfAndSts = [] }) => TxInfAndSts.flatMap((transaction) => lineOf(transaction, writtenOn)));
  const refused = [
    ...(group.GrpSts === 'RJCT' ? [{ name: group.OrgnlMsgId, reason: reasonOf(group.StsRsnInf) }] : []),
    ...batches
      .filter(({ PmtInfSts }) => PmtInfSts === 'RJCT')
      .map(({ OrgnlPmtInfId: name, StsRsnInf }) => ({ name, reason: reasonOf(StsRsnInf) })),
  ];
  const verdict = { messageId: group.OrgnlMsgId, state: stateOf(group.GrpSts, refused.length > 0, lines), refused };
  return { kind: 'pain.002', messageId: head.MsgId, writtenOn, accounts: [], verdict, lines };
};

const lineOf = ({ OrgnlEndToEndId, TxSts, StsRsnInf }: z.output<typeof Transaction>, onDay: string): BankLine[] => {
  const says = saysOf(TxSts);
  if (says === null) return [];
  return [{ says, endToEndId: OrgnlEndToEndId ?? null, amount: null, currency: null, reason: reasonOf(StsRsnInf), onDay }];
};

const stateOf = (status: string | undefined, refused: boolean, lines: readonly BankLine[]): BankVerdict['state'] => {
  if (status === 'RJCT') return 'rejected';
  if (status === 'PART' || refused || lines.some(({ says }) => says === 'rejected')) return 'partly';
  return saysOf(status) === 'accepted' || lines.length > 0 ? 'accepted' : null;
};
