import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import { route } from '../route.js';

const LEDGER_FAULTS = [
  'entry-hash',
  'last-hash',
  'entry-balance',
  'wallet-sum',
  'order-payment',
  'order-entry',
  'order-refund',
  'order-dispute',
  'entry-order',
  'entry-kind',
  'invoice-numbers',
  'credit-note-numbers',
  'reversal-numbers',
] as const;

/**
 * What the ledger cannot account for, and where:
 * - `entry-hash`: the entry is not what was written, or the one before it is missing; `last-hash`: the wallet's newest entry is missing;
 * - `entry-balance`, `wallet-sum`: the balance after an entry, or what the wallet holds, is not the sum of the entries, or of the lots;
 * - `order-payment`, `order-entry`, `order-refund`, `order-dispute`: the order, its payment, its credits, what went back of it and what disputes froze
 *   and took of it do not agree;
 * - `entry-order`: an entry about a purchase without an order that was paid; `entry-kind`: an amount that no entry of this kind has;
 * - `invoice-numbers`, `credit-note-numbers`, `reversal-numbers`: a number of the year is missing.
 */
export const LedgerFault = z.object({
  kind: z.enum(LEDGER_FAULTS),
  wallet: z.nullable(z.int()),
  entry: z.nullable(z.int()),
  order: z.nullable(z.int()),
  year: z.nullable(z.int()),
});

export type LedgerFault = z.output<typeof LedgerFault>;

export const LedgerProof = z.object({
  id: z.int(),
  cause: z.enum(['night', 'operator']),
  started_at: z.string(),
  /** null while it runs. */
  ended_at: z.nullable(z.string()),
  wallets: z.int(),
  entries: z.int(),
  orders: z.int(),
  faults: z.int(),
  /** The first of the faults. */
  fault: z.nullable(LedgerFault),
});

export type LedgerProof = z.output<typeof LedgerProof>;

export const listLedgerProofs = route({
  method: 'GET',
  path: '/api/operator/billing/proofs',
  summary: 'Runs of the proof of the ledger, latest first.',
  access: 'operator',
  /** Runs older than this one; without it the latest. */
  query: z.object({ before: z.optional(PathId) }),
  reply: z.object({ proofs: z.array(LedgerProof), more: z.boolean() }),
});

export const startLedgerProof = route({
  method: 'POST',
  path: '/api/operator/billing/proofs',
  summary: 'Proves the ledger now. While a proof runs, it is the one that is answered.',
  access: 'operator',
  reply: LedgerProof,
});
