import { Controller } from '@nestjs/common';
import { searchMembers, type SearchResult } from '@rendezvous/contracts/search/members';
import { Caller, Endpoint, Input, type InputOf } from '@rendezvous/server/http';
import { Audiences } from './audience.service.js';
import { Finding } from './finding.service.js';

@Controller()
export class FindingController {
  constructor(
    private readonly audiences: Audiences,
    private readonly finding: Finding,
  ) {}

  @Endpoint(searchMembers)
  async search(@Input() { query }: InputOf<typeof searchMembers>, @Caller() caller: Caller): Promise<SearchResult> {
    return this.finding.search(query, await this.audiences.of(caller, query.traffic));
  }
}
