import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Order } from '@rendezvous/contracts/billing/orders';

/** What the return page knows of an order. */
export interface ToldOrder {
  readonly order: Order;
  /** The member's credits by now; null while they are not known. */
  readonly credits: number | null;
  /** Ways to pay that are open to the member; none while they are not known. */
  readonly methods: readonly PaymentMethod[];
  /** The page that asked for the credits; null when nobody knows. */
  readonly cameFrom: string | null;
  /** The payment was made on an earlier visit, and its answer was lost. */
  readonly earlier: boolean;
  /** The provider said how the payment stands since the page was opened. */
  readonly asked: boolean;
}
