/** Calendar date of the terms that are agreed to now. A consent keeps it, so that one can tell later what somebody agreed to. */
export const TERMS_UPDATED = '2026-11-24';
