import type { TraceRow } from '@rendezvous/contracts/billing/operator-trace';
import type { AdjustmentRow } from '../adjustment/adjustment.store.js';
import { creditNoteNumber, invoiceNumber, reversalNumber } from '../order/order.rules.js';
import type {
  TracedAnswer,
  TracedChain,
  TracedDispute,
  TracedEntry,
  TracedEvent,
  TracedFile,
  TracedLine,
  TracedOrder,
  TracedRefund,
} from './trace.store.js';

type Part = TraceRow['part'];
type Gap = NonNullable<TraceRow['missing']>;
type DebitGap = NonNullable<TraceRow['debit']>;

const NOTHING = {
  name: null,
  label: null,
  state: null,
  amount: null,
  credits: null,
  at: null,
  due: null,
  source: null,
  missing: null,
} as const;

const row = (part: Part, kind: TraceRow['kind'], more: Partial<TraceRow>): TraceRow => ({ ...NOTHING, part, kind, ...more });
const gap = (part: Part, kind: TraceRow['kind'], missing: Gap, debit: DebitGap | null = null): TraceRow =>
  row(part, kind, { missing, debit });
/** Those that are there, or why there are none. */
const orGap = (rows: readonly TraceRow[], part: Part, kind: TraceRow['kind'], missing: Gap): readonly TraceRow[] =>
  rows.length > 0 ? rows : [gap(part, kind, missing)];

const PURCHASE: Part = { of: 'purchase', number: null };

const eventRow =
  (part: Part) =>
  ({ eventId, provider, type, state, occurredAt }: TracedEvent): TraceRow =>
    row(part, 'event', { name: `event:${eventId}`, label: type, state, at: occurredAt.toISOString(), source: provider });

export const entryRow =
  (part: Part) =>
  ({ id, kind, amount, at }: TracedEntry): TraceRow =>
    row(part, 'entry', { name: `entry:${id}`, label: String(id), state: kind, credits: amount, at: at.toISOString() });

const lineRow =
  (part: Part) =>
  ({ id, kind, provider, reference, amount, currency, day }: TracedLine): TraceRow =>
    row(part, 'line', {
      name: `line:${id}`,
      label: reference ?? id,
      state: kind,
      amount: amount === null || currency === null ? null : { amount, currency },
      at: `${day}T00:00:00.000Z`,
      source: provider,
    });

const answerRow =
  (part: Part) =>
  ({ id, name, receivedAt }: TracedAnswer): TraceRow =>
    row(part, 'bank-answer', { name: `bank-answer:${id}`, label: name, at: receivedAt.toISOString(), source: 'sepa' });

/** The files that these lines stand in, each once. */
const answerRows = (part: Part, answers: readonly TracedAnswer[], lines: readonly TracedLine[]): readonly TraceRow[] =>
  answers.filter(({ id }) => lines.some(({ answerId }) => answerId === id)).map(answerRow(part));

const fileRows = (part: Part, files: readonly TracedFile[], refundId: string | null): readonly TraceRow[] =>
  files
    .filter((file) => file.refundId === refundId)
    .map(({ messageId, state, createdAt }) =>
      row(part, 'bank-file', { name: `bank-file:${messageId}`, label: messageId, state, at: createdAt.toISOString() }),
    );

const mandateRows = (part: Part, mandate: TracedChain['mandate']): readonly TraceRow[] =>
  mandate === null
    ? []
    : [row(part, 'mandate', { name: `mandate:${mandate.reference}`, label: mandate.reference, at: mandate.signedAt.toISOString() })];

export const orderRow = (part: Part, { id, state, total, currency, credits, createdAt, withheld }: TracedOrder): TraceRow =>
  row(part, 'order', {
    name: `order:${id}`,
    label: String(id),
    state: state === 'refunded' && withheld ? 'withheld' : state,
    amount: { amount: total, currency },
    credits,
    at: createdAt.toISOString(),
  });

/** An event that leads to nothing that is known here. */
export const strayEventRows = (event: TracedEvent): TraceRow[] => [eventRow(PURCHASE)(event), gap(PURCHASE, 'payment', 'not-here')];

/** The same of a line of our bank, and of a whole file of which nothing is known. */
export const strayLineRows = (line: TracedLine): TraceRow[] => [lineRow(PURCHASE)(line), gap(PURCHASE, 'payment', 'not-here')];
export const strayAnswerRows = (answer: TracedAnswer): TraceRow[] => [answerRow(PURCHASE)(answer), gap(PURCHASE, 'payment', 'not-here')];

/** What an operator gave or took, and its entry. */
export const adjustmentRows = (
  { id, credits, state, askedAt }: Pick<AdjustmentRow, 'id' | 'credits' | 'state' | 'askedAt'>,
  entries: readonly TracedEntry[],
): TraceRow[] => {
  const part: Part = { of: 'ledger', number: null };
  const asked = row(part, 'adjustment', { name: `adjustment:${id}`, label: String(id), state, credits, at: askedAt.toISOString() });
  return [asked, ...orGap(entries.map(entryRow(part)), part, 'entry', 'not-settled')];
};

const receiptRow = ({ companyId, invoiceYear: year, invoiceNumber: number, completedAt, total, currency }: TracedOrder): TraceRow => {
  if (year === null || number === null || completedAt === null) return gap(PURCHASE, 'receipt', 'not-paid');
  const label = invoiceNumber(year, number);
  return row(PURCHASE, 'receipt', {
    name: `receipt:${companyId}/${label}`,
    label,
    amount: { amount: total, currency },
    at: completedAt.toISOString(),
  });
};

/** What a bank says of a debit is of its purchase, until it says of which refund. */
const isOfPurchase = ({ kind, refundId }: TracedLine): boolean => refundId === null && kind !== 'refunded' && kind !== 'disputed';

/** The credits of a direct debit come when it is signed: whether its money came, the debit alone says. */
const paymentState = ({ payment, debit }: TracedChain): Pick<TraceRow, 'state' | 'due'> => {
  if (debit === null) return { state: payment?.capturedAt == null ? 'not-captured' : 'captured', due: null };
  if (debit.state === 'registered') return { state: 'signed', due: debit.due };
  if (debit.state === 'sent') return { state: 'sent', due: debit.due };
  return { state: debit.state === 'collected' ? 'captured' : debit.state, due: null };
};

/** Why the bank said nothing of a debit; null where it said what it decided. */
const DEBIT_GAPS: Readonly<Record<NonNullable<TracedChain['debit']>['state'], DebitGap | null>> = {
  registered: 'not-sent',
  sent: 'no-answer',
  withheld: 'not-collected',
  collected: null,
  rejected: null,
  returned: null,
};

const lineGap = ({ payment, debit }: TracedChain): TraceRow => {
  if (debit === null) return gap(PURCHASE, 'line', payment?.capturedAt == null ? 'not-paid' : 'no-line');
  const why = DEBIT_GAPS[debit.state];
  return gap(PURCHASE, 'line', why === null ? 'fault' : 'not-settled', why);
};

/** From what the company says to the receipt. */
const purchaseRows = (chain: TracedChain): readonly TraceRow[] => {
  const { order, payment, mandate, events, entries, lines, answers, files } = chain;
  const own = entries.filter(({ kind }) => kind === 'purchase' || kind === 'debt');
  const captured = lines.filter(isOfPurchase);
  const sent = events.filter(({ kind }) => kind === 'payment').map(eventRow(PURCHASE));
  return [
    ...answerRows(PURCHASE, answers, captured),
    ...(captured.length > 0 ? captured.map(lineRow(PURCHASE)) : [lineGap(chain)]),
    ...fileRows(PURCHASE, files, null),
    ...orGap(sent, PURCHASE, 'event', payment === null ? 'not-begun' : 'no-event'),
    payment === null
      ? gap(PURCHASE, 'payment', 'not-begun')
      : row(PURCHASE, 'payment', {
          name: `payment:${payment.id}`,
          label: payment.reference ?? payment.id,
          ...paymentState(chain),
          amount: { amount: payment.amount, currency: payment.currency },
          at: (payment.capturedAt ?? payment.createdAt).toISOString(),
          source: payment.provider,
        }),
    ...mandateRows(PURCHASE, mandate),
    orderRow(PURCHASE, order),
    ...orGap(own.map(entryRow(PURCHASE)), PURCHASE, 'entry', order.completedAt === null ? 'not-paid' : 'fault'),
    receiptRow(order),
  ];
};

const creditNoteRow = (part: Part, { creditNoteYear: year, creditNoteNumber: number, decidedAt, ...refund }: TracedRefund): TraceRow => {
  if (year === null || number === null) return gap(part, 'credit-note', 'not-settled');
  const label = creditNoteNumber(year, number);
  const { companyId, amount, currency } = refund;
  return row(part, 'credit-note', {
    name: `credit-note:${companyId}/${label}`,
    label,
    amount: { amount, currency },
    at: decidedAt?.toISOString() ?? null,
  });
};

/** What cancels the credit note, where the money came back. */
const reversalRows = (
  part: Part,
  { reversalYear: year, reversalNumber: number, reversedAt, ...refund }: TracedRefund,
): readonly TraceRow[] => {
  if (year === null || number === null) return [];
  const label = reversalNumber(year, number);
  const { companyId, amount, currency } = refund;
  const name = `reversal:${companyId}/${label}`;
  return [row(part, 'reversal', { name, label, amount: { amount, currency }, at: reversedAt?.toISOString() ?? null })];
};

const refundRows = ({ events, entries, lines, answers, files, payment }: TracedChain, refund: TracedRefund): readonly TraceRow[] => {
  const { id, number, reference, state, amount, currency, requestedAt, withheld } = refund;
  const part: Part = { of: 'refund', number };
  const unsaid = withheld
    ? gap(part, 'line', 'not-settled', 'not-collected')
    : gap(part, 'line', state === 'succeeded' ? 'no-line' : 'not-settled');
  const said = lines.filter(({ kind, reference: of, refundId }) => refundId === id || (kind === 'refunded' && of === reference));
  const sent = events.filter(({ kind, reference: of }) => kind === 'refund' && of === reference).map(eventRow(part));
  return [
    ...answerRows(part, answers, said),
    ...(said.length > 0 ? said.map(lineRow(part)) : [unsaid]),
    ...fileRows(part, files, id),
    ...orGap(sent, part, 'event', 'no-event'),
    row(part, 'refund', {
      name: `refund:${id}`,
      label: reference ?? id,
      state: state === 'succeeded' && withheld ? 'withheld' : state,
      amount: { amount, currency },
      at: requestedAt.toISOString(),
      source: payment?.provider ?? null,
    }),
    ...orGap(entries.filter((entry) => entry.reference === `refund:${id}`).map(entryRow(part)), part, 'entry', 'fault'),
    creditNoteRow(part, refund),
    ...reversalRows(part, refund),
  ];
};

/** The dispute that an entry came with: the latest that was heard of by then. Entries name the lot only, since they bring it to where all disputes lead. */
const disputeOf = (entry: TracedEntry, disputes: readonly TracedDispute[]): TracedDispute | undefined =>
  disputes.findLast(({ heardAt }) => heardAt <= entry.at) ?? disputes[0];

const disputeRows = ({ events, entries, lines, disputes, payment }: TracedChain, dispute: TracedDispute): readonly TraceRow[] => {
  const { id, reference, status, amount, currency, heardAt } = dispute;
  const part: Part = { of: 'dispute', number: id };
  const moved = entries.filter((entry) => entry.reference.startsWith('dispute:') && disputeOf(entry, disputes) === dispute);
  const said = lines.filter(({ kind, reference: of }) => kind === 'disputed' && of === reference).map(lineRow(part));
  const sent = events.filter(({ kind, reference: of }) => kind === 'dispute' && of === reference).map(eventRow(part));
  return [
    ...orGap(said, part, 'line', 'no-line'),
    ...orGap(sent, part, 'event', 'no-event'),
    row(part, 'dispute', {
      name: `dispute:${id}`,
      label: reference,
      state: status,
      amount: { amount, currency },
      at: heardAt.toISOString(),
      source: payment?.provider ?? null,
    }),
    ...orGap(moved.map(entryRow(part)), part, 'entry', 'nothing-moved'),
  ];
};

/** The chain of an order: its purchase from the company's line to the receipt, then each refund and each dispute in the same order. */
export const chainRows = (chain: TracedChain): TraceRow[] => [
  ...purchaseRows(chain),
  ...chain.refunds.flatMap((refund) => refundRows(chain, refund)),
  ...chain.disputes.flatMap((dispute) => disputeRows(chain, dispute)),
];
