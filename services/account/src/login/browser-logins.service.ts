import { Injectable } from '@nestjs/common';
import type { logInWithPasskey } from '@rendezvous/contracts/account/passkey-login';
import type { logIn } from '@rendezvous/contracts/session';
import type { InputOf } from '@rendezvous/contracts/route';
import { Refusal } from '@rendezvous/server/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RelyingParties } from '../passkeys/relying-parties.service.js';
import { HeldInvitations } from '../invitations/held-invitations.service.js';
import { BrowserSessions } from '../sessions/browser-sessions.service.js';
import { SignIns } from '../sessions/sign-ins.service.js';
import { keepSignupStart } from '../signup-start/signup-start-cookie.js';
import { SignupStarts } from '../signup-start/signup-starts.service.js';
import { Logins } from './logins.service.js';
import { PasskeyLogins } from './passkey-logins.service.js';

/** What a browser asked, and where it is answered. */
interface Asked {
  readonly network: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Logs a browser in, for calls and plain forms alike. */
@Injectable()
export class BrowserLogins {
  constructor(
    private readonly logins: Logins,
    private readonly passkeys: PasskeyLogins,
    private readonly parties: RelyingParties,
    private readonly signIns: SignIns,
    private readonly browsers: BrowserSessions,
    private readonly starts: SignupStarts,
    private readonly invitations: HeldInvitations,
  ) {}

  /** @returns who it is. Refused as `Logins` refuses; who has a signup to complete gets its secret along with the refusal */
  async logIn(credentials: InputOf<typeof logIn>['body'], { network, request, reply }: Asked): Promise<number> {
    const login = await this.logins.logIn({ ...credentials, network });
    if ('unfinished' in login) {
      keepSignupStart(reply, login.unfinished);
      const start = await this.starts.find(login.unfinished);
      if (start?.invitation) this.invitations.keep(start.invitation, reply);
      throw new Refusal('account.signup-unfinished');
    }
    return this.enter(login.memberId, { network, request, reply });
  }

  /** The same for somebody with a passkey. @returns who it is. Refused as `PasskeyLogins` refuses */
  async logInWithPasskey(answer: InputOf<typeof logInWithPasskey>['body'], { network, request, reply }: Asked): Promise<number> {
    const memberId = await this.passkeys.logIn(answer, await this.parties.of(request), network);
    return this.enter(memberId, { network, request, reply });
  }

  /** Begins the session of somebody who was let in. */
  private async enter(memberId: number, { network, request, reply }: Asked): Promise<number> {
    await this.browsers.enter(request, reply, await this.signIns.begin(memberId, this.browsers.originOf(request, network)));
    return memberId;
  }
}
