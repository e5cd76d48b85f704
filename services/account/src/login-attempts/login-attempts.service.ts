import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { lockOf, mustWait } from './login-attempts.rules.js';
import { LoginAttemptsStore } from './login-attempts.store.js';

/** How long a try waits for others that are being checked at this moment. */
const WAIT_MS = 3000;
const WAIT_STEP_MS = 25;

/** Begins tries of passwords, as long as their account is not locked. */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: LoginAttemptsStore,
  ) {}

  /** Counts the try before it is made. Tries whose verdict is open count as wrong, so a try may have to wait for them. */
  async begin(key: string, network: string): Promise<number> {
    const patience = Date.now() + WAIT_MS;
    for (;;) {
      const attempt = await this.tryToBegin(key, network);
      if (attempt !== null) return attempt;
      if (Date.now() > patience) throw new Refusal('server.unavailable', undefined, { retryAfter: 1 });
      await pause(WAIT_STEP_MS);
    }
  }

  private tryToBegin(key: string, network: string): Promise<number | null> {
    return this.database.transaction(async (tx) => {
      await this.store.lock(tx, key);
      const now = this.clock.now();
      const counted = await this.store.count(tx, key, network, now);
      const lock = lockOf({ fromNetwork: counted.from_network, anywhere: counted.anywhere }, now);
      if (lock?.code === 'account.login-blocked')
        throw new Refusal(lock.code, { minutes: lock.minutes }, { retryAfter: lock.minutes * 60 });
      if (lock !== null) throw new Refusal(lock.code);
      const trying = { fromNetwork: counted.trying, anywhere: counted.trying_anywhere };
      if (mustWait(trying, { fromNetwork: counted.from_network.length, anywhere: counted.anywhere })) return null;
      return this.store.begin(tx, key, network, now);
    });
  }
}
