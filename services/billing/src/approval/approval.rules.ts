import { APPROVAL_DAYS, type ApprovalKind } from '@rendezvous/contracts/billing/approval-terms';
import type { Approval } from '@rendezvous/contracts/billing/approvals';
import { days } from '@rendezvous/contracts/kernel';

/** What one operator asks for and another one decides about, whatever it is. */
export interface Approvable {
  readonly id: number;
  readonly state: 'open' | Decision;
  readonly askedBy: number;
  readonly askedAt: Date;
  /** null for what needs nobody else. */
  readonly expiresAt: Date | null;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
}

/** Of a refund the operators were told when it began to wait: no mail asks them for its decision. */
export type Decided = ApprovalKind | 'refund';

export type Decision = 'applied' | 'declined';

export const expiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + days(APPROVAL_DAYS));

/** Whether nobody decided about it in time. Told by the clock, so that no job has to run for it. */
export const isExpired = ({ state, expiresAt }: Pick<Approvable, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'open' && expiresAt !== null && expiresAt <= now;

/** As operators see it. */
export const toApproval = (row: Approvable, now: Date): Approval => ({
  state: isExpired(row, now) ? 'expired' : row.state,
  asked_by: row.askedBy,
  asked_at: row.askedAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  decided_by: row.decidedBy,
  decided_at: row.decidedAt?.toISOString() ?? null,
});
