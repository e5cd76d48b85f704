import { Controller } from '@nestjs/common';
import { changeName, readName } from '@rendezvous/contracts/account/name';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { NameChanges } from './name-changes.service.js';

@Controller()
export class NameChangeController {
  constructor(
    private readonly names: NameChanges,
    private readonly sites: Sites,
  ) {}

  @Endpoint(readName)
  read(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof readName>> {
    return this.names.read(memberId);
  }

  @Endpoint(changeName)
  async change(
    @Member() { memberId }: Viewer,
    @Input() { body }: InputOf<typeof changeName>,
    @Caller() { site }: Caller,
  ): Promise<ReplyOf<typeof changeName>> {
    return this.names.change(memberId, body.name, await this.sites.forHost(site.host));
  }
}
