import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import { LOCALES } from '../reference/index.js';
import { route } from '../route.js';
import { OrderId } from './orders.js';
import './refusals.js';

/** Why credits came or went. The database holds the same list. */
export const ENTRY_KINDS = [
  'signup',
  'promotion',
  'demo',
  'purchase',
  'debt',
  'message',
  'photo',
  'gift',
  'icebreaker',
  'returned',
  'refund',
  'chargeback',
  'frozen',
  'released',
  'adjustment',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What a statement is filtered by. */
export const STATEMENT_KINDS = [
  'purchases',
  'messages',
  'photos',
  'gifts',
  'bonuses',
  'returned',
  'refunds',
  'disputes',
  'adjustments',
] as const;

const StatementKind = z.enum(STATEMENT_KINDS);

export type StatementKind = z.output<typeof StatementKind>;

export const StatementEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Why credits came or went: one of the ledger's kinds, or one that a later version knows. */
  kind: z.string(),
  /** Below 0 what went. */
  credits: z.int(),
  /** What there was after it. */
  balance: z.int(),
  /** The purchase, or the one that was withdrawn from. */
  order: z.nullable(z.int()),
  conversation: z.nullable(z.int()),
});

export type StatementEntry = z.output<typeof StatementEntry>;

/** The database's calendar has no year 0. */
const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000')));

/** The first and the last day, by the site's calendar. */
const filter = {
  kind: z.optional(StatementKind),
  from: z.optional(Day),
  to: z.optional(Day),
};

export const readStatement = route({
  method: 'GET',
  path: '/api/statement',
  summary: 'What came into the viewer’s credits and what went, latest first, with the balance after each.',
  access: 'member',
  /** Entries older than this one; without it the latest. */
  query: z.object({ ...filter, before: z.optional(PathId) }),
  reply: z.object({ entries: z.array(StatementEntry), more: z.boolean() }),
});

export const fetchStatement = route({
  method: 'GET',
  path: '/api/statement/file',
  summary: 'The same as a file for spreadsheets, from the first entry to the last.',
  access: 'member',
  query: z.object({ ...filter, language: z.enum(LOCALES) }),
  reply: z.unknown(),
  limit: 'billing_file',
});

const language = z.object({ language: z.enum(LOCALES) });

export const fetchReceipt = route({
  method: 'GET',
  path: '/api/orders/:orderId/receipt',
  summary: 'The receipt of one of the viewer’s purchases, as a PDF.',
  access: 'member',
  params: z.object({ orderId: OrderId }),
  query: language,
  reply: z.unknown(),
  refusals: ['billing.order-not-found'],
  limit: 'billing_file',
});

export const fetchCreditNote = route({
  method: 'GET',
  path: '/api/refunds/:refundId/credit-note',
  summary: 'The credit note of one of the viewer’s refunds, as a PDF, once the money went back.',
  access: 'member',
  params: z.object({ refundId: z.uuid() }),
  query: language,
  reply: z.unknown(),
  refusals: ['billing.order-not-found'],
  limit: 'billing_file',
});

export const fetchReversal = route({
  method: 'GET',
  path: '/api/refunds/:refundId/reversal',
  summary: 'What cancels the credit note of one of the viewer’s refunds, as a PDF, once the money came back.',
  access: 'member',
  params: z.object({ refundId: z.uuid() }),
  query: language,
  reply: z.unknown(),
  refusals: ['billing.order-not-found'],
  limit: 'billing_file',
});
