import { Injectable } from '@nestjs/common';
import { ACTIVATION_DAYS, PendingSignups } from '@rendezvous/account';
import { Config } from '@rendezvous/server/config';
import type { MailMessage } from '@rendezvous/server/mail';
import { Sites } from '@rendezvous/site';
import { Speeches } from '../texts/speech.service.js';
import { drawMail } from './draw-mail.js';

/** The mail that finishes a signup, to somebody who is no member yet. Its link is made now: no secret lay in the event. */
@Injectable()
export class SignupMails {
  constructor(
    private readonly config: Config,
    private readonly sites: Sites,
    private readonly speeches: Speeches,
    private readonly pending: PendingSignups,
  ) {}

  /** null when there is nothing to finish any more. */
  async write(signupId: number): Promise<MailMessage | null> {
    const signup = await this.pending.mintLink(signupId);
    if (signup === null) return null;
    const [speech, site] = [this.speeches.in(signup.language), this.sites.current()];
    const { say } = speech;
    const link = (path: string): string => this.config.publicUrl + path;
    const why = say('notify.signup-link.why', { site: site.settings.name });
    return drawMail(
      // nothing of a member's: there is no account yet
      { to: signup.email, name: signup.name, kind: 'signup-link', why, foot: ['help'] },
      { speech, site, link },
      {
        subject: say('notify.signup-link.subject', { site: site.settings.name }),
        heading: say('notify.activation.heading'),
        blocks: [
          { kind: 'text', text: say('notify.signup-link.text', { credits: site.settings.signup_credits }) },
          { kind: 'button', label: say('notify.signup-link.button'), href: link(`/activate/done?token=${signup.token}`) },
          { kind: 'small', text: say('notify.activation.life', { days: ACTIVATION_DAYS }) },
          { kind: 'small', text: say('notify.signup-link.not-you') },
        ],
      },
    );
  }
}
