import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

export interface CountedPage {
  readonly siteId: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly page: string;
  readonly network: string;
  readonly ref: string;
  /** null: the page view logs no bounces, or was counted for that before. */
  readonly bounced: boolean | null;
}

@Injectable()
export class PageCountsStore {
  constructor(private readonly database: Database) {}

  async add({ siteId, day, page, network, ref, bounced }: CountedPage): Promise<void> {
    await this.database.change(
      `insert into site.page_counts as c (site_id, day, page, network, ref, hidden, landed, bounced) values ($1, $2, $3, $4, $5, 1, $6, $7)
       on conflict (site_id, day, page, network, ref) do update
         set hidden = c.hidden + 1, landed = c.landed + excluded.landed, bounced = c.bounced + excluded.bounced`,
      [siteId, day, page, network, ref, bounced === null ? 0 : 1, bounced === true ? 1 : 0],
    );
  }

  async removeBefore(day: string): Promise<void> {
    await this.database.change('delete from site.page_counts where day < $1', [day]);
  }
}
