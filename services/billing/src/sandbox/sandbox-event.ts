import { createHmac } from 'node:crypto';
import type { Config } from '@rendezvous/server/config';
import * as z from 'zod/mini';

export const SIGNATURE_HEADER = 'sandbox-signature';

/** A name as a provider gives it: short, in plain characters. */
const Name = z.string().check(z.regex(/^[\w.:-]{1,200}$/));

/** What the bank sends: which payment to ask about, and why. Signed or not, it is somebody else's: what could not be stored is refused here. */
export const SandboxEvent = z.object({
  id: Name,
  payment: Name,
  status: z.enum(['pending', 'paid', 'failed', 'cancelled']),
  at: z.iso.datetime().check(z.regex(/^20/)),
});

/** The same of a dispute. */
export const SandboxDisputeEvent = z.object({
  id: Name,
  dispute: Name,
  status: z.enum(['warning', 'open', 'won', 'lost']),
  at: z.iso.datetime().check(z.regex(/^20/)),
});

/** The key that bank and shop share, made from the installation's own. */
export const webhookSecret = ({ secretKey }: Pick<Config, 'secretKey'>): string =>
  createHmac('sha256', secretKey).update('sandbox-webhook').digest('hex');
