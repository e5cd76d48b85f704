/** Seven years, from the last document of a member on: the credits of all their purchases are one chain. */
export const INVOICES_KEPT_DAYS = 2557;

/** Fourteen months after the last debit: until then a payer can ask it back, and has to be shown what was signed. */
export const MANDATES_KEPT_DAYS = 427;
