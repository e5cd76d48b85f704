import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { forgetAddress, FORGET_ADDRESS_PATH, leaveAddress } from '@rendezvous/contracts/account/invitations';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Refusal, Webhook } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { WaitingAddresses } from './waiting-addresses.service.js';

@Controller()
export class WaitingAddressesController {
  constructor(
    private readonly waiting: WaitingAddresses,
    private readonly sites: Sites,
  ) {}

  @Endpoint(leaveAddress)
  async leave(@Input() { body }: InputOf<typeof leaveAddress>, @Caller() caller: Caller): Promise<ReplyOf<typeof leaveAddress>> {
    await this.waiting.leave(body, await this.sites.forHost(caller.site.host));
    return { ok: true };
  }

  @Endpoint(forgetAddress)
  async forget(@Input() { body }: InputOf<typeof forgetAddress>): Promise<ReplyOf<typeof forgetAddress>> {
    await this.waiting.forget(body.token);
    return { ok: true };
  }

  /** The one click of a mail program (RFC 8058): it comes without cookies and Origin, and the link alone says which address it is about. */
  @Webhook()
  @Post(FORGET_ADDRESS_PATH)
  @HttpCode(200)
  async oneClick(@Query('token') token: unknown): Promise<string> {
    if (typeof token !== 'string') throw new Refusal('account.link-invalid');
    await this.waiting.forget(token);
    return '';
  }
}
