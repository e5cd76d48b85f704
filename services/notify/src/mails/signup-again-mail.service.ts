import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { Letter, LetterFor } from './letter.js';

/** Somebody signed up with the address of a member: what the page may not say, the mailbox may. */
@Injectable()
export class SignupAgainLetter implements Letter {
  write({ site, speech: { say }, link }: LetterFor): Promise<MailContent> {
    return Promise.resolve({
      subject: say('notify.signup-again.subject'),
      heading: say('notify.signup-again.heading'),
      blocks: [
        { kind: 'text', text: say('notify.signup-again.text', { site: site.settings.name }) },
        { kind: 'button', label: say('notify.signup-again.button'), href: link('/login') },
        { kind: 'text', text: say('notify.signup-again.forgotten') },
        { kind: 'button', label: say('notify.password-reset.button'), href: link('/reset-password') },
        { kind: 'small', text: say('notify.signup-again.not-you') },
      ],
    });
  }
}
