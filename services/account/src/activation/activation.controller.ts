import { Controller } from '@nestjs/common';
import { activate, changeActivationAddress, readActivationMail, resendActivation } from '@rendezvous/contracts/account/activation';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Member, type Viewer } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { ActivationAddress } from './activation-address.service.js';
import { Activation } from './activation.service.js';

@Controller()
export class ActivationController {
  constructor(
    private readonly activation: Activation,
    private readonly address: ActivationAddress,
    private readonly sites: Sites,
  ) {}

  @Endpoint(activate)
  async activate(@Input() { body }: InputOf<typeof activate>, @Caller() caller: Caller): Promise<ReplyOf<typeof activate>> {
    const { creditsDue, again } = await this.activation.activate(body.token);
    if (again) return { credits: 0, again };
    const { settings } = await this.sites.forHost(caller.site.host);
    return { credits: creditsDue ? settings.signup_credits : 0 };
  }

  @Endpoint(readActivationMail)
  mailState(@Member() viewer: Viewer): Promise<ReplyOf<typeof readActivationMail>> {
    return this.activation.mailState(viewer.memberId);
  }

  @Endpoint(changeActivationAddress)
  changeAddress(
    @Input() { body }: InputOf<typeof changeActivationAddress>,
    @Member() viewer: Viewer,
    @Caller() caller: Caller,
  ): Promise<ReplyOf<typeof changeActivationAddress>> {
    return this.address.change(viewer.memberId, body.email, caller.network);
  }

  @Endpoint(resendActivation)
  async resend(@Member() viewer: Viewer): Promise<ReplyOf<typeof resendActivation>> {
    await this.activation.resend(viewer.memberId);
    return { ok: true };
  }
}
