import '../events.js';
import type { RefundState } from './refunds.js';

declare module '../events.js' {
  interface DomainEvents {
    'billing.order-completed': { orderId: number; memberId: number; firstPurchase: boolean };
    /** A member withdrew from a purchase. */
    'billing.refund-requested': { number: number; memberId: number };
    /** Money went back, did not get there, or is on its way. */
    'billing.refund-moved': { number: number; memberId: number; state: RefundState };
    /** A provider reports money that fits no order. Once for each payment and amount. */
    'billing.payment-incident': { incidentId: number };
  }
}
