import { TRACE_STARTS } from '@rendezvous/contracts/billing/operator-trace';

export type TraceStart = (typeof TRACE_STARTS)[number];

/** What a text may name. */
export interface TraceCandidate {
  readonly kind: TraceStart;
  readonly value: string;
}

const TYPED = new RegExp(`^(${TRACE_STARTS.join('|')}):(.+)$`);
const NUMBER = /^#?([1-9]\d{0,9})$/;
const NUMBER_MAX = 2_147_483_647;
const RECEIPT = /^\d{4}-\d{6,}$/;
const CREDIT_NOTE = /^C\d{4}-\d{6,}$/i;
const REVERSAL = /^R\d{4}-\d{6,}$/i;
/** Kinds that have names elsewhere: those of companies, and those that banks see. */
const NAMED_ELSEWHERE = ['payment', 'refund', 'dispute', 'event', 'mandate', 'bank-file', 'bank-answer', 'line'] as const;

/** Whatever a text may name, the likeliest first. A name such as `order:41` names one thing only. */
export const candidatesFor = (text: string): readonly TraceCandidate[] => {
  const [, kind, value] = TYPED.exec(text) ?? [];
  if (kind !== undefined && value !== undefined) return [{ kind: kind as TraceStart, value }];
  const [, digits] = NUMBER.exec(text) ?? [];
  if (digits !== undefined && Number(digits) <= NUMBER_MAX)
    return (text.startsWith('#') ? (['member'] as const) : (['order', 'entry', 'member'] as const)).map((one) => ({
      kind: one,
      value: digits,
    }));
  if (RECEIPT.test(text)) return [{ kind: 'receipt', value: text }];
  if (CREDIT_NOTE.test(text)) return [{ kind: 'credit-note', value: text.toUpperCase() }];
  if (REVERSAL.test(text)) return [{ kind: 'reversal', value: text.toUpperCase() }];
  if (text.includes('@')) return [{ kind: 'member', value: text }];
  return NAMED_ELSEWHERE.map((one) => ({ kind: one, value: text }));
};

/** A whole number that a table can hold; null for anything else. */
export const numberOf = (value: string): number | null => {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= NUMBER_MAX ? number : null;
};

/** What a receipt, a credit note or what cancels one is named by; companies number their own, so that one number may be of several. */
export interface DocumentName {
  readonly company: number | null;
  readonly year: number;
  readonly number: number;
  readonly label: string;
}

/** null for what is no number of a document, such as `2026-000012`, `C2026-000003` or, of a company, `1/2026-000012`. */
export const documentOf = (value: string): DocumentName | null => {
  const [, company, label, year, number] = /^(?:(\d{1,9})\/)?([CR]?(\d{4})-(\d{6,9}))$/.exec(value) ?? [];
  if (label === undefined) return null;
  return { company: company === undefined ? null : Number(company), year: Number(year), number: Number(number), label };
};
