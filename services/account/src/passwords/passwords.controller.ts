import { Controller } from '@nestjs/common';
import { askPasswordReset, changePassword, checkResetLink, resetPassword } from '@rendezvous/contracts/account/passwords';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { PasswordChange } from './password-change.service.js';
import { PasswordReset } from './password-reset.service.js';
import { ResetMails } from './reset-mails.service.js';

@Controller()
export class PasswordsController {
  constructor(
    private readonly reset: PasswordReset,
    private readonly change: PasswordChange,
    private readonly mails: ResetMails,
    private readonly sites: Sites,
  ) {}

  @Endpoint(askPasswordReset)
  async ask(@Input() { body }: InputOf<typeof askPasswordReset>, @Caller() caller: Caller): Promise<ReplyOf<typeof askPasswordReset>> {
    const { settings } = await this.sites.forHost(caller.site.host);
    await this.mails.ask(body.email, settings.reveal_unknown_email);
    return { ok: true };
  }

  @Endpoint(checkResetLink)
  async check(@Input() { body }: InputOf<typeof checkResetLink>): Promise<ReplyOf<typeof checkResetLink>> {
    return { good: await this.reset.isGood(body.token) };
  }

  @Endpoint(resetPassword)
  async set(@Input() { body }: InputOf<typeof resetPassword>): Promise<ReplyOf<typeof resetPassword>> {
    await this.reset.set(body.token, body.password);
    return { ok: true };
  }

  @Endpoint(changePassword)
  async replace(
    @Member() viewer: Viewer,
    @Input() { body }: InputOf<typeof changePassword>,
    @Caller() { network }: Caller,
  ): Promise<ReplyOf<typeof changePassword>> {
    await this.change.set(viewer, { old: body.old_password, password: body.password, network });
    return { ok: true };
  }
}
