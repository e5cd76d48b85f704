import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Release } from './builds/release.js';

const COLUMNS = `remote, version, folder, entry, integrity, checksum, files, chunks, descriptor, pages, contracts, shared, commit,
  built_at as "builtAt", created_at as "createdAt", withdrawn_at as "withdrawnAt", removed_at as "removedAt"`;

/** A version of a remote by its names. */
export interface ReleaseName {
  readonly remote: string;
  readonly version: string;
}

@Injectable()
export class ReleasesStore {
  constructor(private readonly database: Database) {}

  /**
   * Adds a build unless its version is there already, and gives one back whose files had been removed; true when it changed something.
   * Whether the files are those of before is for the caller to look at, in the same transaction.
   */
  async insert(tx: Tx, release: Release): Promise<boolean> {
    const rows = await tx.change(
      `insert into site.releases as r (remote, version, folder, entry, integrity, checksum, files, chunks, descriptor, pages, contracts,
                                       shared, commit, built_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       on conflict (remote, version) do update set removed_at = null, created_at = excluded.created_at, folder = excluded.folder
         where r.removed_at is not null
       returning 1`,
      [
        release.remote,
        release.version,
        release.folder,
        release.entry,
        release.integrity,
        release.checksum,
        JSON.stringify(release.files),
        JSON.stringify(release.chunks),
        release.descriptor && JSON.stringify(release.descriptor),
        release.pages && JSON.stringify(release.pages),
        JSON.stringify(release.contracts),
        JSON.stringify(release.shared),
        release.commit,
        release.builtAt,
        release.createdAt,
      ],
    );
    return rows.length > 0;
  }

  async find(tx: Tx, { remote, version }: ReleaseName): Promise<Release> {
    const [release] = await tx.read<Release>(`select ${COLUMNS} from site.releases where remote = $1 and version = $2`, [remote, version]);
    if (release === undefined) throw new Error(`${remote} ${version} is not recorded.`);
    return release;
  }

  list(remote: string | null): Promise<Release[]> {
    return this.database.read<Release>(
      `select ${COLUMNS} from site.releases where $1::text is null or remote = $1 order by created_at desc, remote, version`,
      [remote],
    );
  }

  /** The releases of these names, of whatever remote. */
  named(names: readonly ReleaseName[], tx?: Tx): Promise<Release[]> {
    const sql = `select ${COLUMNS} from site.releases join unnest($1::text[], $2::text[]) as named (remote, version) using (remote, version)`;
    const values = [names.map(({ remote }) => remote), names.map(({ version }) => version)];
    return (tx ?? this.database).read<Release>(sql, values);
  }

  /** Releases that are in no use and that nobody was served since. */
  unusedSince(tx: Tx, time: Date, inUse: readonly ReleaseName[]): Promise<Release[]> {
    return tx.read<Release>(
      `select ${COLUMNS} from site.releases
        where removed_at is null and greatest(created_at, served_until) < $1
          and (remote, version) not in (select * from unnest($2::text[], $3::text[]))
        order by remote, version`,
      [time, inUse.map(({ remote }) => remote), inUse.map(({ version }) => version)],
    );
  }

  /** Releases whose files were removed since: removing them again does no harm. */
  removedSince(time: Date): Promise<Release[]> {
    return this.database.read<Release>(`select ${COLUMNS} from site.releases where removed_at >= $1`, [time]);
  }

  async withdraw(tx: Tx, { remote, version }: ReleaseName, at: Date): Promise<void> {
    await tx.change('update site.releases set withdrawn_at = $3 where remote = $1 and version = $2', [remote, version, at]);
  }

  async markRemoved(tx: Tx, { remote, version }: ReleaseName, at: Date): Promise<void> {
    await tx.change('update site.releases set removed_at = $3 where remote = $1 and version = $2', [remote, version, at]);
  }
}
