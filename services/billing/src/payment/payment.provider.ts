import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Money } from '@rendezvous/contracts/kernel';
import type { Locale } from '@rendezvous/contracts/reference';
import type { CallOutcome } from './call-outcome.js';

/** What a provider is asked to collect. */
export interface NewPayment {
  /** Ours; the provider takes the same id only once, so that starting twice is starting once. */
  readonly id: string;
  readonly amount: Money;
  readonly method: PaymentMethod;
  /** What the payer reads on the provider's page: who sells, and how many credits. */
  readonly merchant: string;
  readonly credits: number;
  readonly locale: Locale;
  /** Path on our site to come back to. */
  readonly returnPath: string;
}

export interface StartedPayment {
  /** The provider's own name for the payment. */
  readonly reference: string;
  /** Address of the provider's page. */
  readonly redirect: string;
}

/** How a payment stands at the provider. */
export interface PaymentReport {
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled';
  /** What was or is to be collected. */
  readonly amount: Money;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly at: Date;
}

/** What a provider is asked to pay back. */
export interface NewRefund {
  /** Ours; the provider takes the same id only once, so that asking twice is asking once. */
  readonly id: string;
  /** The provider's name for the payment that it is of. */
  readonly payment: string;
  readonly amount: Money;
}

/** How a refund stands at the provider. `failed` can follow on `succeeded`: the payer's bank took nothing. */
export interface RefundReport {
  /** The provider's own name for the refund. */
  readonly reference: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

/** A report that the provider sent by itself. `id` names the event, not the payment: a second delivery carries the same one. */
export interface PaymentEvent extends PaymentReport {
  readonly id: string;
  readonly reference: string;
}

export interface SignedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came: a signature is over these, not over what a parser made of them. */
  readonly body: Buffer;
}

/** The port to a company that collects money. Always called outside a transaction. */
export abstract class PaymentProvider {
  /** Stands on the payments that it collects, and in the address of its webhook. */
  abstract readonly name: string;
  /** The ways to pay that it takes. */
  abstract readonly methods: readonly PaymentMethod[];
  abstract start(payment: NewPayment): Promise<StartedPayment>;
  /** Asks how a payment stands, for when no event came. */
  abstract report(reference: string): Promise<PaymentReport>;
  /** Asks for money to be paid back. The same id again is the same refund. */
  abstract refund(refund: NewRefund): Promise<CallOutcome<RefundReport>>;
  /** Asks how a refund stands; null when the provider never heard of it, so that it can be asked for again. */
  abstract reportRefund(refund: NewRefund): Promise<RefundReport | null>;
  /** Reads an event and proves that the provider sent it; refuses with `billing.webhook-signature` otherwise, and with
   * `request.invalid` what is signed but makes no sense. */
  abstract readEvent(request: SignedRequest): PaymentEvent;
}
