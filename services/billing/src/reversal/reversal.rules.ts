import { days } from '@rendezvous/contracts/kernel';

/** How long the dispute is waited for that says why money is gone: as long as an event that nothing here is known of. The credits are frozen meanwhile. */
export const DISPUTE_WITHIN_MS = days(7);
