import { Injectable } from '@nestjs/common';
import { Mail } from '@rendezvous/server/mail';
import { Letters } from '../letters/letters.service.js';
import { SignupMails } from '../letters/signup-mails.service.js';
import type { Delivery } from './deliveries.store.js';

/** The step that leaves the database: writing the mail from the present state, and handing it over. */
@Injectable()
export class Dispatch {
  constructor(
    private readonly letters: Letters,
    private readonly signups: SignupMails,
    private readonly mail: Mail,
  ) {}

  /** @returns false when there is nothing to tell any more */
  async send(delivery: Delivery): Promise<boolean> {
    const message = await (delivery.kind === 'signup-link' ? this.signups.write(delivery.subjectId) : this.letters.write(delivery));
    if (message === null) return false;
    await this.mail.send(message);
    return true;
  }
}
