import { Controller } from '@nestjs/common';
import { askMailChange, checkMailChangeLink, openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { MailChangeLinks } from './mail-change-links.service.js';
import { MailChanges } from './mail-changes.service.js';

@Controller()
export class MailChangeController {
  constructor(
    private readonly changes: MailChanges,
    private readonly links: MailChangeLinks,
  ) {}

  @Endpoint(askMailChange)
  async ask(
    @Member() { memberId }: Viewer,
    @Input() { body }: InputOf<typeof askMailChange>,
    @Caller() { network }: Caller,
  ): Promise<ReplyOf<typeof askMailChange>> {
    await this.changes.ask(memberId, { ...body, network });
    return { ok: true };
  }

  @Endpoint(checkMailChangeLink)
  check(@Input() { body }: InputOf<typeof checkMailChangeLink>): Promise<ReplyOf<typeof checkMailChangeLink>> {
    return this.links.look(body.token);
  }

  @Endpoint(openMailChangeLink)
  open(@Input() { body }: InputOf<typeof openMailChangeLink>): Promise<ReplyOf<typeof openMailChangeLink>> {
    return this.links.open(body.token);
  }
}
