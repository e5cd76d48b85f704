import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the sender's clock may be off, and how long a captured request stays usable. */
const TOLERANCE_SECONDS = 300;

const macOf = (secret: string, timestamp: string, body: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();

/** The signature header of a request: its time and an HMAC over time and body. */
export const signature = (secret: string, at: Date, body: Buffer | string): string => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return `t=${timestamp},v1=${macOf(secret, timestamp, body).toString('hex')}`;
};

/** True when the header proves that who knows the secret sent this body just now. */
export const isSignedBy = (secret: string, header: unknown, at: Date, body: Buffer): boolean => {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (match === null) return false;
  const [, timestamp = '', mac = ''] = match;
  if (Math.abs(at.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(macOf(secret, timestamp, body), Buffer.from(mac, 'hex'));
};
