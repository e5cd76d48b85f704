import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** A browser in words; null for what nobody knows. */
export interface KnownBrowser {
  readonly browser: string | null;
  readonly system: string | null;
  readonly country: string | null;
}

interface Noted {
  readonly id: number;
  /** The account did not have it before. */
  readonly added: boolean;
  /** The account had some before. */
  readonly had_some: boolean;
}

@Injectable()
export class KnownBrowsersStore {
  constructor(private readonly database: Database) {}

  /** Keeps that a member logged in with a browser. */
  async note(tx: Tx, memberId: number, { browser, system, country }: KnownBrowser, at: Date): Promise<Noted> {
    // what is returned beside the row sees the table as it was before
    const [noted] = await tx.change<Noted>(
      `insert into account.known_browsers as k (member_id, browser, system, country, first_used_at, last_used_at)
       values ($1, $2, $3, $4, $5, $5)
       on conflict (member_id, browser, system, country) do update set last_used_at = excluded.last_used_at
       returning id, xmax = 0 as added, exists (select from account.known_browsers o where o.member_id = $1) as had_some`,
      [memberId, browser ?? '', system ?? '', country ?? '', at],
      { prepared: 'account.note-browser' },
    );
    return noted!;
  }

  async find(memberId: number, id: number): Promise<KnownBrowser | null> {
    const [found] = await this.database.read<KnownBrowser>(
      `select nullif(browser, '') as browser, nullif(system, '') as system, nullif(country, '') as country
       from account.known_browsers where member_id = $1 and id = $2`,
      [memberId, id],
    );
    return found ?? null;
  }

  async removeUnused(since: Date): Promise<void> {
    await this.database.change('delete from account.known_browsers where last_used_at <= $1', [since]);
  }
}
