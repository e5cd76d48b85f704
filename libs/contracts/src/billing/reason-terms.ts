/** The longest reason that an operator gives for what they do. */
export const REASON_MAX = 500;
