import { signature } from '../payment/signature.rules.js';
import { SIGNATURE_HEADER, webhookSecret } from '../sandbox/sandbox-event.js';

/** The headers of what the sandbox bank sends to an installation, signed with the key that both know. */
export const bankHeaders = (secretKey: string, body: string, at: Date = new Date()): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  [SIGNATURE_HEADER]: signature(webhookSecret({ secretKey }), at, body),
});
