import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { countByInterests, countByRegion } from '@rendezvous/contracts/search/member-counts';
import { Caller, Endpoint, Input, type InputOf, Request } from '@rendezvous/server/http';
import { trafficSourceOf } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { ViewerContexts } from '../member-search/viewer-context.service.js';
import { MemberCounts } from './member-counts.service.js';

@Controller()
export class MemberCountsController {
  constructor(
    private readonly contexts: ViewerContexts,
    private readonly counts: MemberCounts,
  ) {}

  @Endpoint(countByRegion)
  async byRegion(@Caller() caller: Caller, @Request() request: FastifyRequest): Promise<ReplyOf<typeof countByRegion>> {
    return this.counts.byRegion(await this.contexts.forCaller(caller, trafficSourceOf(request)));
  }

  @Endpoint(countByInterests)
  async byInterests(
    @Input() { query }: InputOf<typeof countByInterests>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof countByInterests>> {
    return this.counts.byInterests(query.interests, await this.contexts.forCaller(caller, trafficSourceOf(request)));
  }
}
