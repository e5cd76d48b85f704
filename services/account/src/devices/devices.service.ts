import { Injectable } from '@nestjs/common';
import type { Device } from '@rendezvous/contracts/account/devices';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Viewer } from '@rendezvous/server/http';
import { browserNames } from '../sessions/browser-names.rules.js';
import { Sessions } from '../sessions/sessions.service.js';
import { SessionsStore } from '../sessions/sessions.store.js';

/** Where a member is logged in, and how to end that. */
@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly store: SessionsStore,
  ) {}

  async list({ memberId, sessionId }: Viewer): Promise<Device[]> {
    const rows = await this.store.list(memberId, sessionId, this.clock.now());
    return rows.map(({ id, user_agent: userAgent, country, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      ...browserNames(userAgent),
      country,
      logged_in_at: createdAt.toISOString(),
      last_seen_at: lastUsedAt.toISOString(),
      this_device: String(id) === sessionId,
    }));
  }

  logOut({ memberId }: Viewer, deviceId: number): Promise<void> {
    return this.end(memberId, (tx) => this.sessions.endOneIn(tx, memberId, deviceId));
  }

  logOutOthers({ memberId, sessionId }: Viewer): Promise<void> {
    return this.end(memberId, (tx) => this.sessions.endOthersIn(tx, memberId, sessionId));
  }

  /** The owner is told by mail: whoever else has their login could shut them out so. */
  private async end(memberId: number, endIn: (tx: Tx) => Promise<number>): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await endIn(tx)) > 0) await tx.publish('account.devices-logged-out', { memberId });
    });
  }
}
