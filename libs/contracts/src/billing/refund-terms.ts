/** `waiting`: the company does not say what became of it, or nobody asks it any more; an operator looks at these. */
export const REFUND_FILTERS = ['all', 'waiting', 'requested', 'pending', 'unknown', 'succeeded', 'failed'] as const;

/** Companies that money goes back through. */
export const REFUND_PROVIDERS = ['sandbox', 'stripe', 'paypal', 'sepa'] as const;
