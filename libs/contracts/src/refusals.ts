/** How an answer that refuses looks from outside, and how loud it is in the log. */
export interface RefusalRule {
  readonly status: number;
  readonly log: 'debug' | 'info' | 'warn' | 'error';
}

const table = <T extends Record<string, RefusalRule>>(rules: T): T => rules;

/** Refusals that every route may answer with. */
export const commonRefusals = table({
  'request.invalid': { status: 400, log: 'debug' },
  'request.not-found': { status: 404, log: 'debug' },
  'request.origin': { status: 403, log: 'warn' },
  'request.too-large': { status: 413, log: 'info' },
  'request.media-type': { status: 415, log: 'info' },
  'request.too-many': { status: 429, log: 'info' },
  'auth.required': { status: 403, log: 'debug' },
  'auth.forbidden': { status: 403, log: 'warn' },
  'server.error': { status: 500, log: 'error' },
  'server.unavailable': { status: 503, log: 'error' },
});

export const accountRefusals = table({
  'account.login-failed': { status: 401, log: 'info' },
  'account.login-blocked': { status: 429, log: 'warn' },
  'account.login-needs-link': { status: 429, log: 'warn' },
  'account.deletion-pending': { status: 409, log: 'info' },
  'account.email-taken': { status: 409, log: 'info' },
  'account.email-deleted': { status: 409, log: 'info' },
  'account.email-not-found': { status: 404, log: 'info' },
  'account.name-taken': { status: 409, log: 'debug' },
  'account.signups-closed': { status: 403, log: 'info' },
  'account.link-invalid': { status: 410, log: 'info' },
  'account.old-password-wrong': { status: 422, log: 'info' },
  'account.photo-limit': { status: 409, log: 'debug' },
  'account.photo-unreadable': { status: 422, log: 'info' },
  'account.photo-too-large': { status: 413, log: 'info' },
  'account.profile-not-found': { status: 404, log: 'debug' },
  'account.complaint-not-found': { status: 404, log: 'debug' },
  'account.blocked-by': { status: 403, log: 'debug' },
});

export const billingRefusals = table({
  'billing.not-enough-credits': { status: 402, log: 'debug' },
  'billing.bundle-not-found': { status: 404, log: 'info' },
  'billing.method-not-offered': { status: 422, log: 'info' },
  'billing.order-not-found': { status: 404, log: 'info' },
  'billing.order-not-payable': { status: 409, log: 'info' },
  'billing.price-changed': { status: 409, log: 'info' },
  'billing.discount-invalid': { status: 422, log: 'info' },
  'billing.incident-not-found': { status: 404, log: 'debug' },
  'billing.webhook-signature': { status: 401, log: 'warn' },
});

export const chatRefusals = table({
  'chat.conversation-not-found': { status: 404, log: 'debug' },
  'chat.blocked': { status: 403, log: 'debug' },
  'chat.conversation-limit': { status: 403, log: 'debug' },
  'chat.not-reachable': { status: 403, log: 'debug' },
  'chat.partner-gone': { status: 410, log: 'debug' },
  'chat.sent-before': { status: 409, log: 'debug' },
  'chat.own-profile': { status: 422, log: 'debug' },
});

export const searchRefusals = table({
  'search.logged-out-closed': { status: 403, log: 'debug' },
});

export const landersRefusals = table({
  'landers.page-not-found': { status: 404, log: 'debug' },
});

/** Every code that an answer may carry. A test asserts that each has a sentence in every language. */
export const refusals = {
  ...commonRefusals,
  ...accountRefusals,
  ...billingRefusals,
  ...chatRefusals,
  ...searchRefusals,
  ...landersRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;

/** Values that a refusal's sentence may name, for example `{ minutes: 15 }`. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** One field of the input that was not accepted; `code` is a message id suffix such as `too-small` or `birth-date`. */
export interface FieldFault {
  readonly path: string;
  readonly code: string;
}

/** The body of every answer that refuses. */
export interface RefusalBody {
  readonly error: {
    readonly code: RefusalCode;
    readonly params?: RefusalParams;
    readonly fields?: readonly FieldFault[];
    readonly requestId: string;
  };
  /** Only with `auth.required`: the client then logs out (specification, section 8). */
  readonly authentication_required?: true;
}
