import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Override } from './override.js';

/** A cookie holds about 4,000 characters. */
export const TOKEN_MAX = 3500;
const TOKEN = /^([\w-]{1,3500})\.([\w-]{32})$/;
/** What a token of that length can hold; a larger one is no token of ours. */
const CLAIMS_MAX = 64 * 1024;

const sign = (secret: string, text: string): string => {
  // a key of its own: what is signed here can never pass for something signed elsewhere with the same secret
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'overrides', 32));
  return createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url');
};

/** An override as a link carries it: readable, and signed with the server's secret. */
export const overrideToken = (secret: string, override: Override): string => {
  const text = deflateRawSync(JSON.stringify(override)).toString('base64url');
  return `${text}.${sign(secret, text)}`;
};

/** The override of a token; null when we did not sign it. */
export const readOverride = (secret: string, token: string): Override | null => {
  const match = TOKEN.exec(token);
  if (match === null) return null;
  const [, text = '', signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, text)))) return null;
  return JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: CLAIMS_MAX }).toString()) as Override;
};
