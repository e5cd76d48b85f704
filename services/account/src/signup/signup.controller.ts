import { Controller } from '@nestjs/common';
import { PHOTO_BYTES_MAX } from '@rendezvous/contracts/account/photos';
import { checkSignup, signUp, uploadDraftPhoto } from '@rendezvous/contracts/account/signup';
import { TERMS_UPDATED } from '@rendezvous/contracts/account/terms';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Files, Input, type InputOf, Refusal, Reply, Request, Upload, type UploadedFile } from '@rendezvous/server/http';
import { measuredVisitorOf, Sites, trafficSourceOf } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Drafts } from '../photos/drafts.service.js';
import { BrowserSessions } from '../sessions/browser-sessions.service.js';
import { SignIns } from '../sessions/sign-ins.service.js';
import { firstLineOf } from '../signup-message/first-line.rules.js';
import { Signup } from './signup.service.js';

/** Joining. Open to anyone; somebody who is logged in only changes accounts by it. */
@Controller()
export class SignupController {
  constructor(
    private readonly signup: Signup,
    private readonly drafts: Drafts,
    private readonly signIns: SignIns,
    private readonly browsers: BrowserSessions,
    private readonly sites: Sites,
  ) {}

  @Endpoint(checkSignup)
  async check(
    @Input() { body }: InputOf<typeof checkSignup>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof checkSignup>> {
    await this.signup.check({ ...body, traffic: trafficSourceOf(request) }, caller.network, await this.sites.forHost(caller.site.host));
    return { ok: true };
  }

  @Endpoint(uploadDraftPhoto)
  @Upload({ maxBytes: PHOTO_BYTES_MAX, tooLarge: 'account.photo-too-large' })
  async photo(
    @Files() [file]: readonly UploadedFile[],
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof uploadDraftPhoto>> {
    this.signup.refuseClosed(await this.sites.forHost(caller.site.host), trafficSourceOf(request));
    if (file === undefined) throw Refusal.fields({ path: 'photo', code: 'required' });
    return this.drafts.keep(file.bytes, caller.network);
  }

  @Endpoint(signUp)
  async join(
    @Input() { body }: InputOf<typeof signUp>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<ReplyOf<typeof signUp>> {
    const site = await this.sites.forHost(caller.site.host);
    const [traffic, visitor] = [trafficSourceOf(request), measuredVisitorOf(request)];
    const { member, signup_message: text, ...answers } = body;
    const form = {
      ...answers,
      first_line: firstLineOf(member, text),
      traffic,
      visitor,
      terms: { version: TERMS_UPDATED },
      site_id: site.id,
    };
    const joined = await this.signup.signUp(form, caller.network, site, async (tx, id) => {
      if (typeof body.draft === 'string') await this.drafts.adopt(tx, body.draft, id);
      return this.signIns.begin(id, this.browsers.originOf(request, caller.network), tx);
    });
    if (joined === null) return { member_id: 0, by_mail: true };
    await this.browsers.enter(request, reply, joined.added);
    return { member_id: joined.memberId };
  }
}
