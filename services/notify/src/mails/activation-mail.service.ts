import { Injectable } from '@nestjs/common';
import { ACTIVATION_DAYS, Links } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import type { MailContent } from '../layout/mail-content.js';
import type { Letter, LetterFor } from './letter.js';

/** "Confirm your address". The link is made now: no secret lay in the event. */
@Injectable()
export class ActivationLetter implements Letter {
  constructor(
    private readonly database: Database,
    private readonly links: Links,
  ) {}

  async write({ recipient, site, speech: { say }, link }: LetterFor): Promise<MailContent | null> {
    if (recipient.status !== 'not_confirmed') return null;
    const token = await this.links.mint(this.database, 'activation', recipient.id);
    return {
      subject: say('notify.activation.subject'),
      heading: say('notify.activation.heading'),
      blocks: [
        { kind: 'text', text: say('notify.activation.text', { credits: site.settings.signup_credits }) },
        { kind: 'button', label: say('notify.activation.button'), href: link(`/activate/done?token=${token}`) },
        { kind: 'small', text: say('notify.activation.life', { days: ACTIVATION_DAYS }) },
        { kind: 'small', text: say('notify.activation.not-you') },
      ],
    };
  }
}
