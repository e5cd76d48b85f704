import { Controller } from '@nestjs/common';
import { askDeletion, checkReactivation, reactivate } from '@rendezvous/contracts/account/deletion';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Member, Reply, Request, type Viewer } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessions } from '../sessions/browser-sessions.service.js';
import { Deletions } from './deletions.service.js';
import { Reactivations } from './reactivations.service.js';

@Controller()
export class DeletionController {
  constructor(
    private readonly deletions: Deletions,
    private readonly reactivations: Reactivations,
    private readonly browsers: BrowserSessions,
  ) {}

  @Endpoint(askDeletion)
  async ask(
    @Input() { body }: InputOf<typeof askDeletion>,
    @Member() viewer: Viewer,
    @Caller() { network }: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<ReplyOf<typeof askDeletion>> {
    const until = await this.deletions.ask(viewer, { password: body.password, reason: body.reason ?? null, network });
    await this.browsers.leave(request, reply);
    return { until: until.toISOString() };
  }

  @Endpoint(checkReactivation)
  check(@Input() { body }: InputOf<typeof checkReactivation>): Promise<ReplyOf<typeof checkReactivation>> {
    return this.reactivations.look(body.token);
  }

  @Endpoint(reactivate)
  async reactivate(@Input() { body }: InputOf<typeof reactivate>): Promise<ReplyOf<typeof reactivate>> {
    await this.reactivations.byLink(body.token);
    return { ok: true };
  }
}
