import { Injectable } from '@nestjs/common';
import { Mail } from '@rendezvous/server/mail';
import type { Delivery } from '../deliveries/deliveries.store.js';
import { MemberMails } from '../mails/member-mails.service.js';
import { SignupLinkMail } from '../mails/signup-link-mail.service.js';

/** The step that leaves the database: writing the mail from the present state, and handing it over. */
@Injectable()
export class MailDispatch {
  constructor(
    private readonly members: MemberMails,
    private readonly signups: SignupLinkMail,
    private readonly mail: Mail,
  ) {}

  /** @returns false when there is nothing to tell any more */
  async send(delivery: Delivery): Promise<boolean> {
    const message = await (delivery.kind === 'signup-link' ? this.signups.write(delivery.subjectId) : this.members.write(delivery));
    if (message === null) return false;
    await this.mail.send(message);
    return true;
  }
}
