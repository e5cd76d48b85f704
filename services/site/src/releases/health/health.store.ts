import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { FailureFigures, FailureReport, ReleaseLoad } from './canary-health.rules.js';
import type { ReleaseName } from '../releases.store.js';

/** How often versions were loaded, and in which page views they failed. */
@Injectable()
export class HealthStore {
  constructor(private readonly database: Database) {}

  async addLoads(loads: readonly ReleaseLoad[], at: Date): Promise<void> {
    await this.database.change(
      `insert into site.release_loads as l (remote, version, minute, loads)
       select remote, version, date_trunc('minute', $4::timestamptz), loads
         from unnest($1::text[], $2::text[], $3::int[]) as counted (remote, version, loads) order by remote, version
       on conflict (remote, version, minute) do update set loads = l.loads + excluded.loads`,
      [loads.map(({ remote }) => remote), loads.map(({ version }) => version), loads.map((load) => load.loads), at],
    );
  }

  /** Lets one report of a remote in after the other: each sees what those before it stored. */
  async queue(tx: Tx, remote: string): Promise<void> {
    await tx.lock('site.release-failures', remote);
  }

  /** Keeps a report; false when this page view told of this remote already. */
  async add(tx: Tx, report: FailureReport, at: Date): Promise<boolean> {
    const { pageView, remote, version, session, network, phase, code } = report;
    const rows = await tx.change(
      `insert into site.release_failures (page_view, remote, version, session, network, phase, code, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning 1`,
      [pageView, remote, version, session, network, phase, code, at],
    );
    return rows.length > 0;
  }

  async figures(tx: Tx, { remote, version }: ReleaseName, since: Date): Promise<FailureFigures> {
    const [row] = await tx.read<FailureFigures>(
      `select count(*)::int as failures, count(distinct session)::int as sessions, count(distinct network)::int as networks,
              (select coalesce(sum(loads), 0)::int from site.release_loads
                where remote = $1 and version = $2 and minute >= date_trunc('minute', $3::timestamptz)) as loads
         from site.release_failures where remote = $1 and version = $2 and at >= $3`,
      [remote, version, since],
    );
    if (row === undefined) throw new Error('Failures could not be counted.');
    return row;
  }

  async forgetBefore(time: Date): Promise<void> {
    await this.database.change('delete from site.release_failures where at < $1', [time]);
    await this.database.change('delete from site.release_loads where minute < $1', [time]);
  }
}
