import { Controller } from '@nestjs/common';
import { searchMembers, type SearchResult } from '@rendezvous/contracts/search/members';
import { Caller, Endpoint, Input, type InputOf, Request } from '@rendezvous/server/http';
import { trafficSourceOf } from '@rendezvous/site';
import type { FastifyRequest } from 'fastify';
import { ViewerContexts } from './viewer-context.service.js';
import { SponsoredCards } from '../sponsored-cards/sponsored-cards.service.js';
import { MemberSearch } from './member-search.service.js';

@Controller()
export class MemberSearchController {
  constructor(
    private readonly contexts: ViewerContexts,
    private readonly memberSearch: MemberSearch,
    private readonly sponsoredCards: SponsoredCards,
  ) {}

  @Endpoint(searchMembers)
  async search(
    @Input() { query }: InputOf<typeof searchMembers>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<SearchResult> {
    const context = await this.contexts.forCaller(caller, trafficSourceOf(request));
    const result = await this.memberSearch.search(query, context);
    const { site, locale, searcher, viewer } = context;
    const reader = { site, locale, country: searcher.country ?? site.settings.default_country, premium: viewer?.premium ?? false };
    const sponsored = query.sponsored === 'yes' ? await this.sponsoredCards.among(result, reader) : [];
    return sponsored.length === 0 ? result : { ...result, sponsored };
  }
}
