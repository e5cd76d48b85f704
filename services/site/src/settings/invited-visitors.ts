import type { FastifyRequest } from 'fastify';
import type { Site } from '../sites/site.js';

/** Invitations belong to the account area, which stands to the right: whoever composes the areas provides this token. */
export const INVITED_VISITORS = Symbol('invited visitors');

export interface InvitedVisitors {
  /** Whether a visitor of a site that is by invitation has one that is still good. */
  has(request: FastifyRequest, site: Site): Promise<boolean>;
}
