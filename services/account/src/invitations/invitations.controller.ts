import { Controller } from '@nestjs/common';
import { enterInvitation } from '@rendezvous/contracts/account/invitations';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Reply } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyReply } from 'fastify';
import { HeldInvitations } from './held-invitations.service.js';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: HeldInvitations,
    private readonly sites: Sites,
  ) {}

  @Endpoint(enterInvitation)
  async enter(
    @Input() { body }: InputOf<typeof enterInvitation>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<ReplyOf<typeof enterInvitation>> {
    await this.invitations.enter(body.code, await this.sites.forHost(caller.site.host), reply);
    return { ok: true };
  }
}
