import { fileComplaint } from '@rendezvous/contracts/account/complaints';
import type { LimitName } from '@rendezvous/contracts/limits';

/**
 * As a complaint is counted that is filed, beside the calls: whoever was refused for a word too few, or pressed twice, has filed none by that and can
 * still file as many as anybody.
 */
export const FILED_COMPLAINT = {
  ...fileComplaint,
  path: `${fileComplaint.path} filed`,
  limit: 'complaint' satisfies LimitName,
} as const;
