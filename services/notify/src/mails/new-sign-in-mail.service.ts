import { Injectable } from '@nestjs/common';
import { SignIns } from '@rendezvous/account';
import type { MailContent, MailRow } from '../layout/mail-content.js';
import type { Translator } from '../texts/translations.service.js';
import type { MemberMail, MailContext } from './member-mail.js';
import { dateAndTimeOf } from './date-and-time.js';

type Browser = NonNullable<Awaited<ReturnType<SignIns['findBrowser']>>>;

/** Somebody logged in with a browser that the account did not have before: its owner, or not. */
@Injectable()
export class NewSignInMail implements MemberMail {
  constructor(private readonly signIns: SignIns) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    const browser = await this.signIns.findBrowser(recipient.id, delivery.subjectId ?? 0);
    if (browser === null) return null;
    const { translate } = translator;
    const device = deviceOf(browser, translator);
    return {
      subject: translate('notify.new-sign-in.subject', { device }),
      heading: translate('notify.new-sign-in.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.new-sign-in.text') },
        {
          kind: 'rows',
          rows: [
            { term: translate('notify.new-sign-in.device'), value: device },
            ...placeOf(browser, translator),
            {
              term: translate('notify.new-sign-in.when'),
              value: translate('notify.new-sign-in.at', dateAndTimeOf({ delivery, site, translator })),
            },
          ],
        },
        { kind: 'button', label: translate('notify.new-sign-in.button'), href: link('/notifications#devices') },
        { kind: 'small', text: translate('notify.new-sign-in.not-you', { email: site.settings.support_email }) },
      ],
    };
  }
}

const deviceOf = ({ browser, system }: Browser, { translate }: Translator): string => {
  const named = browser ?? translate('notify.new-sign-in.unknown');
  return system === null ? named : translate('notify.new-sign-in.browser', { browser: named, system });
};

const placeOf = ({ country }: Browser, { translate, country: nameOf }: Translator): MailRow[] =>
  country === null ? [] : [{ term: translate('notify.new-sign-in.place'), value: nameOf(country) }];
