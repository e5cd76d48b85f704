import * as z from 'zod/mini';
import { route } from '../route.js';
import { UserReply } from '../session.js';
import './limits.js';
import './refusals.js';
import { Base64Url, PublicKeyType } from './web-authn.js';

/** `PublicKeyCredentialRequestOptionsJSON`, as far as it is asked for here: it names nobody, so whoever has a passkey chooses one. */
const RequestOptions = z.object({
  rpId: z.string(),
  challenge: Base64Url,
  /** Milliseconds that the challenge can be answered. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export const beginPasskeyLogin = route({
  method: 'POST',
  path: '/api/login/passkey/challenge',
  summary: 'What a browser asks for a passkey with, for 5 minutes; the same for everybody.',
  access: 'anyone',
  reply: z.object({ options: RequestOptions }),
  refusals: ['account.passkey-unavailable'],
  limit: 'passkey_challenge',
});

/** `AuthenticationResponseJSON`, as far as it is looked at here. */
const AuthenticationResponse = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: PublicKeyType,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(z.nullable(Base64Url)),
  }),
});
export type AuthenticationResponse = z.output<typeof AuthenticationResponse>;

export const logInWithPasskey = route({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Logs in with a passkey, by the rules of the login with a password.',
  access: 'anyone',
  body: z.object({
    credential: AuthenticationResponse,
    /** Takes an account that is being deleted back, and logs in. */
    bring_back: z.optional(z.boolean()),
  }),
  reply: UserReply,
  refusals: [
    'account.passkey-expired',
    'account.passkey-unknown',
    'account.passkey-refused',
    'account.passkey-copied',
    'account.passkey-unavailable',
    'account.login-failed',
    'account.login-blocked',
    'account.login-needs-link',
    'account.deletion-pending',
  ],
  limit: 'login',
});
