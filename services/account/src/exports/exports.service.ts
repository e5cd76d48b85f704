import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type DataExport, EXPORTS_A_DAY } from '@rendezvous/contracts/account/export';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { Refusal } from '@rendezvous/server/refusal';
import { type OpenObject, Storage } from '@rendezvous/server/storage';
import type { ExportEntity } from './export.entity.js';
import { endsAt, fetchableUntil, isFetchable } from './export.rules.js';
import { ExportsStore } from './exports.store.js';

export const MAKE_EXPORT = 'account.make-export';

interface Asked {
  readonly export: DataExport | null;
  readonly left: number;
}

/** Split by its first letters, as photos are. */
const newKey = (): string => {
  const name = randomBytes(24).toString('hex');
  return `exports/${name.slice(0, 2)}/${name}.zip`;
};

/** Members' data as a file: asked for, told of, fetched. `ExportMaker` makes it. */
@Injectable()
export class Exports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly storage: Storage,
    private readonly store: ExportsStore,
  ) {}

  async read(memberId: number): Promise<Asked> {
    const now = this.clock.now();
    const [latest, count] = await Promise.all([
      this.store.latest(this.database, memberId),
      this.store.count(this.database, memberId, endsAt(now).counted),
    ]);
    return { export: told(latest, now), left: Math.max(0, EXPORTS_A_DAY - count) };
  }

  /** While one is being made, asking again asks for that one. */
  async ask(memberId: number): Promise<Asked> {
    const now = this.clock.now();
    const { making, counted } = endsAt(now);
    await this.database.transaction(async (tx) => {
      await tx.lock('account.exports', memberId);
      const latest = await this.store.latest(tx, memberId);
      if (latest?.state === 'preparing') {
        if (latest.askedAt > making) return;
        await this.store.markFailed(tx, latest.id);
        tx.afterCommit(() => this.storage.remove(latest.key));
      }
      if ((await this.store.count(tx, memberId, counted)) >= EXPORTS_A_DAY)
        throw new Refusal('account.export-limit', { limit: EXPORTS_A_DAY });
      const exportId = await this.store.add(tx, memberId, newKey(), now);
      await this.jobs.add(tx, MAKE_EXPORT, { exportId }, { key: `${MAKE_EXPORT}:${exportId}` });
    });
    return this.read(memberId);
  }

  /** The file, for nobody but the member whose data it is. */
  async open(memberId: number, exportId: number): Promise<OpenObject> {
    const found = await this.store.find(exportId);
    const file = found?.memberId === memberId && isFetchable(found, this.clock.now()) ? await this.storage.open(found.key) : null;
    if (file === null) throw new Refusal('account.export-not-found');
    return file;
  }

  /** Until when a file can be fetched; null when it cannot. */
  async fetchableUntil(exportId: number): Promise<Date | null> {
    const found = await this.store.find(exportId);
    return found !== null && isFetchable(found, this.clock.now()) ? fetchableUntil(found.readyAt!) : null;
  }
}

const told = (found: ExportEntity | null, now: Date): DataExport | null => {
  if (found === null || found.state === 'over' || (found.state === 'ready' && !isFetchable(found, now))) return null;
  const late = found.state === 'preparing' && found.askedAt <= endsAt(now).making;
  return {
    id: found.id,
    state: late || found.state === 'failed' ? 'failed' : found.state,
    asked_at: found.askedAt.toISOString(),
    until: found.readyAt === null ? null : fetchableUntil(found.readyAt).toISOString(),
    bytes: found.bytes,
  };
};
