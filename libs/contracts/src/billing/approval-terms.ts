/** How long what one operator asks for waits for another one. */
export const APPROVAL_DAYS = 7;

/** What needs two operators. */
export const APPROVAL_KINDS = ['adjustment', 'fee', 'price'] as const;

export type ApprovalKind = (typeof APPROVAL_KINDS)[number];
