import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';

/** Which methods a member cannot pay with: those of lost disputes that no operator unblocked. The one rule of it. */
@Injectable()
export class BlockedMethods {
  constructor(private readonly database: Database) {}

  async of(memberId: number): Promise<ReadonlySet<PaymentMethod>> {
    const rows = await this.database.read<{ method: PaymentMethod }>(
      `select distinct o.method from billing.disputes d join billing.orders o on o.id = d.order_id
       where d.member_id = $1 and d.status = 'lost' and d.unblocked_at is null`,
      [memberId],
    );
    return new Set(rows.map(({ method }) => method));
  }

  /** Refuses a method that is blocked. Direct debits have limits of their own. */
  async requireUsable(memberId: number, method: PaymentMethod): Promise<void> {
    if (method !== 'sepa' && (await this.of(memberId)).has(method)) throw new Refusal('billing.method-blocked');
  }
}
