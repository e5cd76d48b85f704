import * as z from 'zod/mini';
import { Money } from '../kernel/index.js';
import { route } from '../route.js';

/** What a trace can begin at. Each has a name of its own, `<kind>:<what names it>`, such as `order:41`. */
export const TRACE_STARTS = [
  'order',
  'payment',
  'refund',
  'dispute',
  'event',
  'entry',
  'receipt',
  'credit-note',
  'reversal',
  'adjustment',
  'member',
  'line',
  'mandate',
  'bank-file',
  'bank-answer',
] as const;

const TraceKind = z.enum(TRACE_STARTS);

/**
 * Why a link of the chain is not there:
 * - `not-begun`: no company was asked for a payment; `not-paid`: no money came; `not-settled`: it is still on its way, or came to nothing;
 * - `no-event`: the company sent nothing about it, or it is older than the inbox; the company was asked instead;
 * - `no-line`: no report of the day names it (yet);
 * - `nothing-moved`: no credits were touched by it;
 * - `not-here`: it is about something that is not known here;
 * - `fault`: it should be there.
 */
export const TRACE_GAPS = ['not-begun', 'not-paid', 'not-settled', 'no-event', 'no-line', 'nothing-moved', 'not-here', 'fault'] as const;

/**
 * Why the bank says nothing of a direct debit, where that is `not-settled`: `not-sent`: it is in no file for the bank yet; `no-answer`: the bank has it and
 * says nothing so far; `not-collected`: it did not go out, and will not.
 */
export const DEBIT_GAPS = ['not-sent', 'no-answer', 'not-collected'] as const;

export const TraceRow = z.object({
  kind: TraceKind,
  /** Which part of the chain it is of: the purchase, or a refund or dispute by its number. */
  part: z.object({ of: z.enum(['purchase', 'refund', 'dispute', 'ledger', 'orders']), number: z.nullable(z.int()) }),
  /** What a trace is begun at it by; null for what is missing. */
  name: z.nullable(z.string()),
  /** What it is called where it stands. */
  label: z.nullable(z.string()),
  /** How it stands, in a word of its kind. */
  state: z.nullable(z.string()),
  amount: z.nullable(Money),
  credits: z.nullable(z.int()),
  at: z.nullable(z.string()),
  /** The day on which a direct debit that is signed is to be collected, as `YYYY-MM-DD`; null for what is not one, or is decided. */
  due: z.nullable(z.string()),
  /** The company that says so; null for what stands here. */
  source: z.nullable(z.string()),
  missing: z.nullable(z.enum(TRACE_GAPS)),
  /** Absent from an earlier release. */
  debit: z.optional(z.nullable(z.enum(DEBIT_GAPS))),
});

export type TraceRow = z.output<typeof TraceRow>;

export const traceMoney = route({
  method: 'GET',
  path: '/api/operator/billing/trace',
  summary:
    'The chain of a payment, from the report of its company or the answer of our bank to the receipt, whichever of its links is named: by number, reference or address. What is of several orders leads to these.',
  access: 'operator',
  query: z.object({ find: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  reply: z.object({
    /** What was found by the text, as names to begin at: the chain is that of the first. */
    found: z.array(z.string()),
    member_id: z.nullable(z.int()),
    rows: z.array(TraceRow),
  }),
});
