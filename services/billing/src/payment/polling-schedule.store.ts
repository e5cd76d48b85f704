import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** A check that is not over by then failed, or its process died: the order is due again. Shorter than the time between two runs. */
const CLAIM = `interval '50 seconds'`;
/** Orders in one claim: few enough to be checked before the claim is over. */
const BATCH = 20;

/** When a kind of order is polled. @remarks $1 is the moment, $2 the time that the condition compares with */
interface Schedule {
  readonly due: 'ask_after' | 'late_ask_after';
  readonly among: string;
  /** What an answer that decides nothing sets. */
  readonly postponed: string;
}

/** Polled after as long again as it has waited so far, at most an hour: a debit that takes days costs little, a card is soon known. */
const OPEN: Schedule = {
  due: 'ask_after',
  among: `o.state in ('created', 'pending') and o.created_at <= $2`,
  postponed: `ask_after = $1::timestamptz + least(greatest($1 - created_at, interval '1 minute'), interval '1 hour')`,
};

/** Its provider gave no answer about it, and no operator knows of that yet. */
export const UNHEARD = `p.silent_since is not null and not exists (
  select from billing.payment_incidents i where i.payment_id = p.id and i.kind = 'payment-unknown')`;

/** Polled after an hour, then after twice as long each time: all of them are polled, and none for ever. */
const GIVEN_UP: Schedule = {
  due: 'late_ask_after',
  among: `o.state in ('failed', 'cancelled', 'expired') and (o.created_at >= $2 or ${UNHEARD})`,
  postponed: `late_asks = late_asks + 1, late_ask_after = $1::timestamptz + interval '1 hour' * power(2, least(late_asks, 6))`,
};

const claim = ({ due, among }: Schedule): string => `
  update billing.payments p set ${due} = $1::timestamptz + ${CLAIM}
  from (
    select p.id from billing.orders o join billing.payments p on p.order_id = o.id
    where ${among} and p.reference is not null and (p.${due} is null or p.${due} <= $1)
    order by coalesce(p.${due}, o.created_at), o.id limit ${BATCH} for update of p skip locked) claimed
  where p.id = claimed.id returning p.order_id as id`;

/**
 * Which payments are polled next, the longest waiting first. Who claims an order has it alone for a moment; only an answer postpones it
 * further, so a provider that fails, or a process that dies, makes nobody wait longer.
 */
@Injectable()
export class PollingScheduleStore {
  constructor(private readonly database: Database) {}

  /** Claims open orders that were made before a time. */
  claimOpen(now: Date, before: Date): Promise<number[]> {
    return this.claim(OPEN, now, before);
  }

  /** Claims orders that were given up: their payment may have come all the same. Those made since a time, and those whose provider is silent. */
  claimGivenUp(now: Date, since: Date): Promise<number[]> {
    return this.claim(GIVEN_UP, now, since);
  }

  /** The provider answered about an open order. */
  postponeOpen(orderId: number, now: Date): Promise<void> {
    return this.postpone(OPEN, orderId, now);
  }

  /** The provider answered about an order that was given up. */
  postponeGivenUp(orderId: number, now: Date): Promise<void> {
    return this.postpone(GIVEN_UP, orderId, now);
  }

  /** The provider gave no answer about a payment that was not made, as far as is known. @returns since when */
  async noteSilence(tx: Tx, paymentId: string, at: Date): Promise<Date | null> {
    const [row] = await tx.change<{ since: Date }>(
      `update billing.payments p set silent_since = coalesce(p.silent_since, $2) from billing.orders o
       where p.id = $1 and o.id = p.order_id and o.completed_at is null returning p.silent_since as since`,
      [paymentId, at],
    );
    return row?.since ?? null;
  }

  /** It gave one. */
  async noteAnswer(paymentId: string): Promise<void> {
    await this.database.change('update billing.payments set silent_since = null where id = $1', [paymentId]);
  }

  private async claim(schedule: Schedule, now: Date, bound: Date): Promise<number[]> {
    return (await this.database.change<{ id: number }>(claim(schedule), [now, bound])).map(({ id }) => id);
  }

  private async postpone({ postponed }: Schedule, orderId: number, now: Date): Promise<void> {
    await this.database.change(`update billing.payments set ${postponed} where order_id = $2`, [now, orderId]);
  }
}
