import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { Letter, LetterFor } from './letter.js';

@Injectable()
export class PasswordChangedLetter implements Letter {
  write({ site, speech, link, delivery }: LetterFor): Promise<MailContent> {
    const { say } = speech;
    const at = delivery.plannedAt;
    return Promise.resolve({
      subject: say('notify.password-changed.subject'),
      heading: say('notify.password-changed.heading'),
      blocks: [
        {
          kind: 'text',
          text: say('notify.password-changed.text', { date: speech.date(at, site.timeZone), time: speech.time(at, site.timeZone) }),
        },
        { kind: 'button', label: say('notify.password-changed.button'), href: link('/reset-password') },
        { kind: 'small', text: say('notify.password-changed.not-you', { email: site.settings.support_email }) },
      ],
    });
  }
}
