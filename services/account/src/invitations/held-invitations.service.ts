import { Injectable } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { type Site, type TrafficSource, trafficSourceOf } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACTIVATION_DAYS } from '../links/links.service.js';
import { invitationCookieOf, keepInvitation } from './invitation-cookie.js';
import type { HeldInvitation } from './invitation.rules.js';
import { invitationToken, readInvitationToken } from './invitation-token.rules.js';
import { Invitations } from './invitations.service.js';

/** Invitations that browsers hold until their signup is done, whichever form it begins with. */
@Injectable()
export class HeldInvitations {
  constructor(
    private readonly config: Config,
    private readonly invitations: Invitations,
  ) {}

  /** Throws what is wrong with the code. */
  async enter(code: string, site: Site, reply: FastifyReply): Promise<void> {
    this.keep(await this.invitations.enter(code, site), reply);
  }

  keep(held: HeldInvitation, reply: FastifyReply): void {
    keepInvitation(reply, invitationToken(this.config.secretKey, held), ACTIVATION_DAYS);
  }

  /** What the browser entered, whether it is still good or not; null where nobody needs one. */
  of(request: FastifyRequest, { settings }: Site): HeldInvitation | null {
    const token = settings.invite_only ? invitationCookieOf(request) : null;
    return token === null ? null : readInvitationToken(this.config.secretKey, token);
  }

  /** What lets a browser join: where it came from, and the invitation that it holds. */
  admissionOf(request: FastifyRequest, site: Site): { readonly traffic: TrafficSource | null; readonly invitation: HeldInvitation | null } {
    return { traffic: trafficSourceOf(request), invitation: this.of(request, site) };
  }

  async has(request: FastifyRequest, site: Site): Promise<boolean> {
    const held = this.of(request, site);
    return held !== null && this.invitations.isGood(held, site);
  }
}
