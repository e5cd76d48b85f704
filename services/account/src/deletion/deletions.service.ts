import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@rendezvous/contracts/account/deletion';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import type { Viewer } from '@rendezvous/server/http';
import { PasswordProof } from '../passwords/password-proof.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { DELETION_MS, erasureDate } from './deletion.rules.js';
import { DeletionsStore } from './deletions.store.js';

interface Asked {
  readonly password: string;
  readonly reason: DeletionReason | null;
  readonly network: string;
}

/** The wish of a member to be deleted: hidden at once, erased later (`Erasures`). */
@Injectable()
export class Deletions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly proof: PasswordProof,
    private readonly sessions: Sessions,
    private readonly store: DeletionsStore,
  ) {}

  /** Refuses a wrong password as a change of it does. @returns until when the account can be brought back */
  async ask({ memberId, sessionId }: Viewer, { password, reason, network }: Asked): Promise<Date> {
    await this.proof.check(memberId, password, network);
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      if (!(await this.store.begin(tx, memberId, now))) return;
      if (reason !== null) await this.store.countReason(tx, reason, now);
      await this.sessions.endAllIn(tx, memberId, sessionId);
      await tx.publish('account.deletion-asked', { memberId });
    });
    return (await this.erasureDate(memberId)) ?? new Date(now.getTime() + DELETION_MS);
  }

  /** When an account is erased unless its owner does something; null when it is not. */
  async erasureDate(memberId: number): Promise<Date | null> {
    const waiting = await this.store.findWaiting(memberId);
    return waiting && erasureDate(waiting);
  }
}
