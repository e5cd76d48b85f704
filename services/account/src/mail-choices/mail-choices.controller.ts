import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import {
  changeNotifications,
  proveAddress,
  readNotifications,
  resumeNotifications,
  unsubscribe,
  UNSUBSCRIBE_PATH,
} from '@rendezvous/contracts/account/notifications';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, Refusal, type Viewer, Webhook } from '@rendezvous/server/http';
import { MailChoices } from './mail-choices.service.js';

@Controller()
export class MailChoicesController {
  constructor(private readonly choices: MailChoices) {}

  @Endpoint(readNotifications)
  async read(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof readNotifications>> {
    return { notifications: await this.choices.read(memberId) };
  }

  @Endpoint(changeNotifications)
  async change(
    @Member() { memberId }: Viewer,
    @Input() { body }: InputOf<typeof changeNotifications>,
  ): Promise<ReplyOf<typeof changeNotifications>> {
    return { notifications: await this.choices.change(memberId, body) };
  }

  @Endpoint(resumeNotifications)
  async resume(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof resumeNotifications>> {
    return { link_sent: await this.choices.resume(memberId) };
  }

  @Endpoint(unsubscribe)
  async unsubscribe(@Input() { body }: InputOf<typeof unsubscribe>): Promise<ReplyOf<typeof unsubscribe>> {
    await this.choices.unsubscribe(body.token);
    return { ok: true };
  }

  @Endpoint(proveAddress)
  async proveAddress(@Input() { body }: InputOf<typeof proveAddress>): Promise<ReplyOf<typeof proveAddress>> {
    await this.choices.proveAddress(body.token);
    return { ok: true };
  }

  /**
   * The one click of a mail program (RFC 8058): it comes from a machine of the mailbox's provider, without cookies and Origin, and the link
   * alone says whose it is. Many members' clicks come from the same few machines, so none is counted.
   */
  @Webhook()
  @Post(UNSUBSCRIBE_PATH)
  @HttpCode(200)
  async oneClick(@Query('token') token: unknown): Promise<string> {
    if (typeof token !== 'string') throw new Refusal('account.link-invalid');
    await this.choices.unsubscribe(token);
    return '';
  }
}
