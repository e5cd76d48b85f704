import type { Pool } from 'pg';
import type { Line } from './calls.js';

/** What stands in the ledger in the end. */
export interface Books {
  readonly completed: number;
  readonly failed: number;
  /** Bought credits, by the entries, the wallets and the lots. */
  readonly entries: number;
  readonly wallets: number;
  readonly lots: number;
  /** Numbers of invoices that were given, and the last one. */
  readonly numbered: number;
  readonly lastNumber: number;
  readonly events: number;
  /** Events that are not done with. */
  readonly waiting: number;
}

const BOOKS = `
  select (select count(*) from billing.orders where completed_at is not null)::integer as completed,
    (select count(*) from billing.orders where state = 'failed')::integer as failed,
    (select coalesce(sum(bought), 0) from billing.entries where kind = 'purchase')::integer as entries,
    (select coalesce(sum(bought), 0) from billing.wallets)::integer as wallets,
    (select coalesce(sum(credits), 0) from billing.lots)::integer as lots,
    (select count(distinct invoice_number) from billing.orders)::integer as numbered,
    (select coalesce(sum(last), 0) from billing.document_numbers where kind = 'invoice')::integer as "lastNumber",
    (select count(*) from billing.webhook_events)::integer as events,
    (select count(*) from billing.webhook_events where state <> 'processed')::integer as waiting`;

export const readBooks = async (pool: Pool): Promise<Books> => (await pool.query<Books>(BOOKS)).rows[0]!;

/** What has to stand there. */
export const booksFor = (paid: number, failed: number, events: number, creditsEach: number): Books => {
  const credits = paid * creditsEach;
  return {
    completed: paid,
    failed,
    entries: credits,
    wallets: credits,
    lots: credits,
    numbered: paid,
    lastNumber: paid,
    events,
    waiting: 0,
  };
};

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits until all events are done with and so many orders are completed; gives up after two minutes. */
export const settled = async (pool: Pool, completed: number): Promise<void> => {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const books = await readBooks(pool);
    if (books.waiting === 0 && books.completed >= completed) return;
    await pause(100);
  }
};

/** Has the ledger prove itself as an operator does. @returns the faults that it found */
export const proven = async (line: Line, operator: string): Promise<number> => {
  const path = '/api/operator/billing/proofs';
  await line.call(path, operator, {});
  for (;;) {
    const { proofs } = JSON.parse((await line.call(path, operator)).text) as { proofs: { ended_at: string | null; faults: number }[] };
    if (proofs[0] !== undefined && proofs[0].ended_at !== null) return proofs[0].faults;
    await pause(100);
  }
};
