import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Payment } from './payment.entity.js';
import type { StartedPayment } from './payment.provider.js';

/** A payment that its provider was asked to begin, without an answer so far. */
export interface PaymentStart {
  /** Part of the key that the provider knows the request by. */
  readonly attempt: number;
  /** Until then a call may be on its way. */
  readonly answerUntil: Date;
  /** How often the provider was asked to no avail what became of it. */
  readonly tries: number;
}

export type DueStart = Pick<Payment, 'id' | 'orderId' | 'provider' | 'amount' | 'currency' | 'createdAt'> &
  Pick<PaymentStart, 'tries'> & {
    /** The provider's name for the stored method that it is paid with. */
    readonly stored: string | null;
  };

const COLUMNS = 'attempt, answer_until as "answerUntil", tries';

/** SQL of payments that are to begin. */
@Injectable()
export class PaymentStartStore {
  constructor(private readonly database: Database) {}

  async find(paymentId: string): Promise<PaymentStart | null> {
    const [row] = await this.database.read<PaymentStart>(`select ${COLUMNS} from billing.payment_starts where payment_id = $1`, [
      paymentId,
    ]);
    return row ?? null;
  }

  /** Notes, before it happens, that the provider is asked to begin a payment. @returns what is noted now, be it another's note */
  async note(paymentId: string, attempt: number, answerUntil: Date, askAfter: Date | null): Promise<PaymentStart> {
    const [row] = await this.database.change<PaymentStart>(
      `insert into billing.payment_starts as s (payment_id, attempt, answer_until, ask_after) values ($1, $2, $3, $4)
       on conflict (payment_id) do update set
         answer_until = case when s.attempt < excluded.attempt then excluded.answer_until else s.answer_until end,
         ask_after = case when s.attempt < excluded.attempt then excluded.ask_after else s.ask_after end,
         tries = case when s.attempt < excluded.attempt then 0 else s.tries end,
         attempt = greatest(s.attempt, excluded.attempt)
       returning ${COLUMNS}`,
      [paymentId, attempt, answerUntil, askAfter],
    );
    return row!;
  }

  /** No call is on its way any more. */
  async noteUnknown(paymentId: string, at: Date): Promise<void> {
    await this.database.change('update billing.payment_starts set answer_until = $2 where payment_id = $1', [paymentId, at]);
  }

  /** Nobody asks about it any more; the note stays, since the next attempt needs another key. */
  async noteNothing(paymentId: string): Promise<void> {
    await this.database.change('update billing.payment_starts set ask_after = null where payment_id = $1', [paymentId]);
  }

  /** The provider gave no answer once more. */
  async postpone(paymentId: string, tries: number, askAfter: Date | null): Promise<void> {
    await this.database.change('update billing.payment_starts set tries = $2, ask_after = $3 where payment_id = $1', [
      paymentId,
      tries,
      askAfter,
    ]);
  }

  async remove(tx: Tx, paymentId: string): Promise<void> {
    await tx.change('delete from billing.payment_starts where payment_id = $1', [paymentId]);
  }

  /** Keeps the provider's answer. @returns what counts: of two answers the first */
  async setStarted(tx: Tx, paymentId: string, { reference, redirect }: StartedPayment): Promise<StartedPayment> {
    await this.remove(tx, paymentId);
    const [row] = await tx.change<StartedPayment>(
      `update billing.payments set reference = coalesce(reference, $2), redirect = case when reference is null then $3 else redirect end
       where id = $1 returning reference, redirect`,
      [paymentId, reference, redirect],
    );
    return row!;
  }

  /** Where the payer of a stored method confirms that it is them. */
  async setRedirect(paymentId: string, redirect: string | null): Promise<void> {
    await this.database.change('update billing.payments set redirect = $2 where id = $1 and redirect is distinct from $2', [
      paymentId,
      redirect,
    ]);
  }

  /** Claims those whose provider is to be asked now, for a minute. */
  claimDue(at: Date, limit: number): Promise<DueStart[]> {
    return this.database.change(
      `update billing.payment_starts s set ask_after = $1::timestamptz + interval '1 minute'
       from (select payment_id from billing.payment_starts where ask_after <= $1 order by ask_after limit $2 for update skip locked) due
         join billing.payments p on p.id = due.payment_id left join billing.stored_methods m on m.id = p.stored_method_id
       where s.payment_id = due.payment_id
       returning p.id, p.order_id as "orderId", p.provider, p.amount, p.currency, p.created_at as "createdAt", s.tries, m.reference as stored`,
      [at, limit],
    );
  }
}
