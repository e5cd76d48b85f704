import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { MoreThanOrEqual } from 'typeorm';
import { DirectDebitCode } from './direct-debit-code.entity.js';

export type NewDirectDebitCode = Omit<DirectDebitCode, 'tries'>;

/** What a message says of the order that is to be signed. */
export interface SignedSale {
  readonly siteId: number | null;
  readonly total: number;
  readonly currency: string;
}

/** SQL of codes by SMS. */
@Injectable()
export class DirectDebitCodeStore {
  constructor(private readonly database: Database) {}

  async sale(orderId: number): Promise<SignedSale> {
    const [sale] = await this.database.read<SignedSale>('select site_id as "siteId", total, currency from billing.orders where id = $1', [
      orderId,
    ]);
    if (sale === undefined) throw new Error(`There is no order ${orderId}`);
    return sale;
  }

  /** The code that counts. @param tries how often one may be tried, here as below */
  async find(orderId: number, tries: number, now: Date): Promise<DirectDebitCode | null> {
    const code = await this.database.dataSource.manager.findOneBy(DirectDebitCode, { orderId });
    return code === null || code.expiresAt <= now || code.tries >= tries ? null : code;
  }

  /** Whether the code of an order that went to a number was tried too often. */
  isTriedTooOften({ orderId, mobile }: Pick<DirectDebitCode, 'orderId' | 'mobile'>, tries: number): Promise<boolean> {
    return this.database.dataSource.manager.existsBy(DirectDebitCode, { orderId, mobile, tries: MoreThanOrEqual(tries) });
  }

  /**
   * Puts a code in the place of the one before.
   * @returns false while that one counts, went to the same number, and may not be followed yet: of two at once, one is sent
   */
  async put({ orderId, mobile, codeHash, sentAt, expiresAt, resendAt }: NewDirectDebitCode, tries: number): Promise<boolean> {
    const rows = await this.database.change(
      `insert into billing.direct_debit_codes as c (order_id, mobile, code_hash, sent_at, expires_at, resend_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (order_id) do update
         set mobile = excluded.mobile, code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
           resend_at = excluded.resend_at, tries = 0
         where c.mobile <> excluded.mobile or c.resend_at <= excluded.sent_at or c.tries >= $7
       returning order_id`,
      [orderId, mobile, codeHash, sentAt, expiresAt, resendAt, tries],
    );
    return rows.length > 0;
  }

  /** A code that may have arrived counts, and another may be sent at once. */
  async allowResend(orderId: number, codeHash: Buffer): Promise<void> {
    await this.database.change('update billing.direct_debit_codes set resend_at = sent_at where order_id = $1 and code_hash = $2', [
      orderId,
      codeHash,
    ]);
  }

  /** Takes a code back that was not sent, unless another took its place. */
  async takeBack(orderId: number, codeHash: Buffer): Promise<void> {
    await this.database.change('delete from billing.direct_debit_codes where order_id = $1 and code_hash = $2', [orderId, codeHash]);
  }

  /** Counts a try, each for itself however many come at once. @returns what the code has to be; null when none counts */
  async countTry(orderId: number, mobile: string, tries: number, now: Date): Promise<Buffer | null> {
    const [row] = await this.database.change<{ codeHash: Buffer }>(
      `update billing.direct_debit_codes set tries = tries + 1
       where order_id = $1 and mobile = $2 and expires_at > $3 and tries < $4 returning code_hash as "codeHash"`,
      [orderId, mobile, now, tries],
    );
    return row?.codeHash ?? null;
  }

  async remove(tx: Tx, orderId: number): Promise<void> {
    await tx.change('delete from billing.direct_debit_codes where order_id = $1', [orderId]);
  }

  /** @returns the numbers that they went to */
  async removeSentBefore(tx: Tx, before: Date): Promise<string[]> {
    const rows = await tx.change<{ mobile: string }>('delete from billing.direct_debit_codes where sent_at < $1 returning mobile', [
      before,
    ]);
    return rows.map(({ mobile }) => mobile);
  }

  /** Those of a member's orders. @returns the numbers that they went to */
  async removeOf(tx: Tx, memberId: number): Promise<string[]> {
    const rows = await tx.change<{ mobile: string }>(
      'delete from billing.direct_debit_codes where order_id in (select id from billing.orders where member_id = $1) returning mobile',
      [memberId],
    );
    return rows.map(({ mobile }) => mobile);
  }
}
