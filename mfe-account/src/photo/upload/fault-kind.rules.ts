import type { ApiFault } from '@rendezvous/client';

/** Why an upload waits: no connection, or a server that cannot take it just now. */
export type Pause = 'line' | 'server';

const PASSING = new Set([408, 409, 423, 429, 460, 500, 502, 503, 504]);

/**
 * What becomes of an upload after a fault: it waits, and goes on where it was; it begins anew, with the same file; or it ends, and the fault is
 * said.
 */
export const nextAfter = ({ status, body }: ApiFault): Pause | 'anew' | 'ends' => {
  if (status === 0) return 'line';
  const code = body?.error.code;
  if (code === 'account.upload-gone' || code === 'account.upload-damaged' || status === 410) return 'anew';
  if (code === 'account.upload-incomplete') return 'server';
  // a refusal with a reason is for the member; the protocol's own answers have none
  if (code !== undefined && !['server.error', 'server.unavailable', 'request.too-many', 'account.upload-limit'].includes(code))
    return 'ends';
  return PASSING.has(status) ? 'server' : 'ends';
};
