import '../events.js';

declare module '../events.js' {
  interface DomainEvents {
    'billing.order-completed': { orderId: number; memberId: number; firstPurchase: boolean };
    /** A provider reports money that fits no order. Once for each payment and amount. */
    'billing.payment-incident': { incidentId: number };
  }
}
