import { Controller } from '@nestjs/common';
import { searchMembers, type SearchResult } from '@rendezvous/contracts/search/members';
import { Caller, Endpoint, Input, type InputOf } from '@rendezvous/server/http';
import { ViewerContexts } from './viewer-context.service.js';
import { MemberSearch } from './member-search.service.js';

@Controller()
export class MemberSearchController {
  constructor(
    private readonly contexts: ViewerContexts,
    private readonly memberSearch: MemberSearch,
  ) {}

  @Endpoint(searchMembers)
  async search(@Input() { query }: InputOf<typeof searchMembers>, @Caller() caller: Caller): Promise<SearchResult> {
    return this.memberSearch.search(query, await this.contexts.forCaller(caller, query.traffic));
  }
}
