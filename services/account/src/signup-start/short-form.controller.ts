import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { SHORT_FORM_PATH, startSignup } from '@rendezvous/contracts/account/signup-start';
import { bodyFor, CallCounter, Caller, Refusal, Reply, Request } from '@rendezvous/server/http';
import { Sites, trafficSourceOf } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { completionPath, fieldsOf, pageAgain, refusedForm, shortFormOf } from './plain-form.rules.js';
import { forgetRefusedForm, keepRefusedForm } from './refused-form-cookie.js';
import { keepSignupStart, signupStartOf } from './signup-start-cookie.js';
import { SignupStarts } from './signup-starts.service.js';

/** A short form that is sent without a script. It counts as the call that a script makes, and leads to a page each time. */
@Controller()
export class ShortFormController {
  constructor(
    private readonly starts: SignupStarts,
    private readonly sites: Sites,
    private readonly calls: CallCounter,
  ) {}

  @Post(SHORT_FORM_PATH)
  @HttpCode(303)
  async begin(
    @Body() body: unknown,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const fields = fieldsOf(body);
    reply.header('cache-control', 'no-store');
    try {
      await this.calls.count(startSignup, request);
      const form = await bodyFor(startSignup, shortFormOf(fields));
      const site = await this.sites.forHost(caller.site.host);
      keepSignupStart(reply, await this.starts.begin(form, trafficSourceOf(request), site, signupStartOf(request)));
      forgetRefusedForm(reply);
      reply.header('location', completionPath(fields));
    } catch (error) {
      // what went wrong on our side has a page of its own
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      keepRefusedForm(reply, refusedForm(fields, error));
      reply.header('location', pageAgain(fields));
    }
  }
}
