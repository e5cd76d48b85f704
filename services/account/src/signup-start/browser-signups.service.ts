import { Injectable } from '@nestjs/common';
import type { completeSignup, startSignup } from '@rendezvous/contracts/account/signup-start';
import type { InputOf } from '@rendezvous/contracts/route';
import type { Caller } from '@rendezvous/server/http';
import { measuredVisitorOf, Sites, trafficSourceOf } from '@rendezvous/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HeldInvitations } from '../invitations/held-invitations.service.js';
import { forgetInvitation } from '../invitations/invitation-cookie.js';
import { BrowserSessions } from '../sessions/browser-sessions.service.js';
import { SignupCompletion } from './signup-completion.service.js';
import { forgetSignupStart, keepSignupStart, signupStartOf } from './signup-start-cookie.js';
import { SignupStarts } from './signup-starts.service.js';

/** What a browser asked, and where it is answered. */
interface Asked {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Joining by a short form, for calls and plain forms alike: the browser keeps the secret of what it began, then a session. */
@Injectable()
export class BrowserSignups {
  constructor(
    private readonly starts: SignupStarts,
    private readonly completion: SignupCompletion,
    private readonly browsers: BrowserSessions,
    private readonly sites: Sites,
    private readonly invitations: HeldInvitations,
  ) {}

  async begin(form: InputOf<typeof startSignup>['body'], { caller, request, reply }: Asked): Promise<void> {
    const site = await this.sites.forHost(caller.site.host);
    const admission = { traffic: trafficSourceOf(request), invitation: this.invitations.of(request, site) };
    keepSignupStart(reply, await this.starts.begin(form, admission, site, signupStartOf(request)));
  }

  /** @returns whom it became; null when only the mailbox of the address is told what comes of it */
  async complete(answers: InputOf<typeof completeSignup>['body'], { caller, request, reply }: Asked): Promise<number | null> {
    const site = await this.sites.forHost(caller.site.host);
    const from = {
      ...this.browsers.originOf(request, caller.network),
      traffic: trafficSourceOf(request),
      invitation: this.invitations.of(request, site),
      visitor: measuredVisitorOf(request),
    };
    const joined = await this.completion.complete(signupStartOf(request), answers, from, site);
    if (joined === null) return null;
    forgetSignupStart(reply);
    forgetInvitation(request, reply);
    await this.browsers.enter(request, reply, joined.session);
    return joined.memberId;
  }
}
