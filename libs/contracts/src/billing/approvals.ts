import * as z from 'zod/mini';

/** What one operator asks for and another one decides about: who asked, until when it can be decided, and who did. */
export const Approval = z.object({
  /** `open`: waits for another operator; `expired`: nobody decided about it in time. */
  state: z.enum(['open', 'applied', 'declined', 'expired']),
  asked_by: z.int(),
  asked_at: z.string(),
  /** Until when another operator can decide; null for what needs nobody else. */
  expires_at: z.nullable(z.string()),
  decided_by: z.nullable(z.int()),
  decided_at: z.nullable(z.string()),
});

export type Approval = z.output<typeof Approval>;
