import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Channel, Release } from './release.js';

const columns = (alias: string) =>
  ['remote', 'version', 'folder', 'entry', 'integrity', 'files', 'chunks', 'descriptor', 'created_at as "createdAt"']
    .map((name) => `${alias}.${name}`)
    .join(', ');

@Injectable()
export class ReleasesStore {
  constructor(private readonly database: Database) {}

  /** Adds a build unless its version is there already; answers what is kept. */
  async insert(tx: Tx, release: Release): Promise<Release> {
    const { remote, version, folder, entry, integrity, files, chunks, descriptor, createdAt } = release;
    await tx.query(
      `insert into site.releases (remote, version, folder, entry, integrity, files, chunks, descriptor, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (remote, version) do nothing`,
      [
        remote,
        version,
        folder,
        entry,
        integrity,
        JSON.stringify(files),
        JSON.stringify(chunks),
        descriptor && JSON.stringify(descriptor),
        createdAt,
      ],
    );
    const [kept] = await tx.query<Release>(`select ${columns('r')} from site.releases r where r.remote = $1 and r.version = $2`, [
      remote,
      version,
    ]);
    if (kept === undefined) throw new Error(`${remote} ${version} was not kept.`);
    return kept;
  }

  async point(tx: Tx, { remote, version }: Pick<Release, 'remote' | 'version'>, channel: Channel, at: Date): Promise<void> {
    await tx.query(
      `insert into site.release_channels as c (remote, channel, version, changed_at) values ($1, $2, $3, $4)
       on conflict (remote, channel) do update set version = excluded.version, changed_at = excluded.changed_at
       where c.version <> excluded.version`,
      [remote, channel, version, at],
    );
  }

  list(remote: string | null): Promise<Release[]> {
    return this.database.read<Release>(
      `select ${columns('r')} from site.releases r where $1::text is null or r.remote = $1 order by r.created_at desc, r.remote, r.version`,
      [remote],
    );
  }

  current(channel: Channel): Promise<Release[]> {
    return this.database.read<Release>(
      `select ${columns('r')} from site.release_channels c join site.releases r using (remote, version) where c.channel = $1 order by r.remote`,
      [channel],
    );
  }
}
