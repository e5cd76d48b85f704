import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** Customer service corrected a name, or what members cannot change themselves. */
@Injectable()
export class DetailsCorrectedMail implements MemberMail {
  write({ recipient: { profile }, site, translator, link }: MailContext): Promise<MailContent> {
    const { translate } = translator;
    return Promise.resolve({
      subject: translate('notify.details-corrected.subject'),
      heading: translate('notify.details-corrected.subject'),
      blocks: [
        { kind: 'text', text: translate('notify.details-corrected.text') },
        {
          kind: 'rows',
          rows: [
            { term: translate('notify.details-corrected.name'), value: profile.name },
            { term: translate('notify.details-corrected.gender'), value: translate(`notify.gender.${profile.gender}`) },
            // a date of birth is the same everywhere
            { term: translate('notify.details-corrected.birth-date'), value: translator.date(new Date(profile.date_of_birth), 'UTC') },
          ],
        },
        { kind: 'button', label: translate('notify.details-corrected.button'), href: link('/profile') },
        { kind: 'small', text: translate('notify.details-corrected.not-right', { email: site.settings.support_email }) },
      ],
    });
  }
}
