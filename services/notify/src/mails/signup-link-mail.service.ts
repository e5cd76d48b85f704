import { Injectable } from '@nestjs/common';
import { ACTIVATION_DAYS, PendingSignups } from '@rendezvous/account';
import type { MailMessage } from '@rendezvous/server/mail';
import { SiteOrigins, Sites } from '@rendezvous/site';
import { Translations } from '../texts/translations.service.js';
import { renderMail } from './render-mail.js';
import { SignupCreditsText } from './signup-credits-text.service.js';

/** The mail that finishes a signup, to somebody who is no member yet. Its link is made now: no secret lay in the event. */
@Injectable()
export class SignupLinkMail {
  constructor(
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly translations: Translations,
    private readonly pending: PendingSignups,
    private readonly credits: SignupCreditsText,
  ) {}

  /** null when there is nothing to finish any more. */
  async write(signupId: number): Promise<MailMessage | null> {
    const signup = await this.pending.mintLink(signupId);
    if (signup === null) return null;
    const [translator, site] = [this.translations.in(signup.language), this.sites.ofId(signup.siteId)];
    const { translate } = translator;
    const origin = this.origins.ofSite(site);
    const link = (path: string): string => origin + path;
    const why = translate('notify.signup-link.why', { site: site.settings.name });
    return renderMail(
      // nothing of a member's: there is no account yet
      { to: signup.email, name: signup.name, kind: 'signup-link', why, foot: ['help'] },
      { translator, site, link },
      {
        subject: translate('notify.signup-link.subject', { site: site.settings.name }),
        heading: translate('notify.activation.heading'),
        blocks: [
          ...(await this.credits.write('notify.signup-link.text', signup.email, site, translator)),
          { kind: 'button', label: translate('notify.signup-link.button'), href: link(`/activate/done?token=${signup.token}`) },
          { kind: 'small', text: translate('notify.activation.life', { days: ACTIVATION_DAYS }) },
          { kind: 'small', text: translate('notify.signup-link.not-you') },
        ],
      },
    );
  }
}
