/**
 * The wording by which a member agrees that a method is stored, as a number: whoever changes the sentence of the checkbox counts on. It is stored with the
 * consent, so that it stays provable what was agreed to.
 */
export const STORE_CONSENT_VERSION = 1;
