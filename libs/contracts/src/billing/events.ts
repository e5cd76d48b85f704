import '../events.js';
import type { DisputeStatus } from './disputes.js';
import type { RefundState } from './refunds.js';

declare module '../events.js' {
  interface DomainEvents {
    'billing.order-completed': { orderId: number; memberId: number; firstPurchase: boolean };
    /** A member withdrew from a purchase. */
    'billing.refund-requested': { number: number; memberId: number };
    /** Money went back, did not get there, or is on its way. */
    'billing.refund-moved': { number: number; memberId: number; state: RefundState };
    /** A payer's bank asks a payment back, or has decided; `moves` counts such news of one dispute. */
    'billing.dispute-moved': { number: number; memberId: number; status: DisputeStatus; moves: number };
    /** A direct debit will be collected; the second `notice` is of a later day than the first. */
    'billing.direct-debit-announced': { number: number; memberId: number; notice: number };
    /** A member was shown the welcome discount for the first time: its time runs. */
    'billing.welcome-begun': { memberId: number; endsAt: string };
    /** An operator asks for something that another one has to decide about. */
    'billing.adjustment-asked': { id: number; askedBy: number };
    'billing.fee-asked': { id: number; askedBy: number };
    'billing.price-asked': { id: number; askedBy: number };
    /** A provider reports money that fits no order. Once for each payment and amount. */
    'billing.payment-incident': { incidentId: number };
    /** A proof of the ledger ended, and found faults. */
    'billing.ledger-unproven': { proofId: number; faults: number };
  }
}
