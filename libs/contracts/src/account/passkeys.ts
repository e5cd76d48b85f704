import * as z from 'zod/mini';
import { PathId, withoutUnseen } from '../kernel/index.js';
import { route } from '../route.js';
import { OldPassword } from './credentials.js';
import './limits.js';
import './refusals.js';
import { Base64Url, PublicKeyType, Transports } from './web-authn.js';

export const PASSKEY_NAME_MAX = 60;

const PasskeyName = z.string().check(z.overwrite(withoutUnseen), z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_MAX));

/** What somebody logs in with in place of a password: a key that stays with a device or a password manager. */
const Passkey = z.object({
  id: z.int(),
  /** As the member calls it. */
  name: z.string(),
  /** The host name that it works at. */
  host: z.string(),
  /** A password manager keeps it for several devices. */
  synced: z.boolean(),
  created_at: z.string(),
  /** null: never. */
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.output<typeof Passkey>;

const Passkeys = z.object({
  /** The newest first. */
  passkeys: z.array(Passkey),
  /** How many a member may have. */
  max: z.int(),
  /** The host name that new ones work at; null where browsers allow none. */
  host: z.nullable(z.string()),
});
export type Passkeys = z.output<typeof Passkeys>;

export const listPasskeys = route({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'The viewer’s passkeys, the newest first.',
  access: 'member',
  reply: Passkeys,
});

const Descriptor = z.object({ type: PublicKeyType, id: Base64Url, transports: z.optional(Transports) });

/** `PublicKeyCredentialCreationOptionsJSON`, as far as it is asked for here. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
  challenge: Base64Url,
  pubKeyCredParams: z.array(z.object({ type: PublicKeyType, alg: z.int() })),
  /** Milliseconds that the challenge can be answered. */
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

export const beginPasskey = route({
  method: 'POST',
  path: '/api/passkeys/challenge',
  summary: 'What a browser makes a passkey of, for 5 minutes. Asks for the password; wrong ones count and lock as at the login.',
  access: 'member',
  body: z.object({ password: OldPassword }),
  reply: z.object({ options: CreationOptions }),
  refusals: [
    'account.old-password-wrong',
    'account.login-blocked',
    'account.login-needs-link',
    'account.passkey-limit',
    'account.passkey-unavailable',
  ],
  limit: 'passkey',
});

/** `RegistrationResponseJSON`, as far as it is looked at here. */
const RegistrationResponse = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: PublicKeyType,
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url, transports: z.optional(Transports) }),
});
export type RegistrationResponse = z.output<typeof RegistrationResponse>;

export const addPasskey = route({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Keeps the passkey that a browser made of a challenge. The same once more answers as if it were the first time.',
  access: 'member',
  body: z.object({ name: PasskeyName, credential: RegistrationResponse }),
  reply: Passkeys,
  refusals: [
    'account.passkey-expired',
    'account.passkey-refused',
    'account.passkey-taken',
    'account.passkey-limit',
    'account.passkey-unavailable',
  ],
  limit: 'passkey',
});

export const renamePasskey = route({
  method: 'PUT',
  path: '/api/passkeys/:passkeyId',
  summary: 'Gives a passkey of the viewer another name.',
  access: 'member',
  params: z.object({ passkeyId: PathId }),
  body: z.object({ name: PasskeyName }),
  reply: Passkeys,
  refusals: ['account.passkey-not-found'],
  limit: 'passkey',
});

export const removePasskey = route({
  method: 'DELETE',
  path: '/api/passkeys/:passkeyId',
  summary:
    'Takes a passkey of the viewer away; fine for one that is gone. Asks for the password; wrong ones count and lock as at the login.',
  access: 'member',
  params: z.object({ passkeyId: PathId }),
  body: z.object({ password: OldPassword }),
  reply: Passkeys,
  refusals: ['account.old-password-wrong', 'account.login-blocked', 'account.login-needs-link'],
  limit: 'passkey',
});
