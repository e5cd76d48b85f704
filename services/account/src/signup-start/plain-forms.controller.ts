import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ADDRESS_FORM_PATH, enterInvitation, INVITATION_FORM_PATH, leaveAddress } from '@rendezvous/contracts/account/invitations';
import { COMPLETION_FORM_PATH, completeSignup, SHORT_FORM_PATH, startSignup } from '@rendezvous/contracts/account/signup-start';
import type { AnyRoute } from '@rendezvous/contracts/route';
import { bodyFor, CallCounter, Caller, type FormFields, formFields, Reply, Request } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HeldInvitations } from '../invitations/held-invitations.service.js';
import { WaitingAddresses } from '../waiting-addresses/waiting-addresses.service.js';
import { BrowserSignups } from './browser-signups.service.js';
import { completionOf, pageAgain, shortFormOf, signupPage } from './plain-form.rules.js';
import { forgetRefusedForm, isFormRefusal, keepRefusedForm } from './refused-form-cookie.js';

/** What a plain form asks for: the page that follows, or null when only the mailbox is told what comes of it. */
type Outcome = () => Promise<string | null>;

/** Short form, completion, and what stands before them where joining is by invitation, as forms that are sent without a script. Each counts as the call that a script makes, and leads to a page. */
@Controller()
export class PlainFormsController {
  constructor(
    private readonly browsers: BrowserSignups,
    private readonly calls: CallCounter,
    private readonly invitations: HeldInvitations,
    private readonly waiting: WaitingAddresses,
    private readonly sites: Sites,
  ) {}

  @Post(SHORT_FORM_PATH)
  @HttpCode(303)
  begin(@Body() body: unknown, @Caller() caller: Caller, @Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<void> {
    const fields = formFields(body);
    return this.lead(startSignup, fields, request, reply, async () => {
      await this.browsers.begin(await bodyFor(startSignup, shortFormOf(fields)), { caller, request, reply });
      return signupPage('/complete-signup', fields);
    });
  }

  @Post(COMPLETION_FORM_PATH)
  @HttpCode(303)
  complete(
    @Body() body: unknown,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const fields = formFields(body);
    return this.lead(completeSignup, fields, request, reply, async () => {
      const answers = await bodyFor(completeSignup, completionOf(fields, caller.locale));
      const memberId = await this.browsers.complete(answers, { caller, request, reply });
      if (memberId === null) return null;
      return signupPage('/signup', fields);
    });
  }

  /** The code of an invitation; the signup's page goes on from there. */
  @Post(INVITATION_FORM_PATH)
  @HttpCode(303)
  enter(@Body() body: unknown, @Caller() caller: Caller, @Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<void> {
    const fields = formFields(body);
    return this.lead(enterInvitation, fields, request, reply, async () => {
      const { code } = await bodyFor(enterInvitation, { code: fields.code });
      await this.invitations.enter(code, await this.sites.forHost(caller.site.host), reply);
      return signupPage('/signup', fields);
    });
  }

  /** An address that waits for an invitation: its page says that it is kept, and its mailbox is told. */
  @Post(ADDRESS_FORM_PATH)
  @HttpCode(303)
  wait(@Body() body: unknown, @Caller() caller: Caller, @Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<void> {
    const fields = formFields(body);
    return this.lead(leaveAddress, fields, request, reply, async () => {
      const given = await bodyFor(leaveAddress, { email: fields.email?.trim(), language: caller.locale });
      await this.waiting.leave(given, await this.sites.forHost(caller.site.host));
      return null;
    });
  }

  private async lead(route: AnyRoute, fields: FormFields, request: FastifyRequest, reply: FastifyReply, ask: Outcome): Promise<void> {
    reply.header('cache-control', 'no-store');
    try {
      await this.calls.count(route, request);
      const location = (await ask()) ?? pageAgain(fields, 'mailed');
      forgetRefusedForm(reply);
      reply.header('location', location);
    } catch (error) {
      if (!isFormRefusal(error)) throw error;
      keepRefusedForm(reply, fields, error);
      reply.header('location', pageAgain(fields, 'refused'));
    }
  }
}
