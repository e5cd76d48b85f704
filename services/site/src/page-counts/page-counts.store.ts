import { Injectable } from '@nestjs/common';
import type { VisitSource } from '@rendezvous/contracts/site/visit-sources';
import { Database } from '@rendezvous/server/database';

interface PageOfSource {
  readonly siteId: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly page: string;
  readonly network: string;
  readonly ref: string;
}

export interface CountedPage extends PageOfSource {
  /** null: the page view logs no bounces, or was counted for that before. */
  readonly bounced: boolean | null;
}

/** Different pages and sources that one day of a site can have: both are told by browsers, which can make up any. */
const ROWS_A_DAY = 5000;

const SOURCES_MOST = 50;

@Injectable()
export class PageCountsStore {
  constructor(private readonly database: Database) {}

  /** Beyond the most rows of a day, what was not there yet counts as a page and a source that were not told. */
  async add({ siteId, day, page, network, ref, bounced }: CountedPage): Promise<void> {
    await this.database.change(
      `with room as (
         select exists(select from site.page_counts where (site_id, day, page, network, ref) = ($1, $2::date, $3, $4, $5))
             or (select count(*) from site.page_counts where site_id = $1 and day = $2) < ${ROWS_A_DAY} as is_left
       )
       insert into site.page_counts as c (site_id, day, page, network, ref, hidden, landed, bounced)
       select $1, $2, case when is_left then $3 else '' end, case when is_left then $4 else '' end, case when is_left then $5 else '' end, 1, $6::int, $7::int
         from room
       on conflict (site_id, day, page, network, ref) do update
         set hidden = c.hidden + 1, landed = c.landed + excluded.landed, bounced = c.bounced + excluded.bounced`,
      [siteId, day, page, network, ref, bounced === null ? 0 : 1, bounced === true ? 1 : 0],
    );
  }

  /** A bounce that was counted on this day was none; of another day it stays. */
  async takeBounceBack({ siteId, day, page, network, ref }: PageOfSource): Promise<void> {
    await this.database.change(
      `update site.page_counts set bounced = bounced - 1
        where (site_id, day, page, network, ref) = ($1, $2::date, $3, $4, $5) and bounced > 0`,
      [siteId, day, page, network, ref],
    );
  }

  /** Where visits came from whose addresses asked for bounces to be logged, since a day; those with most visits first. */
  sources(siteId: number, since: string): Promise<VisitSource[]> {
    return this.database.read<VisitSource>(
      `select network, ref, sum(landed)::integer as visits, sum(bounced)::integer as bounces from site.page_counts
        where site_id = $1 and day >= $2 group by network, ref having sum(landed) > 0
        order by visits desc, network, ref limit ${SOURCES_MOST}`,
      [siteId, since],
    );
  }

  async removeBefore(day: string): Promise<void> {
    await this.database.change('delete from site.page_counts where day < $1', [day]);
  }
}
