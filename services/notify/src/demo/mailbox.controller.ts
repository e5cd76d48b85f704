import { Controller, Get, Param, Query } from '@nestjs/common';
import { Refusal, Reply } from '@rendezvous/server/http';
import { type KeptMail, Mailbox } from '@rendezvous/server/mail';
import type { FastifyReply } from 'fastify';
import { DemoGate } from './demo-gate.service.js';
import { DEMO_STYLE } from './demo-style.js';
import { framedMail, mailboxContent, mailContent } from './mailbox-page.js';

/** The mail may be looked at and its links followed; it can run, load and send nothing. */
const BODY_POLICY =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'";

const MAIL_ID = /^[1-9]\d{0,8}$/;

/** What the demo sends, to look at. */
@Controller('/demo')
export class MailboxController {
  constructor(
    private readonly gate: DemoGate,
    private readonly mailbox: Mailbox,
  ) {}

  @Get('/demo.css')
  style(@Reply() reply: FastifyReply): string {
    this.gate.require();
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return DEMO_STYLE;
  }

  @Get('/mailbox')
  async list(@Query('to') to: unknown, @Reply() reply: FastifyReply): Promise<string> {
    this.gate.require();
    const address = typeof to === 'string' ? to.toLowerCase().replaceAll(/[\s\0]/g, '') : '';
    const mails = await this.mailbox.list(address === '' ? undefined : address);
    return this.gate.page(reply, { title: 'Mailbox', current: 'mailbox', content: mailboxContent(mails, address) });
  }

  @Get('/mailbox/:id')
  async read(@Param('id') id: string, @Query('view') view: unknown, @Reply() reply: FastifyReply): Promise<string> {
    const mail = await this.mail(id);
    const content = mailContent(mail, view === 'text' || mail.html === null ? 'text' : 'html');
    return this.gate.page(reply, { title: mail.subject, current: 'mailbox', content });
  }

  @Get('/mailbox/:id/body')
  async body(@Param('id') id: string, @Reply() reply: FastifyReply): Promise<string> {
    const { html } = await this.mail(id);
    if (html === null) throw new Refusal('request.not-found');
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', BODY_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store');
    return framedMail(html);
  }

  private async mail(id: string): Promise<KeptMail> {
    this.gate.require();
    const mail = MAIL_ID.test(id) ? await this.mailbox.get(Number(id)) : null;
    if (mail === null) throw new Refusal('request.not-found');
    return mail;
  }
}
