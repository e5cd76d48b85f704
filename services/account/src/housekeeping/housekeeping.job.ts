import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { ComplaintRetention } from '../complaints/complaint-retention.service.js';
import { EndingsStore } from '../deletion/endings.store.js';
import { LinksStore } from '../links/links.store.js';
import { ANYWHERE_MS } from '../login-attempts/login-attempts.rules.js';
import { LoginAttemptsStore } from '../login-attempts/login-attempts.store.js';
import { PasskeyChallengesStore } from '../passkeys/passkey-challenges.store.js';
import { KnownBrowsersStore } from '../sessions/known-browsers.store.js';
import { KEPT_ADDRESS_DAYS } from '../personal-data/personal-data.service.js';
import { SessionsStore } from '../sessions/sessions.store.js';
import { MailChanges } from '../mail-change/mail-changes.service.js';
import { AddressAnswers } from '../signup/address-answers.service.js';
import { PendingSignups } from '../signup/pending-signups.service.js';
import { SignupStarts } from '../signup-start/signup-starts.service.js';
import { WaitingAddresses } from '../waiting-addresses/waiting-addresses.service.js';

/** Links are kept a while after they are over, so that the mail's reader can be told why. */
const LINKS_KEPT_MS = days(7);

/** Longer than any link for it is kept. */
const MAIL_CHANGES_KEPT_MS = days(14);

/** A browser that nobody logged in with for so long is a new one again; the page about privacy says so. */
const BROWSERS_KEPT_MS = days(365);

/** As `AccountPersonalData` says: long enough that signup credits come once. */
const ADDRESSES_KEPT_MS = days(KEPT_ADDRESS_DAYS);

/** Removes what has served: sessions, links and counts that are over. */
@Injectable()
export class HousekeepingJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly sessions: SessionsStore,
    private readonly browsers: KnownBrowsersStore,
    private readonly mailChanges: MailChanges,
    private readonly links: LinksStore,
    private readonly attempts: LoginAttemptsStore,
    private readonly answers: AddressAnswers,
    private readonly pending: PendingSignups,
    private readonly starts: SignupStarts,
    private readonly waiting: WaitingAddresses,
    private readonly endings: EndingsStore,
    private readonly complaints: ComplaintRetention,
    private readonly challenges: PasskeyChallengesStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.tidy', () => this.tidy(), { cron: '23 * * * *' });
  }

  private async tidy(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.removeExpired(now);
    await this.browsers.removeUnused(new Date(now.getTime() - BROWSERS_KEPT_MS));
    await this.mailChanges.forget(new Date(now.getTime() - MAIL_CHANGES_KEPT_MS));
    await this.links.removeExpired(new Date(now.getTime() - LINKS_KEPT_MS));
    await this.attempts.removeOlder(new Date(now.getTime() - ANYWHERE_MS));
    await this.challenges.removeExpired(now);
    await this.answers.removeOld();
    await this.pending.removeOver();
    await this.starts.removeOver();
    await this.complaints.removeOver();
    await this.waiting.removeOver();
    await this.endings.removeKeptAddresses(new Date(now.getTime() - ADDRESSES_KEPT_MS));
  }
}
