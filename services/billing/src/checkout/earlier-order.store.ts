import type { OrderState } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/**
 * Open orders of a member but the one of a client id, of which a company could still be paid. Left out are those of which the member was told that they
 * may be charged, and direct debits, which nobody is charged by before they type a code.
 */
const EARLIER = `
  select o.id from billing.orders o join billing.payments p on p.order_id = o.id
  where o.member_id = $1 and o.client_id <> $2 and o.state in ('created', 'pending') and p.provider <> 'sepa'
    and p.silent_since is null and p.uncancelled_since is null
  order by o.id`;

/** SQL of the orders that a member's next one takes the place of. */
@Injectable()
export class EarlierOrderStore {
  constructor(private readonly database: Database) {}

  async list(memberId: number, clientId: string): Promise<number[]> {
    return (await this.database.read<{ id: number }>(EARLIER, [memberId, clientId])).map(({ id }) => id);
  }

  /** Lock the member first. */
  async isThere(tx: Tx, memberId: number, clientId: string): Promise<boolean> {
    return (await tx.read(EARLIER, [memberId, clientId])).length > 0;
  }

  /** What became of an order that was to be cancelled for the next one: it is noted as replaced, or as one that could not be. @returns its state */
  async note(orderId: number, at: Date): Promise<OrderState> {
    const [order] = await this.database.change<{ state: OrderState }>(
      `update billing.orders set replaced = replaced or state = 'cancelled' where id = $1 returning state`,
      [orderId],
    );
    await this.database.change(
      `update billing.payments p set uncancelled_since = $2 from billing.orders o
       where p.order_id = $1 and o.id = p.order_id and o.state in ('created', 'pending') and p.silent_since is null`,
      [orderId, at],
    );
    return order!.state;
  }
}
