import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { minutes, seconds } from '@rendezvous/contracts/kernel';
import type { SiteSettings } from '@rendezvous/site';

/** How long a member waits for another code to the same number. */
export const RESEND_SECONDS = 60;

const RESEND_MS = seconds(RESEND_SECONDS);

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** When a code that is sent now was sent, ends, and may be followed by another to the same number. */
export const codeTimes = (
  now: Date,
  site: Pick<SiteSettings, 'direct_debit_code_minutes'>,
): { readonly sentAt: Date; readonly expiresAt: Date; readonly resendAt: Date } => ({
  sentAt: now,
  expiresAt: new Date(now.getTime() + minutes(site.direct_debit_code_minutes)),
  resendAt: new Date(now.getTime() + RESEND_MS),
});

interface SecretCode {
  readonly orderId: number;
  readonly mobile: string;
  readonly code: string;
}

/** What is kept of a code. There are only a million codes: without the key, somebody with the table could try them all. */
export const codeHash = (secretKey: string, { orderId, mobile, code }: SecretCode): Buffer =>
  createHmac('sha256', secretKey).update(`direct-debit-code:${orderId}:${mobile}:${code}`).digest();

/** Takes as long for a code that is nearly right as for any other. */
export const isSameCode = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/** Under what a number is counted: whoever sees the counts sees no numbers. */
export const numberKey = (secretKey: string, mobile: string): string =>
  createHmac('sha256', secretKey).update(`direct-debit-number:${mobile}`).digest('base64url');
