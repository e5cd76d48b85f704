import { listStoredMethods, removeStoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { StoredMethods } from './stored-methods.service.js';

/** What is stored for the one who asks. */
@Controller()
export class StoredMethodController {
  constructor(
    private readonly sites: Sites,
    private readonly methods: StoredMethods,
  ) {}

  @Endpoint(listStoredMethods)
  async list(@Member() { memberId }: Viewer, @Caller() caller: Caller): Promise<ReplyOf<typeof listStoredMethods>> {
    const { id: siteId } = await this.sites.forHost(caller.site.host);
    return { stored: await this.methods.list(memberId, siteId), storable: this.methods.storable() };
  }

  @Endpoint(removeStoredMethod)
  async remove(
    @Input() { params }: InputOf<typeof removeStoredMethod>,
    @Member() { memberId }: Viewer,
  ): Promise<ReplyOf<typeof removeStoredMethod>> {
    await this.methods.remove(memberId, params.storedMethodId);
    return { removed: true };
  }
}
