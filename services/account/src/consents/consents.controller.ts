import { Controller } from '@nestjs/common';
import { changeConsent, readConsents } from '@rendezvous/contracts/account/consents';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Consents } from './consents.service.js';

@Controller()
export class ConsentsController {
  constructor(private readonly consents: Consents) {}

  @Endpoint(readConsents)
  async read(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof readConsents>> {
    return this.consents.list(memberId);
  }

  @Endpoint(changeConsent)
  async change(
    @Member() { memberId }: Viewer,
    @Input() { params, body }: InputOf<typeof changeConsent>,
  ): Promise<ReplyOf<typeof changeConsent>> {
    await this.consents.change(memberId, params.kind, body.given);
    return this.consents.list(memberId);
  }
}
