import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { IsNull } from 'typeorm';
import type { Payment } from './payment.entity.js';
import type { NewStoredMethod } from './payment.provider.js';
import { StoredMethod } from './stored-method.entity.js';

/** A method that was removed here, and that its provider is still to forget. */
export type DueRemoval = Pick<StoredMethod, 'provider' | 'reference'> & { readonly tries: number };

/** SQL of stored methods. */
@Injectable()
export class StoredMethodStore {
  constructor(private readonly database: Database) {}

  /** Those of a member that were not removed, the one that was used last first. */
  list(memberId: number, siteId: number): Promise<StoredMethod[]> {
    return this.database.dataSource.manager.find(StoredMethod, {
      where: { memberId, siteId, removedAt: IsNull() },
      order: { usedAt: 'desc', id: 'desc' },
    });
  }

  /** null when the member has none of this id, or removed it. */
  find(memberId: number, siteId: number, id: number): Promise<StoredMethod | null> {
    return this.database.dataSource.manager.findOneBy(StoredMethod, { id, memberId, siteId, removedAt: IsNull() });
  }

  /** Whether the method that a payment is to be paid with was not removed, as it stands at this moment. */
  async isKept(paymentId: string): Promise<boolean> {
    const rows = await this.database.read(
      'select from billing.payments p join billing.stored_methods m on m.id = p.stored_method_id where p.id = $1 and m.removed_at is null',
      [paymentId],
    );
    return rows.length > 0;
  }

  /**
   * Keeps what was stored with a payment whose payer agreed to that; told again, nothing changes. The same card stored again takes the place of the one
   * of before; two at once take turns by the wallet, which their completion has locked.
   */
  async keep(
    tx: Tx,
    memberId: number,
    { id: paymentId, provider }: Pick<Payment, 'id' | 'provider'>,
    stored: NewStoredMethod,
    at: Date,
  ): Promise<void> {
    const { reference, brand, last4, expiryMonth, expiryYear } = stored;
    const [kept] = await tx.change<Pick<StoredMethod, 'id'>>(
      `insert into billing.stored_methods (member_id, site_id, provider, reference, payment_id, brand, last4, expiry_month, expiry_year,
         consented_at, consent_version, stored_at, used_at)
       select o.member_id, o.site_id, p.provider, $2::text, p.id, $3::text, $4::text, $5::smallint, $6::smallint,
         p.store_consented_at, p.store_consent_version, $7::timestamptz, $7::timestamptz
       from billing.payments p join billing.orders o on o.id = p.order_id
       where p.id = $1 and p.store_consented_at is not null
       on conflict do nothing returning id`,
      [paymentId, reference, brand, last4, expiryMonth, expiryYear, at],
    );
    if (kept === undefined) return;
    await this.removeWhere(
      tx,
      `member_id = $2 and id <> $3 and (provider, brand, last4, expiry_month, expiry_year) = ($4, $5, $6, $7, $8)
         and site_id is not distinct from (select site_id from billing.stored_methods where id = $3)`,
      at,
      [memberId, kept.id, provider, brand, last4, expiryMonth, expiryYear],
    );
  }

  async noteUse(tx: Tx, id: number, at: Date): Promise<void> {
    await tx.change('update billing.stored_methods set used_at = greatest(used_at, $2) where id = $1', [id, at]);
  }

  /** Removes one: nobody pays with it any more, and its provider is to forget it. Again changes nothing. */
  async remove(tx: Tx, id: number, at: Date): Promise<void> {
    await this.removeWhere(tx, 'id = $2', at, [id]);
  }

  /** The same if it is this member's. */
  async removeOf(tx: Tx, memberId: number, id: number, at: Date): Promise<void> {
    await this.removeWhere(tx, 'member_id = $2 and id = $3', at, [memberId, id]);
  }

  /** Takes all that is stored for a member, and what they agreed to; what their providers are still to forget stays to be told. */
  async erase(tx: Tx, memberId: number, at: Date): Promise<void> {
    await this.removeWhere(tx, 'member_id = $2', at, [memberId]);
    await tx.change('delete from billing.stored_methods where member_id = $1', [memberId]);
    await tx.change(
      `update billing.payments p set store_consented_at = null, store_consent_version = null
       from billing.orders o where o.id = p.order_id and o.member_id = $1 and p.store_consented_at is not null`,
      [memberId],
    );
  }

  /** Claims those whose provider is to be told now, for a minute. */
  claimRemovals(at: Date, limit: number): Promise<DueRemoval[]> {
    return this.database.change(
      `update billing.stored_method_removals r set try_after = $1::timestamptz + interval '1 minute'
       from (select provider, reference from billing.stored_method_removals where try_after <= $1 order by try_after limit $2
         for update skip locked) due
       where (r.provider, r.reference) = (due.provider, due.reference)
       returning r.provider, r.reference, r.tries`,
      [at, limit],
    );
  }

  async postponeRemoval({ provider, reference }: DueRemoval, tryAfter: Date): Promise<void> {
    await this.database.change(
      'update billing.stored_method_removals set tries = tries + 1, try_after = $3 where provider = $1 and reference = $2',
      [provider, reference, tryAfter],
    );
  }

  /** Its provider has forgotten it. */
  async endRemoval({ provider, reference }: DueRemoval): Promise<void> {
    await this.database.change('delete from billing.stored_method_removals where provider = $1 and reference = $2', [provider, reference]);
  }

  /** @param where over `billing.stored_methods`; `at` is $1 */
  private async removeWhere(tx: Tx, where: string, at: Date, values: readonly unknown[]): Promise<void> {
    await tx.change(
      `with removed as (
         update billing.stored_methods set removed_at = $1 where removed_at is null and ${where} returning provider, reference)
       insert into billing.stored_method_removals (provider, reference, removed_at, try_after)
       select provider, reference, $1::timestamptz, $1::timestamptz from removed on conflict do nothing`,
      [at, ...values],
    );
  }
}
