import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

export interface SiteRow {
  readonly id: number;
  readonly host: string;
  readonly timeZone: string;
  readonly isDefault: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

const COLUMNS = 'id, host, time_zone as "timeZone", is_default as "isDefault", settings';

@Injectable()
export class SitesStore {
  constructor(private readonly database: Database) {}

  /** Every site. There are few, so they are kept in memory as a whole. */
  all(): Promise<SiteRow[]> {
    return this.database.read<SiteRow>(`select ${COLUMNS} from site.sites order by id`);
  }

  /** The stored settings, locked, so that two changes at once cannot lose one. */
  async lockSettings(tx: Tx, siteId: number): Promise<Readonly<Record<string, unknown>> | null> {
    const [row] = await tx.read<Pick<SiteRow, 'settings'>>('select settings from site.sites where id = $1 for update', [siteId]);
    return row?.settings ?? null;
  }

  async writeSettings(tx: Tx, siteId: number, settings: Readonly<Record<string, unknown>>): Promise<void> {
    await tx.change('update site.sites set settings = $2 where id = $1', [siteId, JSON.stringify(settings)]);
  }
}
