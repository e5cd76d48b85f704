import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { COMPLETION_FORM_PATH, completeSignup, SHORT_FORM_PATH, startSignup } from '@rendezvous/contracts/account/signup-start';
import type { AnyRoute } from '@rendezvous/contracts/route';
import { bodyFor, CallCounter, Caller, Refusal, Reply, Request } from '@rendezvous/server/http';
import { measuredVisitorOf, Sites, trafficSourceOf } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessions, originOf } from '../sessions/browser-sessions.service.js';
import { completionOf, fieldsOf, pageAgain, refusedForm, shortFormOf, signupPage } from './plain-form.rules.js';
import { forgetRefusedForm, keepRefusedForm } from './refused-form-cookie.js';
import { SignupCompletion } from './signup-completion.service.js';
import { forgetSignupStart, keepSignupStart, signupStartOf } from './signup-start-cookie.js';
import { SignupStarts } from './signup-starts.service.js';

/** What a plain form asks for: the page that follows, or null when only the mailbox is told what comes of it. */
type Outcome = () => Promise<string | null>;

/** Short form and completion as forms that are sent without a script. Each counts as the call that a script makes, and leads to a page. */
@Controller()
export class PlainFormsController {
  constructor(
    private readonly starts: SignupStarts,
    private readonly completion: SignupCompletion,
    private readonly browsers: BrowserSessions,
    private readonly sites: Sites,
    private readonly calls: CallCounter,
  ) {}

  @Post(SHORT_FORM_PATH)
  @HttpCode(303)
  begin(@Body() body: unknown, @Caller() caller: Caller, @Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<void> {
    const fields = fieldsOf(body);
    return this.lead(startSignup, fields, request, reply, async () => {
      const form = await bodyFor(startSignup, shortFormOf(fields));
      const site = await this.sites.forHost(caller.site.host);
      keepSignupStart(reply, await this.starts.begin(form, trafficSourceOf(request), site, signupStartOf(request)));
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
    const fields = fieldsOf(body);
    return this.lead(completeSignup, fields, request, reply, async () => {
      const answers = await bodyFor(completeSignup, completionOf(fields, caller.locale));
      const site = await this.sites.forHost(caller.site.host);
      const from = { ...originOf(request, caller.network), traffic: trafficSourceOf(request), visitor: measuredVisitorOf(request) };
      const joined = await this.completion.complete(signupStartOf(request), answers, from, site);
      if (joined === null) return null;
      forgetSignupStart(reply);
      await this.browsers.enter(request, reply, joined.session);
      return signupPage('/signup', fields);
    });
  }

  private async lead(
    route: AnyRoute,
    fields: ReturnType<typeof fieldsOf>,
    request: FastifyRequest,
    reply: FastifyReply,
    ask: Outcome,
  ): Promise<void> {
    reply.header('cache-control', 'no-store');
    try {
      await this.calls.count(route, request);
      const location = (await ask()) ?? pageAgain(fields, 'mailed');
      forgetRefusedForm(reply);
      reply.header('location', location);
    } catch (error) {
      // what went wrong on our side has a page of its own
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      keepRefusedForm(reply, refusedForm(fields, error));
      reply.header('location', pageAgain(fields, 'refused'));
    }
  }
}
