import * as z from 'zod/mini';
import { Money, PathId } from '../kernel/index.js';
import '../limits.js';
import { route } from '../route.js';
import './refusals.js';

/**
 * How far a file for the bank is. `unknown`: nobody knows whether the bank has it, and an operator says so. `accepted`, `partly` and `rejected`: what the
 * bank says of it.
 */
const BANK_FILE_STATES = ['written', 'delivering', 'delivered', 'unknown', 'accepted', 'partly', 'rejected'] as const;

export type BankFileState = (typeof BANK_FILE_STATES)[number];

/** A file for the bank: debits (`pain.008`) or refunds (`pain.001`). */
export const BankFile = z.object({
  id: z.int(),
  kind: z.enum(['pain.008', 'pain.001']),
  message_id: z.string(),
  /** SHA-256 of its bytes. */
  hash: z.string(),
  payments: z.int(),
  total: Money,
  state: z.enum(BANK_FILE_STATES),
  created_at: z.string(),
  delivered_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});

export type BankFile = z.output<typeof BankFile>;

/**
 * A line of the bank's answer that could not be followed. `unknown`: it is about no payment of ours. `amount-differs`: it is about one, but
 * names another amount, or none. `batch-differs`: it was booked together with others, and they do not add up. `does-not-follow`: the payment
 * is in a state that this cannot come after.
 */
export const BankAnswerLine = z.object({
  answer: z.int(),
  position: z.int(),
  file_name: z.string(),
  says: z.enum(['accepted', 'rejected', 'booked', 'returned']),
  end_to_end_id: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  /** The banks' code, such as `AM04`. */
  reason: z.nullable(z.string()),
  on_day: z.string(),
  fault: z.enum(['unknown', 'amount-differs', 'batch-differs', 'does-not-follow']),
});

export type BankAnswerLine = z.output<typeof BankAnswerLine>;

/** A file that the bank answered with. */
export const BankAnswer = z.object({
  id: z.int(),
  kind: z.enum(['pain.002', 'camt.054']),
  name: z.string(),
  received_at: z.string(),
  /** The operator who brought it; null: it lay in the folder. */
  received_by: z.nullable(z.int()),
  lines: z.int(),
  /** Lines that wait for an operator. */
  open_lines: z.int(),
});

export type BankAnswer = z.output<typeof BankAnswer>;

/** Bytes of an answer of the bank. */
export const BANK_ANSWER_MAX = 10_000_000;

export const listBankFiles = route({
  method: 'GET',
  path: '/api/operator/billing/direct-debit-files',
  summary: 'Files for the bank, latest first, the answers that came last, and lines of answers that wait for an operator.',
  access: 'operator',
  /** Files older than this one; without it the latest. */
  query: z.object({ before: z.optional(PathId) }),
  reply: z.object({ files: z.array(BankFile), more: z.boolean(), answers: z.array(BankAnswer), open_lines: z.array(BankAnswerLine) }),
});

const fileParams = z.object({ fileId: PathId });

export const readBankFile = route({
  method: 'POST',
  path: '/api/operator/billing/direct-debit-files/:fileId/download',
  summary: 'A file for the bank as it is, under its name there. It names accounts, so that the audit log says who had it.',
  access: 'operator',
  params: fileParams,
  reply: z.object({ name: z.string(), content: z.string() }),
  refusals: ['billing.bank-file-not-found'],
  limit: 'write',
});

export const decideBankFile = route({
  method: 'PUT',
  path: '/api/operator/billing/direct-debit-files/:fileId/delivery',
  summary: 'Says of a file of which nobody knows whether the bank has it that it does, or that it is to be handed over again.',
  access: 'operator',
  params: fileParams,
  body: z.object({ bank_has_it: z.boolean() }),
  reply: BankFile,
  refusals: ['billing.bank-file-not-found', 'billing.bank-file-not-unknown'],
  limit: 'write',
});

export const uploadBankAnswer = route({
  method: 'POST',
  path: '/api/operator/billing/direct-debit-files/answers',
  summary: 'Takes in a file that the bank answered with (pain.002 or camt.054). The same file again changes nothing.',
  access: 'operator',
  multipart: true,
  reply: BankAnswer,
  refusals: ['billing.bank-answer-unreadable', 'billing.bank-answer-too-large', 'billing.bank-answer-of-others'],
  limit: 'write',
});

export const resolveBankAnswerLine = route({
  method: 'PUT',
  path: '/api/operator/billing/direct-debit-files/answers/:answerId/lines/:position/resolved',
  summary: 'An operator has dealt with a line of the bank’s answer. The first one stays named; again changes nothing.',
  access: 'operator',
  params: z.object({ answerId: PathId, position: PathId }),
  reply: z.object({}),
  refusals: ['billing.bank-answer-line-not-found'],
  limit: 'write',
});
