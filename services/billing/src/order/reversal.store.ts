import type { Money } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** What names a reversal. */
interface ReversalName {
  readonly provider: string;
  /** The provider's own name for it. */
  readonly reference: string;
}

interface NewReversal extends ReversalName, Money {
  readonly paymentId: string;
  readonly heardAt: Date;
  /** Until when a dispute is waited for; null where one has said why already. */
  readonly settleAfter: Date | null;
}

export interface DueReversal extends ReversalName {
  readonly orderId: number;
}

/** SQL: money of a payment is gone, and nothing says why so far. @param payment SQL of its id */
export const isReversalWaiting = (payment: string): string =>
  `exists (select from billing.reversals w where w.payment_id = ${payment} and w.settle_after is not null)`;

/** SQL of money that providers took back by themselves. */
@Injectable()
export class ReversalStore {
  constructor(private readonly database: Database) {}

  /** Keeps one, once. @returns false for one that is known */
  async add(tx: Tx, { provider, reference, paymentId, amount, currency, heardAt, settleAfter }: NewReversal): Promise<boolean> {
    const rows = await tx.change(
      `insert into billing.reversals (provider, reference, payment_id, amount, currency, heard_at, settle_after)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning reference`,
      [provider, reference, paymentId, amount, currency, heardAt, settleAfter],
    );
    return rows.length > 0;
  }

  async isKnown(tx: Tx, { provider, reference }: ReversalName): Promise<boolean> {
    const rows = await tx.read('select from billing.reversals where provider = $1 and reference = $2', [provider, reference]);
    return rows.length > 0;
  }

  /** A dispute says why the money of a payment is gone: nothing of it waits any more. */
  async endOf(tx: Tx, paymentId: string): Promise<void> {
    await tx.change('update billing.reversals set settle_after = null where payment_id = $1 and settle_after is not null', [paymentId]);
  }

  async end(tx: Tx, { provider, reference }: ReversalName): Promise<void> {
    await tx.change('update billing.reversals set settle_after = null where provider = $1 and reference = $2', [provider, reference]);
  }

  /** Claims those whose wait is over, the longest waiting first. Who claims one has it alone for a day: then it is tried again. */
  claimDue(at: Date, limit: number): Promise<DueReversal[]> {
    return this.database.change<DueReversal>(
      `update billing.reversals r set settle_after = $1::timestamptz + interval '1 day'
       from (select provider, reference from billing.reversals where settle_after <= $1 order by settle_after limit $2 for update skip locked) due,
         billing.payments p
       where r.provider = due.provider and r.reference = due.reference and p.id = r.payment_id
       returning r.provider, r.reference, p.order_id as "orderId"`,
      [at, limit],
    );
  }
}
