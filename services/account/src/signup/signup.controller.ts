import { Controller } from '@nestjs/common';
import { PHOTO_BYTES_MAX } from '@rendezvous/contracts/account/photos';
import { checkSignup, signUp, uploadDraftPhoto } from '@rendezvous/contracts/account/signup';
import { TERMS_UPDATED } from '@rendezvous/contracts/account/terms';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Caller, Endpoint, Files, Input, type InputOf, Refusal, Reply, Request, Upload, type UploadedFile } from '@rendezvous/server/http';
import { measuredVisitorOf, Sites } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HeldInvitations } from '../invitations/held-invitations.service.js';
import { forgetInvitation } from '../invitations/invitation-cookie.js';
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
    private readonly invitations: HeldInvitations,
  ) {}

  @Endpoint(checkSignup)
  async check(
    @Input() { body }: InputOf<typeof checkSignup>,
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof checkSignup>> {
    const site = await this.sites.forHost(caller.site.host);
    await this.signup.check({ ...body, ...this.invitations.admissionOf(request, site) }, caller.network, site);
    return { ok: true };
  }

  @Endpoint(uploadDraftPhoto)
  @Upload({ maxBytes: PHOTO_BYTES_MAX, tooLarge: 'account.photo-too-large' })
  async photo(
    @Files() [file]: readonly UploadedFile[],
    @Caller() caller: Caller,
    @Request() request: FastifyRequest,
  ): Promise<ReplyOf<typeof uploadDraftPhoto>> {
    const site = await this.sites.forHost(caller.site.host);
    await this.signup.refuseClosed(site, this.invitations.admissionOf(request, site));
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
    const { member, signup_message: text, ...answers } = body;
    const form = {
      ...answers,
      first_line: firstLineOf(member, text),
      ...this.invitations.admissionOf(request, site),
      visitor: measuredVisitorOf(request),
      terms: { version: TERMS_UPDATED },
      site_id: site.id,
    };
    const joined = await this.signup.signUp(form, caller.network, site, async (tx, id) => {
      if (typeof body.draft === 'string') await this.drafts.adopt(tx, body.draft, id);
      return this.signIns.begin(id, this.browsers.originOf(request, caller.network), tx);
    });
    if (joined === null) return { member_id: 0, by_mail: true };
    forgetInvitation(request, reply);
    await this.browsers.enter(request, reply, joined.added);
    return { member_id: joined.memberId };
  }
}
