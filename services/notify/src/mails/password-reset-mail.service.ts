import { Injectable } from '@nestjs/common';
import { Links } from '@rendezvous/account';
import { hours } from '@rendezvous/contracts/kernel';
import { Database } from '@rendezvous/server/database';
import type { MailContent } from '../layout/mail-content.js';
import type { Letter, LetterFor } from './letter.js';

@Injectable()
export class PasswordResetLetter implements Letter {
  constructor(
    private readonly database: Database,
    private readonly links: Links,
  ) {}

  async write({ recipient, speech: { say }, link }: LetterFor): Promise<MailContent> {
    const token = await this.links.mint(this.database, 'password', recipient.id, hours(1));
    return {
      subject: say('notify.password-reset.subject'),
      heading: say('notify.password-reset.heading'),
      blocks: [
        { kind: 'text', text: say('notify.password-reset.text') },
        { kind: 'button', label: say('notify.password-reset.button'), href: link(`/reset-password/do?token=${token}`) },
        { kind: 'small', text: say('notify.password-reset.life') },
        { kind: 'small', text: say('notify.password-reset.not-you') },
      ],
    };
  }
}
