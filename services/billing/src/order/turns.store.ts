import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** A question that is not over by then failed, or its process died: the order has its turn again. Shorter than the time between two runs. */
const CLAIM = `interval '50 seconds'`;
/** Orders in one answer: few enough to be asked about before the claim is over. */
const BATCH = 20;

/** One way in which orders take turns. @remarks $1 is the moment, $2 the time that the condition compares with */
interface Round {
  readonly turn: 'ask_after' | 'late_ask_after';
  readonly among: string;
  /** What an answer that settles nothing sets. */
  readonly answered: string;
}

/** Asked about after as long again as it has waited so far, at most an hour: a debit that takes days costs little, a card is soon known. */
const OPEN: Round = {
  turn: 'ask_after',
  among: `o.state in ('created', 'pending') and o.created_at <= $2`,
  answered: `ask_after = $1::timestamptz + least(greatest($1 - created_at, interval '1 minute'), interval '1 hour')`,
};

/** Asked about after an hour, then after twice as long each time: all of them get their turn, and none is asked about for ever. */
const GIVEN_UP: Round = {
  turn: 'late_ask_after',
  among: `o.state in ('failed', 'cancelled', 'expired') and o.created_at >= $2`,
  answered: `late_asks = late_asks + 1, late_ask_after = $1::timestamptz + interval '1 hour' * power(2, least(late_asks, 6))`,
};

const take = ({ turn, among }: Round): string => `
  update billing.payments p set ${turn} = $1::timestamptz + ${CLAIM}
  from (
    select p.id from billing.orders o join billing.payments p on p.order_id = o.id
    where ${among} and p.reference is not null and (p.${turn} is null or p.${turn} <= $1)
    order by coalesce(p.${turn}, o.created_at), o.id limit ${BATCH} for update of p skip locked) due
  where p.id = due.id returning p.order_id as id`;

/**
 * Whose payment is asked about next, the longest waiting first. Who takes an order has it for himself for a moment; only an answer moves its
 * next turn further away, so a provider that fails, or a process that dies, uses up nobody's turn.
 */
@Injectable()
export class OrderTurns {
  constructor(private readonly database: Database) {}

  /** Takes open orders that were made before a time. */
  takeOpen(now: Date, before: Date): Promise<number[]> {
    return this.take(OPEN, now, before);
  }

  /** Takes orders that were made since a time and given up: their payment may have come all the same. */
  takeGivenUp(now: Date, since: Date): Promise<number[]> {
    return this.take(GIVEN_UP, now, since);
  }

  /** The provider answered about an open order. */
  openAnswered(orderId: number, now: Date): Promise<void> {
    return this.answered(OPEN, orderId, now);
  }

  /** The provider answered about an order that was given up. */
  givenUpAnswered(orderId: number, now: Date): Promise<void> {
    return this.answered(GIVEN_UP, orderId, now);
  }

  private async take(round: Round, now: Date, bound: Date): Promise<number[]> {
    return (await this.database.read<{ id: number }>(take(round), [now, bound])).map(({ id }) => id);
  }

  private async answered({ answered }: Round, orderId: number, now: Date): Promise<void> {
    await this.database.read(`update billing.payments set ${answered} where order_id = $2`, [now, orderId]);
  }
}
