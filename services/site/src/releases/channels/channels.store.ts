import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { commandActor } from '../../audit-log/actor.js';
import { addAuditEntry } from '../../audit-log/audit-log.store.js';
import { CHECKOUT, type ChannelState, type Entry, type Known, type Move, PLATFORM, stableVersions } from './channel.rules.js';

/** As histories name what the product does by itself. */
const BY_ITSELF: readonly string[] = [CHECKOUT, PLATFORM];

/** A line of the history as it is shown. */
export interface HistoryLine extends Entry {
  readonly remote: string;
  readonly actor: string;
  readonly at: Date;
}

/** What a remote serves, and the version that it would go back to. */
export interface Channel {
  readonly remote: string;
  readonly state: ChannelState;
  readonly before: string | null;
}

interface ChannelRow {
  readonly remote: string;
  readonly stable: string;
  readonly stableBy: string;
  readonly stableSince: Date;
  readonly canary: string | null;
  readonly percent: number | null;
  readonly pinned: string | null;
}

const COLUMNS = `remote, stable, stable_by as "stableBy", stable_since as "stableSince", canary, percent::float8 as percent, pinned`;

const stateOf = ({ stable, stableBy, stableSince, canary, percent, pinned }: ChannelRow): ChannelState => ({
  stable,
  stableBy,
  stableSince,
  pinned,
  canary: canary === null || percent === null ? null : { version: canary, percent },
});

/** What each remote serves, and how that came about. */
@Injectable()
export class ChannelsStore {
  constructor(private readonly database: Database) {}

  /**
   * The registry's one lock and its revision at once: whoever changes it counts it up first, so changes happen one after the
   * other, and a gateway that looks at the number knows that there is something to read. Answers the revision before.
   */
  async lock(tx: Tx): Promise<string> {
    const [row] = await tx.change<{ before: string }>(
      'update site.release_revision set revision = revision + 1 returning (revision - 1)::text as before',
    );
    if (row === undefined) throw new Error('The registry of releases has no revision.');
    return row.before;
  }

  async revision(): Promise<string> {
    const [row] = await this.database.read<{ revision: string }>('select revision::text from site.release_revision');
    if (row === undefined) throw new Error('The registry of releases has no revision.');
    return row.revision;
  }

  /** Everything that a command on a remote depends on; after `lock`. */
  async know(tx: Tx, remote: string, actor: string, at: Date): Promise<Known> {
    const [row] = await tx.read<ChannelRow>(`select ${COLUMNS} from site.release_channels where remote = $1`, [remote]);
    const releases = await tx.read<{ version: string; withdrawn: boolean; removed: boolean }>(
      // what was withdrawn is that build, whatever name the same files come under
      `select version, removed_at is not null as removed,
              exists (select from site.releases w where w.remote = r.remote and w.checksum = r.checksum and w.withdrawn_at is not null) as withdrawn
         from site.releases r where remote = $1`,
      [remote],
    );
    const gone = releases.flatMap(({ version, withdrawn, removed }): [string, 'withdrawn' | 'removed'][] => {
      if (withdrawn) return [[version, 'withdrawn']];
      return removed ? [[version, 'removed']] : [];
    });
    const moves = await tx.read<Entry>(
      `select action, version from site.release_history where remote = $1 and action in ('promote', 'rollback') order by id`,
      [remote],
    );
    const [decided] = await tx.read<{ at: Date | null }>(
      `select max(at) as at from site.release_history where remote = $1 and actor <> $2 and action <> 'remove'`,
      [remote, CHECKOUT],
    );
    return {
      remote,
      actor,
      at,
      decidedAt: decided?.at ?? null,
      state: row === undefined ? null : stateOf(row),
      usable: releases.flatMap(({ version, withdrawn, removed }) => (withdrawn || removed ? [] : [version])),
      gone: Object.fromEntries(gone),
      before: stableVersions(moves).slice(1),
    };
  }

  /** The stable version beside a canary, null for what is none; asks without the lock, so a standing fault does not queue up before it. */
  async stableBeside(tx: Tx, remote: string, canary: string): Promise<string | null> {
    const [row] = await tx.read<{ stable: string }>('select stable from site.release_channels where remote = $1 and canary = $2', [
      remote,
      canary,
    ]);
    return row?.stable ?? null;
  }

  /** Keeps the state after a move, and adds its lines to the history. */
  async apply(tx: Tx, known: Known, { state, entries }: Move): Promise<void> {
    const { remote, actor, at } = known;
    const former = [known.state?.stable, known.state?.canary?.version, known.state?.pinned, known.before[0]];
    await tx.change('update site.releases set served_until = $3 where remote = $1 and version = any($2)', [remote, former, at]);
    await tx.change(
      `insert into site.release_channels (remote, stable, stable_by, stable_since, canary, percent, pinned)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (remote) do update set stable = excluded.stable, stable_by = excluded.stable_by, stable_since = excluded.stable_since,
         canary = excluded.canary, percent = excluded.percent, pinned = excluded.pinned`,
      [remote, state.stable, state.stableBy, state.stableSince, state.canary?.version ?? null, state.canary?.percent ?? null, state.pinned],
    );
    for (const entry of entries) await this.write(tx, { ...entry, remote, actor, at });
  }

  async write(tx: Tx, { remote, action, version, percent, actor, at, figures }: HistoryLine): Promise<void> {
    await tx.change(
      `insert into site.release_history (remote, action, version, percent, actor, at, figures) values ($1, $2, $3, $4, $5, $6, $7)`,
      [remote, action, version, percent ?? null, actor, at, figures ? JSON.stringify(figures) : null],
    );
    // a start of the product and a canary that fails are nobody's command
    if (!BY_ITSELF.includes(actor)) {
      const command = commandActor(actor, 'releases');
      await addAuditEntry(tx, { actor: command, action: `releases.${action}`, subject: `${remote} ${version}`, details: { percent }, at });
    }
  }

  /** What every remote serves, and the version that it would go back to. */
  async all(tx?: Tx): Promise<Channel[]> {
    const reader = tx ?? this.database;
    const rows = await reader.read<ChannelRow>(`select ${COLUMNS} from site.release_channels order by remote`);
    const moves = await reader.read<Entry & { remote: string; usable: boolean }>(
      `select remote, action, version, withdrawn_at is null and removed_at is null as usable
         from site.release_history join site.releases using (remote, version)
        where action in ('promote', 'rollback') order by id`,
    );
    return rows.map((row) => {
      const own = moves.filter(({ remote }) => remote === row.remote);
      const usable = new Set(own.flatMap((move) => (move.usable ? [move.version] : [])));
      const before = stableVersions(own).find((version) => version !== row.stable && usable.has(version));
      return { remote: row.remote, state: stateOf(row), before: before ?? null };
    });
  }

  history(remote: string | null, limit: number): Promise<HistoryLine[]> {
    return this.database.read<HistoryLine>(
      `select remote, action, version, percent::float8 as percent, actor, at, figures from site.release_history
        where $1::text is null or remote = $1 order by id desc limit $2`,
      [remote, limit],
    );
  }
}
