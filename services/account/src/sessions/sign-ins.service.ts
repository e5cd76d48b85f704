import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { browserNames } from './browser-names.rules.js';
import { type KnownBrowser, KnownBrowsersStore } from './known-browsers.store.js';
import { type SessionOrigin, Sessions, type StartedSession } from './sessions.service.js';

/** Begins sessions of members who proved who they are, and has them told of a browser that their account did not have before. */
@Injectable()
export class SignIns {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly browsers: KnownBrowsersStore,
  ) {}

  begin(memberId: number, origin: SessionOrigin, on?: Tx): Promise<StartedSession> {
    return on === undefined ? this.database.transaction((tx) => this.beginIn(tx, memberId, origin)) : this.beginIn(on, memberId, origin);
  }

  /** A browser that a member logged in with; null when it was forgotten. */
  findBrowser(memberId: number, browserId: number): Promise<KnownBrowser | null> {
    return this.browsers.find(memberId, browserId);
  }

  private async beginIn(tx: Tx, memberId: number, origin: SessionOrigin): Promise<StartedSession> {
    const browser = { ...browserNames(origin.userAgent), country: origin.country ?? null };
    const { id, added, had_some: hadSome } = await this.browsers.note(tx, memberId, browser, this.clock.now());
    // the first one is the owner's own: there is nobody to warn
    if (added && hadSome) await tx.publish('account.browser-added', { memberId, browserId: id });
    return this.sessions.start(memberId, origin, tx);
  }
}
