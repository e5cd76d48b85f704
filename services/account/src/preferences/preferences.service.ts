import { Injectable } from '@nestjs/common';
import type { Preferences as PreferenceValues } from '@rendezvous/contracts/account/preferences';
import { Database } from '@rendezvous/server/database';
import { type PreferenceChanges, PreferencesStore } from './preferences.store.js';

interface Blocked {
  readonly id: number;
  readonly name: string;
  readonly blocked_at: string;
}

/** Who may see the member, and what is told about them. */
@Injectable()
export class Preferences {
  constructor(
    private readonly database: Database,
    private readonly store: PreferencesStore,
  ) {}

  read(memberId: number): Promise<PreferenceValues> {
    return this.store.read(memberId);
  }

  /** Latest first; a member who is deleted, or about to be, is not named. */
  async blocked(memberId: number): Promise<Blocked[]> {
    const rows = await this.store.listBlocked(memberId);
    return rows.map(({ id, name, created_at: at }) => ({ id, name, blocked_at: at.toISOString() }));
  }

  async change(memberId: number, changes: PreferenceChanges): Promise<PreferenceValues> {
    return this.database.transaction(async (tx) => {
      const changed = await this.store.change(tx, memberId, changes);
      if (changes.invisible !== undefined || changes.privacy !== undefined) await tx.publish('account.profile-changed', { memberId });
      return changed;
    });
  }
}
