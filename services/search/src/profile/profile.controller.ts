import { Controller } from '@nestjs/common';
import { viewOwnProfile } from '@rendezvous/contracts/search/own-view';
import { listSimilar, readMember } from '@rendezvous/contracts/search/profile';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Refusal, Request } from '@rendezvous/server/http';
import { trafficSourceOf } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { ViewerContexts } from '../member-search/viewer-context.service.js';
import { OwnViews } from './own-view.service.js';
import { ProfileAccess } from './profile-access.service.js';
import { Profiles } from './profiles.service.js';
import { SimilarMembers } from './similar.service.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly contexts: ViewerContexts,
    private readonly access: ProfileAccess,
    private readonly profiles: Profiles,
    private readonly similar: SimilarMembers,
    private readonly ownViews: OwnViews,
  ) {}

  @Endpoint(viewOwnProfile)
  async viewOwn(@Input() { params }: InputOf<typeof viewOwnProfile>, @Caller() caller: Caller): Promise<ReplyOf<typeof viewOwnProfile>> {
    const { viewer, ...context } = await this.contexts.forCaller(caller, null);
    if (viewer === null) throw new Refusal('auth.required');
    return this.ownViews.read({ ...context, viewer }, params.viewer);
  }

  @Endpoint(readMember)
  async read(
    @Input() { params }: InputOf<typeof readMember>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof readMember>> {
    const context = await this.contexts.forCaller(caller, trafficSourceOf(request));
    const relation = await this.access.open(context.viewer?.memberId ?? null, params.memberId);
    return this.profiles.open(params.memberId, relation, context);
  }

  @Endpoint(listSimilar)
  async listSimilar(
    @Input() { params, query }: InputOf<typeof listSimilar>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof listSimilar>> {
    const context = await this.contexts.forCaller(caller, trafficSourceOf(request));
    const relation = await this.access.open(context.viewer?.memberId ?? null, params.memberId);
    return { members: relation.view === 'full' ? await this.similar.list(params.memberId, query, context) : [] };
  }
}
