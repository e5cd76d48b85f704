import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { SiteOrigins } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { type RelyingParty, relyingPartyOf } from './relying-party.rules.js';

/** Who asks for a passkey when a request came. */
@Injectable()
export class RelyingParties {
  constructor(private readonly origins: SiteOrigins) {}

  /** null where browsers allow no passkey. */
  async find(request: FastifyRequest): Promise<RelyingParty | null> {
    return relyingPartyOf(await this.origins.of(request));
  }

  /** The same, refused where browsers allow none. */
  async of(request: FastifyRequest): Promise<RelyingParty> {
    const party = await this.find(request);
    if (party === null) throw new Refusal('account.passkey-unavailable');
    return party;
  }
}
