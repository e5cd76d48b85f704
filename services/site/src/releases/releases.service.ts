import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { commandActor } from '../audit-log/actor.js';
import { addAuditEntry } from '../audit-log/audit-log.store.js';
import { refuseRenamedClasses } from './builds/class-names.rules.js';
import { autoPromote } from './channels/auto-promotion.rules.js';
import { CHECKOUT, type Known, type Move, SHELL, canary, pin, promote, rollback, unpin, withdraw } from './channels/channel.rules.js';
import { type Channel, ChannelsStore, type HistoryLine } from './channels/channels.store.js';
import { type RecordedRelease, refuseDevelopment, releaseOf } from './builds/release-facts.rules.js';
import { ReleaseFault } from './builds/release-fault.js';
import { servedToEverybody } from './compatibility/compatibility.rules.js';
import { type Checked, refuseStaleCheck } from './compatibility/stale-check.rules.js';
import { removedNames } from './compatibility/removed-names.rules.js';
import type { Composition, LiveRelease, LiveReleases, Release } from './builds/release.js';
import { type ReleaseName, ReleasesStore } from './releases.store.js';

const HISTORY_LINES = 200;

interface GrantDetails {
  /** Where the build is. */
  readonly folder: string;
  /** An instant: from then on the link shows nothing. */
  readonly until: string;
}

/** The registry of builds: which exist, and which of them each channel serves. Every command is one transaction. */
@Injectable()
export class Releases {
  constructor(
    private readonly database: Database,
    private readonly store: ReleasesStore,
    private readonly channels: ChannelsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a build; it is served when a channel says so. A build is immutable: recording it again changes nothing, and the
   * same version with other files is refused.
   */
  async record(recorded: RecordedRelease, actor: string): Promise<Release> {
    refuseDevelopment(recorded.facts);
    refuseRenamedClasses(recorded.facts);
    const release = releaseOf(recorded, this.clock.now());
    return this.database.transaction(async (tx) => {
      const { remote, version, createdAt: at } = release;
      if (await this.store.insert(tx, release)) await this.channels.write(tx, { remote, version, action: 'record', actor, at });
      const kept = await this.store.find(tx, release);
      if (kept.checksum !== release.checksum) throw new ReleaseFault(`${remote} ${version} is recorded already, with other files.`);
      return kept;
    });
  }

  /** Records what was built in this workspace; it becomes stable unless somebody released, took back or withdrew since it was built. */
  async publishBuild(recorded: RecordedRelease): Promise<{ readonly release: Release; readonly served: boolean }> {
    const release = await this.record(recorded, CHECKOUT);
    const move = await this.move(release.remote, CHECKOUT, (known) => autoPromote(known, release));
    return { release, served: move !== null };
  }

  /**
   * Makes a version stable: the one that is named, or the canary.
   * @param checked what the version was checked against: it is checked again when something moved since
   */
  promote(remote: string, version: string | null, actor: string, checked?: Checked): Promise<Move | null> {
    return this.move(remote, actor, (known) => promote(known, version), checked);
  }

  /** Gives a version to some visitors; each stays with what he got while the percentage grows. `checked` as for `promote`. */
  canary(remote: string, version: string, percent: number, actor: string, checked?: Checked): Promise<Move | null> {
    return this.move(remote, actor, (known) => canary(known, version, percent), checked);
  }

  /** Takes the latest step back: ends a canary, else goes back to the version that was stable before. `checked` as for `promote`. */
  rollback(remote: string, actor: string, checked?: Checked): Promise<Move | null> {
    return this.move(remote, actor, rollback, checked);
  }

  /** Holds everybody on one version until it is unpinned. `checked` as for `promote`. */
  pin(remote: string, version: string | null, actor: string, checked?: Checked): Promise<Move | null> {
    return this.move(remote, actor, (known) => pin(known, version), checked);
  }

  unpin(remote: string, actor: string): Promise<Move | null> {
    return this.move(remote, actor, unpin);
  }

  /** Takes a version out of every channel for good. */
  async withdraw(remote: string, version: string, actor: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.channels.lock(tx);
      const known = await this.channels.know(tx, remote, actor, this.clock.now());
      await this.channels.apply(tx, known, withdraw(known, version));
      await this.store.withdraw(tx, { remote, version }, known.at);
    });
  }

  /** Tells the audit log that a link shows a build to whoever has it; what the channels serve stays as it is. */
  noteGrant({ remote, version }: ReleaseName, details: GrantDetails, actor: string): Promise<void> {
    const entry = { actor: commandActor(actor, 'releases'), action: 'releases.grant', subject: `${remote} ${version}` };
    return this.database.transaction((tx) => addAuditEntry(tx, { ...entry, details: { ...details }, at: this.clock.now() }));
  }

  /** Every recorded build, of one remote if asked, latest first. */
  list(remote?: string): Promise<Release[]> {
    return this.store.list(remote ?? null);
  }

  /** Who did what when, latest first. */
  history(remote?: string, limit = HISTORY_LINES): Promise<HistoryLine[]> {
    return this.channels.history(remote ?? null, limit);
  }

  /** Changes whenever `live` may answer something else; cheap enough to be asked every second. */
  revision(): Promise<string> {
    return this.channels.revision();
  }

  /** Everything that pages may be made of. */
  async live(): Promise<LiveReleases> {
    // read first: a change while we read shows as a later revision, so it is read again
    return this.liveAt(await this.channels.revision());
  }

  private async liveAt(revision: string, tx?: Tx): Promise<LiveReleases> {
    const channels = await this.channels.all(tx);
    const releases = await this.store.named(channels.flatMap(namesOf), tx);
    const find = (remote: string, version: string | null | undefined): Release | null =>
      releases.find((release) => release.remote === remote && release.version === version) ?? null;
    const remotes = channels.flatMap(({ remote, state, before }): [string, LiveRelease][] => {
      const [stable, canaryRelease] = [find(remote, state.stable), find(remote, state.canary?.version)];
      if (stable === null) return [];
      const running = canaryRelease && state.canary ? { release: canaryRelease, percent: state.canary.percent } : null;
      const { stableBy, stableSince, pinned } = state;
      return [[remote, { stable, stableBy, stableSince, before: find(remote, before), canary: running, pinned: find(remote, pinned) }]];
    });
    return { revision, remotes: Object.fromEntries(remotes) };
  }

  /** The version of each remote (and of the shell) that everybody without a canary gets. */
  async current(): Promise<Composition> {
    const { remotes } = await this.live();
    return Object.fromEntries(Object.entries(remotes).map(([remote, live]) => [remote, servedToEverybody(live)]));
  }

  private move(remote: string, actor: string, decide: (known: Known) => Move | null, checked?: Checked): Promise<Move | null> {
    return this.database.transaction(async (tx) => {
      const revision = await this.channels.lock(tx);
      // two teams released at once: nothing moves between this look and the commit
      if (checked && checked.against.revision !== revision) refuseStaleCheck(remote, checked, await this.liveAt(revision, tx));
      const known = await this.channels.know(tx, remote, actor, this.clock.now());
      const move = decide(known);
      if (move !== null && remote === SHELL) await this.refuseTakingAway(move, revision, tx);
      if (move !== null) await this.channels.apply(tx, known, checked?.figures ? withFigures(move, checked.figures) : move);
      return move;
    });
  }

  /** Remotes are checked against the shell when they are released; a shell that moves under them is checked against them. */
  private async refuseTakingAway({ state, entries }: Move, revision: string, tx: Tx): Promise<void> {
    const shell = await this.store.find(tx, { remote: SHELL, version: state.pinned ?? state.stable });
    // a way back is not held up by what only stands in reserve
    const forward = entries.some(({ action }) => action === 'promote');
    const hit = removedNames(shell, await this.liveAt(revision, tx), forward);
    if (hit.length > 0)
      throw new ReleaseFault(
        `The shell ${shell.version} does not give what is taken of the live one:\n${hit.map((one) => `- ${one}`).join('\n')}`,
      );
  }
}

const withFigures = ({ state, entries }: Move, figures: NonNullable<Checked['figures']>): Move => ({
  state,
  entries: entries.map((entry) => ({ ...entry, figures })),
});

/** Every version that a remote's pages may be made of. */
export const namesOf = ({ remote, state, before }: Channel): ReleaseName[] =>
  [...new Set([state.stable, state.canary?.version, state.pinned, before])].flatMap((version) => (version ? [{ remote, version }] : []));
