import type { OrderDebit } from './orders.js';

/** `waiting`: the company does not say what became of it, or nobody asks it any more; an operator looks at these. */
export const REFUND_FILTERS = ['all', 'waiting', 'requested', 'pending', 'unknown', 'succeeded', 'failed'] as const;

/** Companies that money goes back through. */
export const REFUND_PROVIDERS = ['sandbox', 'stripe', 'paypal', 'sepa'] as const;

/** The day of a debit that has to be collected before its money can go back; null where there is none. An older gateway does not tell. */
export const awaitedDebit = ({
  collected,
  direct_debit: debit,
}: {
  readonly collected?: boolean | undefined;
  readonly direct_debit?: OrderDebit | null | undefined;
}): string | null => (collected !== false && debit?.state === 'signed' ? debit.due : null);
