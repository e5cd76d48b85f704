import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

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
}
