import { Controller } from '@nestjs/common';
import { listSimilar, readMember } from '@rendezvous/contracts/search/profile';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf } from '@rendezvous/server/http';
import { Audiences } from '../finding/audience.service.js';
import { Opening } from './opening.service.js';
import { Profiles } from './profiles.service.js';
import { Similar } from './similar.service.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly audiences: Audiences,
    private readonly opening: Opening,
    private readonly profiles: Profiles,
    private readonly similar: Similar,
  ) {}

  @Endpoint(readMember)
  async read(@Input() { params, query }: InputOf<typeof readMember>, @Caller() caller: Caller): Promise<ReplyOf<typeof readMember>> {
    const audience = await this.audiences.of(caller, query.traffic);
    const relation = await this.opening.of(audience.viewer?.memberId ?? null, params.memberId);
    return this.profiles.read(params.memberId, relation, audience);
  }

  @Endpoint(listSimilar)
  async listSimilar(
    @Input() { params, query }: InputOf<typeof listSimilar>,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof listSimilar>> {
    const audience = await this.audiences.of(caller, query.traffic);
    const relation = await this.opening.of(audience.viewer?.memberId ?? null, params.memberId);
    return { members: relation.view === 'blocked' ? [] : await this.similar.to(params.memberId, audience) };
  }
}
