import { Controller } from '@nestjs/common';
import { completeSignup, readRefusedForm, readSignupStart, startSignup } from '@rendezvous/contracts/account/signup-start';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import { measuredVisitorOf, Sites, trafficSourceOf } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessions, originOf } from '../sessions/browser-sessions.service.js';
import { refusedFormOf } from './refused-form-cookie.js';
import { forgetSignupStart, keepSignupStart, signupStartOf } from './signup-start-cookie.js';
import { SignupCompletion } from './signup-completion.service.js';
import { SignupStarts } from './signup-starts.service.js';

/** Joining by a short form: begun on any page, completed at `/complete-signup`. */
@Controller()
export class SignupStartController {
  constructor(
    private readonly starts: SignupStarts,
    private readonly completion: SignupCompletion,
    private readonly browsers: BrowserSessions,
    private readonly sites: Sites,
  ) {}

  @Endpoint(startSignup)
  async begin(
    @Input() { body }: InputOf<typeof startSignup>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<ReplyOf<typeof startSignup>> {
    const site = await this.sites.forHost(caller.site.host);
    keepSignupStart(reply, await this.starts.begin(body, trafficSourceOf(request), site, signupStartOf(request)));
    return { ok: true };
  }

  @Endpoint(readSignupStart)
  async read(@Request() request: FastifyRequest): Promise<ReplyOf<typeof readSignupStart>> {
    const start = await this.starts.find(signupStartOf(request));
    if (start === null || start.memberId !== null) return { started: null };
    return { started: { email: start.email, member: start.aboutMemberId, signup_message: start.signupMessage } };
  }

  @Endpoint(readRefusedForm)
  refused(@Request() request: FastifyRequest): ReplyOf<typeof readRefusedForm> {
    return { refused: refusedFormOf(request) };
  }

  @Endpoint(completeSignup)
  async complete(
    @Input() { body }: InputOf<typeof completeSignup>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<ReplyOf<typeof completeSignup>> {
    const site = await this.sites.forHost(caller.site.host);
    const from = { ...originOf(request, caller.network), traffic: trafficSourceOf(request), visitor: measuredVisitorOf(request) };
    const joined = await this.completion.complete(signupStartOf(request), body, from, site);
    if (joined === null) return { member_id: 0, by_mail: true };
    forgetSignupStart(reply);
    await this.browsers.enter(request, reply, joined.session);
    return { member_id: joined.memberId };
  }
}
