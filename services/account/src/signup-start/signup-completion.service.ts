import { Injectable } from '@nestjs/common';
import type { completeSignup } from '@rendezvous/contracts/account/signup-start';
import { minutes } from '@rendezvous/contracts/kernel';
import type { InputOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import type { Site, TrafficSource } from '@rendezvous/site';
import type { HeldInvitation } from '../invitations/invitation.rules.js';
import { Drafts } from '../photos/drafts.service.js';
import type { SessionOrigin, StartedSession } from '../sessions/sessions.service.js';
import { SignIns } from '../sessions/sign-ins.service.js';
import { Signup } from '../signup/signup.service.js';
import { firstLineOf } from '../signup-message/first-line.rules.js';
import { SignupStarts } from './signup-starts.service.js';
import { type SignupStart, SignupStartsStore } from './signup-starts.store.js';

type Answers = InputOf<typeof completeSignup>['body'];

/** Where the rest was sent from. */
interface CompletionOrigin extends SessionOrigin {
  readonly traffic: TrafficSource | null;
  readonly invitation: HeldInvitation | null;
  /** The browser, if it may be measured. */
  readonly visitor: string | null;
}

interface Joined {
  readonly memberId: number;
  readonly session: StartedSession;
}

/** How long a completion may be sent again, by a browser that did not hear its answer. */
const AGAIN_MS = minutes(10);

/** Makes the account of a short form, by the rules and with the answers of a signup. */
@Injectable()
export class SignupCompletion {
  constructor(
    private readonly clock: Clock,
    private readonly starts: SignupStarts,
    private readonly store: SignupStartsStore,
    private readonly signup: Signup,
    private readonly drafts: Drafts,
    private readonly signIns: SignIns,
  ) {}

  /**
   * @param token the browser's secret; null for none
   * @param from where the form was sent from; where the visitor came from first is what the short form kept
   * @returns null when only the mailbox of the address is told what comes of it
   */
  async complete(token: string | null, answers: Answers, from: CompletionOrigin, site: Site): Promise<Joined | null> {
    const start = await this.open(token);
    if (start.memberId !== null) return this.again(start.memberId, from);
    try {
      return (await this.join(start, answers, from, site)) ?? (await this.joinedMeanwhile(token, from));
    } catch (error) {
      // of two that were sent at once the second finds name and address taken: by the first
      const meanwhile = error instanceof Refusal ? await this.joinedMeanwhile(token, from) : null;
      if (meanwhile === null) throw error;
      return meanwhile;
    }
  }

  private async open(token: string | null): Promise<SignupStart> {
    const start = await this.starts.find(token);
    if (start === null) throw new Refusal('account.signup-not-started');
    return start;
  }

  private async join(start: SignupStart, answers: Answers, from: CompletionOrigin, site: Site): Promise<Joined | null> {
    const traffic = start.traffic ?? from.traffic;
    const form = {
      ...answers,
      email: start.email,
      consent_terms: true as const,
      terms: { version: start.termsVersion, agreedAt: start.startedAt },
      traffic,
      // one that was entered since takes the place of one that is good no more
      invitation: site.settings.invite_only ? (from.invitation ?? start.invitation) : null,
      visitor: from.visitor,
      site_id: start.siteId ?? site.id,
      first_line: firstLineOf(start.aboutMemberId, start.signupMessage),
    };
    const joined = await this.signup.complete(form, start.passwordHash, from.network, site, async (tx, memberId) => {
      if (typeof answers.draft === 'string') await this.drafts.adopt(tx, answers.draft, memberId);
      await this.store.complete(tx, start.id, memberId, new Date(this.clock.now().getTime() + AGAIN_MS));
      return this.signIns.begin(memberId, from, tx);
    });
    return joined === null ? null : { memberId: joined.memberId, session: joined.added };
  }

  private async joinedMeanwhile(token: string | null, from: SessionOrigin): Promise<Joined | null> {
    const start = await this.starts.find(token);
    return start === null || start.memberId === null ? null : this.again(start.memberId, from);
  }

  private async again(memberId: number, from: SessionOrigin): Promise<Joined> {
    return { memberId, session: await this.signIns.begin(memberId, from) };
  }
}
