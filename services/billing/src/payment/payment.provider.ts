import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { PaymentProviderName, WebhookEventKind } from '@rendezvous/contracts/billing/webhook';
import { minutes, type Money } from '@rendezvous/contracts/kernel';
import type { Locale } from '@rendezvous/contracts/reference';
import type { CallOutcome } from './call-outcome.js';

/** What a provider is asked to collect. */
export interface NewPayment {
  /** Ours; the provider takes the same id and attempt only once, so that starting twice is starting once. */
  readonly id: string;
  /** A provider may answer the same request with the same fault for a day: once it is known that nothing came of one, the next is another attempt. */
  readonly attempt: number;
  readonly orderId: number;
  readonly amount: Money;
  readonly method: PaymentMethod;
  /** What the payer reads on the provider's page: who sells, and how many credits. */
  readonly merchant: string;
  readonly credits: number;
  readonly locale: Locale;
  /** Where on our site to come back to: what the site's addresses begin with, the path after paying, and the one for who leaves without that. */
  readonly origin: string;
  readonly returnPath: string;
  readonly leavePath: string;
  /** The payer agreed that what they pay with is stored for later payments. */
  readonly store: boolean;
  /** The provider's own name for the stored method to pay with; null for one that the payer enters on the provider's page. */
  readonly stored: string | null;
  /** When the order was placed, and when it is given up. */
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A payment that a provider may have begun. */
export type AskedPayment = Pick<NewPayment, 'id' | 'createdAt' | 'stored'>;

export interface StartedPayment {
  /** The provider's own name for the payment. */
  readonly reference: string;
  /** Address of the provider's page; null where the payer has nothing to do there (yet). */
  readonly redirect: string | null;
}

/** A method that a provider stored together with a payment. */
export interface NewStoredMethod {
  /** The provider's own name for it. */
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** How a payment stands at the provider. What was paid stays `paid`, whatever went back since. */
export interface PaymentReport {
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled';
  /** `pending`, and the payer has done their part: the bank is working on it. */
  readonly processing?: boolean;
  /** What was or is to be collected. */
  readonly amount: Money;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** What was stored with it once it was paid; null where nothing was. */
  readonly stored: NewStoredMethod | null;
  readonly at: Date;
}

/** What a provider is asked to pay back. */
export interface NewRefund {
  /** Ours; the provider takes the same id and attempt only once, so that asking twice is asking once. */
  readonly id: string;
  readonly attempt: number;
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

/** A refund as the provider knows it by its own name. */
export interface KnownRefund extends RefundReport {
  /** Ours; null for one that was made elsewhere, in the provider's dashboard for example. */
  readonly id: string | null;
  /** The provider's name for the payment that it is of. */
  readonly payment: string;
  readonly amount: Money;
}

/**
 * How a dispute stands at the provider: its payer asks the money back through the bank. A `warning` is a question that takes no money. `won` can follow
 * on `lost`, and `lost` on `won`: some schemes decide again.
 */
export interface DisputeReport {
  /** The provider's own name for the dispute, and the one for the payment that it is of. */
  readonly reference: string;
  readonly payment: string;
  readonly amount: Money;
  readonly status: 'warning' | 'open' | 'won' | 'lost';
}

/** A charge in a provider's own list: its money came, or is on its way. */
export interface ListedCharge {
  /** The provider's own name for the charge. */
  readonly reference: string;
  /** Our id of the payment that it is of; null where the provider has none: it was not asked for here. */
  readonly payment: string | null;
  /** null in a currency that nothing is sold in. */
  readonly amount: Money | null;
}

/** What a provider sends by itself. It says what to ask about; how that stands is the answer to the question, whatever the event says. */
export interface ProviderEvent {
  /** Names the event: a second delivery carries the same one. */
  readonly id: string;
  readonly kind: WebhookEventKind;
  /** The provider's own word for what happened. */
  readonly type: string;
  /** The provider's own name for the payment, refund, reversal or dispute; null only for what is nothing of these. */
  readonly reference: string | null;
  readonly at: Date;
}

export interface SignedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came: a signature is over these, not over what a parser made of them. */
  readonly body: Buffer;
}

/** How long a payment with a stored method waits for its charge, which follows on its beginning at once: whoever comes later is asked anew. */
export const CHARGE_WITHIN_MS = minutes(1);

/**
 * The port to a company that collects money. Always called outside a transaction. Every call ends in ok, refused (nothing was done, and asking again
 * is of no use) or unknown (ask how it stands before anything else is done).
 */
export abstract class PaymentProvider {
  /** Stands on the payments that it collects, and in the address of its webhook; `sepa`, our own direct debits, has none. */
  abstract readonly name: PaymentProviderName | 'sepa';
  /** The ways to pay that it takes. */
  abstract readonly methods: readonly PaymentMethod[];
  /** Those of them that it stores when it is asked to. Who stores nothing leaves it, `charge` and `forget` as they are. */
  readonly storable: readonly PaymentMethod[] = [];
  /**
   * Begins a payment. The same id and attempt again is the same payment; with other input it is refused. One with a stored method takes no money yet:
   * `charge` does.
   */
  abstract start(payment: NewPayment): Promise<CallOutcome<StartedPayment>>;
  /** Looks for a payment by our id, whatever the attempt; null when the provider never heard of it, so that it can be begun again. */
  abstract findStarted(payment: AskedPayment): Promise<CallOutcome<StartedPayment | null>>;
  /**
   * Takes the money of a payment that was begun with a stored method, while its payer is there. Asked again, or fifty times at once, it is taken once,
   * and what was decided stays. Not asked within `CHARGE_WITHIN_MS`, the payment comes to nothing.
   * @param back where the payer comes back to, should the bank want to be told on its own page that it is them
   * @returns the address of that page; null where there is nothing to do: then `report` says what became of the payment
   */
  charge(_reference: string, _back: string): Promise<CallOutcome<string | null>> {
    return Promise.resolve({ outcome: 'refused', reason: 'Nothing is stored here.' });
  }
  /** Has a stored method forgotten. One that is not known any more is forgotten, too. */
  forget(_stored: string): Promise<CallOutcome<null>> {
    return Promise.resolve({ outcome: 'ok', value: null });
  }
  /**
   * Asks how a payment stands; refused when the provider knows none of this name.
   * @param takes what its payer agreed to is taken now, where a company waits for that; not for an order that was cancelled
   */
  abstract report(reference: string, takes?: boolean): Promise<CallOutcome<PaymentReport>>;
  /** The payer left: nothing is to be paid any more, as far as that can still be had. @returns how the payment stands then */
  cancel(reference: string): Promise<CallOutcome<PaymentReport>> {
    return this.report(reference);
  }
  /** Asks for money to be paid back. The same id and attempt again is the same refund; with other input it is refused. */
  abstract refund(refund: NewRefund): Promise<CallOutcome<RefundReport>>;
  /** Asks how a refund stands, by our id; null when the provider never heard of it, so that it can be asked for again. */
  abstract reportRefund(refund: NewRefund): Promise<CallOutcome<RefundReport | null>>;
  /** Asks about a refund by the provider's own name, whoever made it; refused when the provider knows none of this name, or it is of no payment of ours. */
  findRefund(_reference: string): Promise<CallOutcome<KnownRefund>> {
    return Promise.resolve({ outcome: 'refused', reason: 'No refund is made but by us.' });
  }
  /** Lists, by the provider's own names, what was paid back from one moment to before another, whoever asked for it. */
  listRefunds(_from: Date, _to: Date): Promise<CallOutcome<readonly string[]>> {
    return Promise.resolve({ outcome: 'ok', value: [] });
  }
  /** Lists, by the provider's own names, the disputes of a payment. Who takes nothing back but by an event that names its dispute lists none. */
  findDisputes(_payment: string): Promise<CallOutcome<readonly string[]>> {
    return Promise.resolve({ outcome: 'ok', value: [] });
  }
  /** Asks how a dispute stands; refused when the provider knows none of this name. */
  abstract reportDispute(reference: string): Promise<CallOutcome<DisputeReport>>;
  /**
   * Lists, by the provider's own names, the disputes that were opened from one moment to before another; one that was opened before as well, where the
   * provider tells that it moved since. Whoever is asked about these names says how each stands.
   */
  abstract listDisputes(from: Date, to: Date): Promise<CallOutcome<readonly string[]>>;
  /** Lists what was charged from one moment to before another, whoever asked for it: also what is not known here. */
  abstract listCharges(from: Date, to: Date): Promise<CallOutcome<readonly ListedCharge[]>>;
  /** Reads an event and proves that the provider sent it; refuses with `billing.webhook-signature` otherwise, and with
   * `request.invalid` what is signed but makes no sense. */
  abstract readEvent(request: SignedRequest): ProviderEvent | Promise<ProviderEvent>;
}
