import { Controller } from '@nestjs/common';
import { completeSignup, readRefusedForm, readSignupStart, startSignup } from '@rendezvous/contracts/account/signup-start';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Input, type InputOf, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSignups } from './browser-signups.service.js';
import { refusedFormOf } from './refused-form-cookie.js';
import { signupStartOf } from './signup-start-cookie.js';
import { SignupStarts } from './signup-starts.service.js';

/** Joining by a short form: begun on any page, completed at `/complete-signup`. */
@Controller()
export class SignupStartController {
  constructor(
    private readonly starts: SignupStarts,
    private readonly browsers: BrowserSignups,
  ) {}

  @Endpoint(startSignup)
  async begin(
    @Input() { body }: InputOf<typeof startSignup>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<ReplyOf<typeof startSignup>> {
    await this.browsers.begin(body, { caller, request, reply });
    return { ok: true };
  }

  @Endpoint(readSignupStart)
  async read(@Request() request: FastifyRequest): Promise<ReplyOf<typeof readSignupStart>> {
    const start = await this.starts.find(signupStartOf(request));
    if (start === null || start.memberId !== null) return { started: null };
    return {
      started: {
        email: start.email,
        member: start.aboutMemberId,
        signup_message: start.signupMessage,
        ...(start.invitation && { invited: true }),
      },
    };
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
    const memberId = await this.browsers.complete(body, { caller, request, reply });
    return memberId === null ? { member_id: 0, by_mail: true } : { member_id: memberId };
  }
}
