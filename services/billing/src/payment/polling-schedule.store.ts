import type { Money } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** A check that is not over by then failed, or its process died: the order is due again. Shorter than the time between two runs. */
const CLAIM = `interval '50 seconds'`;
/** Orders in one claim: few enough to be checked before the claim is over. */
const BATCH = 20;

/** Orders that wait for their payment. */
const OPEN_STATES = `o.state in ('created', 'pending')`;

/** When a kind of order is polled. @remarks $1 is the moment, $2 the time that the condition compares with */
interface Schedule {
  readonly due: 'ask_after' | 'late_ask_after';
  readonly among: string;
}

const OPEN: Schedule = {
  due: 'ask_after',
  among: `${OPEN_STATES} and o.created_at <= $2 and o.expires_at > $1 and p.reference is not null`,
};

/** Those whose payment did not begin have nothing to be asked about, and end, too. */
const OVERDUE: Schedule = { due: 'late_ask_after', among: `${OPEN_STATES} and o.expires_at <= $2` };

const GIVEN_UP: Schedule = {
  due: 'late_ask_after',
  among: `o.state in ('failed', 'cancelled', 'expired') and (o.created_at >= $2 or p.silent_since is not null) and p.reference is not null`,
};

/** Polled after as long again as it has waited so far, at most an hour: a debit that takes days costs little, a card is soon known. */
const POSTPONE_OPEN = `ask_after = $1::timestamptz + least(greatest($1 - created_at, interval '1 minute'), interval '1 hour')`;

/** Polled after an hour, then after twice as long each time: all of them are polled, and none for ever. */
const POSTPONE_GIVEN_UP = `late_asks = late_asks + 1, late_ask_after = $1::timestamptz + interval '1 hour' * power(2, least(late_asks, 6))`;

/** Its provider gave no answer about it, and no operator knows of that yet. */
export const UNHEARD = `p.silent_since is not null and not exists (
  select from billing.payment_incidents i where i.payment_id = p.id and i.kind = 'payment-unknown')`;

/** Nobody asks any more, and an operator has dealt with that. */
const RESOLVED = `p.silent_since is not null and p.late_ask_after = 'infinity' and exists (
  select from billing.payment_incidents i where i.payment_id = p.id and i.kind = 'payment-unknown' and i.resolved_at is not null)`;

const claim = ({ due, among }: Schedule): string => `
  update billing.payments p set ${due} = $1::timestamptz + ${CLAIM}
  from (
    select p.id from billing.orders o join billing.payments p on p.order_id = o.id
    where ${among} and (p.${due} is null or p.${due} <= $1)
    order by coalesce(p.${due}, o.created_at), o.id limit ${BATCH} for update of p skip locked) claimed
  where p.id = claimed.id returning p.order_id as id`;

/** A payment whose provider gives no answer. */
interface SilentPayment extends Money {
  readonly id: string;
  /** How often it was asked in vain, in turns. */
  readonly asks: number;
}

/**
 * Which payments are polled next, the longest waiting first. Who claims an order has it alone for a moment; only a question that was put postpones it
 * further, so a process that dies, or has no time left, makes nobody wait longer.
 */
@Injectable()
export class PollingScheduleStore {
  constructor(private readonly database: Database) {}

  /** Claims open orders that were made before a time, and whose own time is not over. */
  claimOpen(now: Date, before: Date): Promise<number[]> {
    return this.claim(OPEN, now, before);
  }

  /** Claims open orders whose time is over. */
  claimOverdue(now: Date): Promise<number[]> {
    return this.claim(OVERDUE, now, now);
  }

  /** Claims orders that were given up: their payment may have come all the same. Those made since a time, and those whose provider is silent. */
  claimGivenUp(now: Date, since: Date): Promise<number[]> {
    return this.claim(GIVEN_UP, now, since);
  }

  /** Open orders whose time is over, and of whose payment an operator found out what no provider said. */
  async listResolved(now: Date): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(
      `select o.id from billing.orders o join billing.payments p on p.order_id = o.id
       where ${OPEN_STATES} and o.expires_at <= $1 and ${RESOLVED} order by o.id limit ${BATCH}`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  /** The provider answered about an open order. */
  postponeOpen(orderId: number, now: Date): Promise<void> {
    return this.postpone(POSTPONE_OPEN, orderId, now);
  }

  /** The provider answered about an order that was given up. */
  postponeGivenUp(orderId: number, now: Date): Promise<void> {
    return this.postpone(POSTPONE_GIVEN_UP, orderId, now);
  }

  /** An order whose time was over was given up: its late payments are looked for from now on. */
  beginGivenUp(orderId: number, now: Date): Promise<void> {
    return this.postpone('late_ask_after = $1', orderId, now);
  }

  /** The payment of an order, locked, whose provider is silent; null when it answered meanwhile. */
  async lockSilent(tx: Tx, orderId: number): Promise<SilentPayment | null> {
    const [row] = await tx.read<SilentPayment>(
      `select id, silent_asks as asks, amount, currency from billing.payments where order_id = $1 and silent_since is not null
       for no key update`,
      [orderId],
    );
    return row ?? null;
  }

  /** Its provider gave no answer in its turn. @param askAfter null when it is asked no more, but by who looks at the order or by an event */
  async postponeSilent(tx: Tx, paymentId: string, askAfter: Date | null): Promise<void> {
    await tx.change(
      `update billing.payments set silent_asks = silent_asks + 1, ask_after = coalesce($2, 'infinity'::timestamptz),
         late_ask_after = coalesce($2, 'infinity'::timestamptz) where id = $1`,
      [paymentId, askAfter],
    );
  }

  /** The provider gave no answer about a payment that was not made, as far as is known. */
  async noteSilence(paymentId: string, at: Date): Promise<void> {
    await this.database.change(
      `update billing.payments p set silent_since = coalesce(p.silent_since, $2) from billing.orders o
       where p.id = $1 and o.id = p.order_id and o.completed_at is null`,
      [paymentId, at],
    );
  }

  /** It gave one: from now on its turns are those of the others. */
  async noteAnswer(paymentId: string): Promise<void> {
    await this.database.change(
      'update billing.payments set silent_since = null, silent_asks = 0, ask_after = null, late_ask_after = null where id = $1',
      [paymentId],
    );
  }

  private async claim(schedule: Schedule, now: Date, bound: Date): Promise<number[]> {
    return (await this.database.change<{ id: number }>(claim(schedule), [now, bound])).map(({ id }) => id);
  }

  private async postpone(postponed: string, orderId: number, now: Date): Promise<void> {
    await this.database.change(`update billing.payments set ${postponed} where order_id = $2`, [now, orderId]);
  }
}
