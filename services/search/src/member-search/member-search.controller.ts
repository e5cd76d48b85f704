import { Controller } from '@nestjs/common';
import { searchMembers, type SearchResult } from '@rendezvous/contracts/search/members';
import { Caller, Endpoint, Input, type InputOf, Request } from '@rendezvous/server/http';
import { trafficSourceOf } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { ViewerContexts } from './viewer-context.service.js';
import { MemberSearch } from './member-search.service.js';

@Controller()
export class MemberSearchController {
  constructor(
    private readonly contexts: ViewerContexts,
    private readonly memberSearch: MemberSearch,
  ) {}

  @Endpoint(searchMembers)
  async search(
    @Input() { query }: InputOf<typeof searchMembers>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<SearchResult> {
    return this.memberSearch.search(query, await this.contexts.forCaller(caller, trafficSourceOf(request)));
  }
}
