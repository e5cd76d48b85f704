import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link may do; for nothing else is it good. */
export type MailLinkPurpose = 'unsubscribe' | 'address' | 'waiting-address';

interface Signed {
  readonly purpose: MailLinkPurpose;
  /** Of an address that waits for an invitation: its own number, for there is no member yet. */
  readonly memberId: number;
  /** Whose mailbox it was sent to: after a change of address it is void. */
  readonly email: string;
  /** Seconds. */
  readonly at: number;
}

/** What stands in a link that may be used again, so that nothing is kept of it. */
export interface MailLinkParts {
  readonly memberId: number;
  readonly at: number;
  readonly signature: string;
}

const BASE = 36;
const FORM = /^([0-9a-z]{1,7})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

const signatureOf = (secretKey: string, { purpose, memberId, email, at }: Signed): string =>
  createHmac('sha256', secretKey).update(`mail-link:${purpose}:${memberId}:${at}:${email}`).digest('base64url');

export const mailLinkToken = (secretKey: string, signed: Signed): string =>
  [signed.memberId.toString(BASE), signed.at.toString(BASE), signatureOf(secretKey, signed)].join('.');

/** What a token says of itself, before it is believed; null when it is none. */
export const readMailLink = (token: string): MailLinkParts | null => {
  const [, member, at, signature] = FORM.exec(token) ?? [];
  if (member === undefined || at === undefined || signature === undefined) return null;
  const memberId = Number.parseInt(member, BASE);
  return memberId > 2_147_483_647 ? null : { memberId, at: Number.parseInt(at, BASE), signature };
};

/** Whether we made it, for this purpose and this address. */
export const isOwnMailLink = (
  secretKey: string,
  { memberId, at, signature }: MailLinkParts,
  { purpose, email }: Pick<Signed, 'purpose' | 'email'>,
): boolean => timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secretKey, { purpose, memberId, email, at })));
