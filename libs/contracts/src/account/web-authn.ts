import * as z from 'zod/mini';

/** More than any browser sends: the attestation of a key with its certificates. */
const ENCODED_MAX = 20_000;

/** Bytes as WebAuthn writes them in JSON. */
export const Base64Url = z.string().check(z.minLength(1), z.maxLength(ENCODED_MAX), z.regex(/^[A-Za-z0-9_-]+$/));

export const PublicKeyType = z.literal('public-key');

/** How a browser reaches the authenticator, such as `internal` or `usb`. */
export const Transports = z.array(z.string().check(z.maxLength(30), z.regex(/^[a-z-]+$/))).check(z.maxLength(10));
