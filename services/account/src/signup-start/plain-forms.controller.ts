import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { COMPLETION_FORM_PATH, completeSignup, SHORT_FORM_PATH, startSignup } from '@rendezvous/contracts/account/signup-start';
import type { AnyRoute } from '@rendezvous/contracts/route';
import { bodyFor, CallCounter, Caller, type FormFields, formFields, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSignups } from './browser-signups.service.js';
import { completionOf, pageAgain, shortFormOf, signupPage } from './plain-form.rules.js';
import { forgetRefusedForm, isFormRefusal, keepRefusedForm } from './refused-form-cookie.js';

/** What a plain form asks for: the page that follows, or null when only the mailbox is told what comes of it. */
type Outcome = () => Promise<string | null>;

/** Short form and completion as forms that are sent without a script. Each counts as the call that a script makes, and leads to a page. */
@Controller()
export class PlainFormsController {
  constructor(
    private readonly browsers: BrowserSignups,
    private readonly calls: CallCounter,
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
