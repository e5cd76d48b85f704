import { type Move, type OpenRegistry, ReleaseFault, SHELL } from '@rendezvous/site';
import { keepLive, keepRelease, keptLine } from './last-release.js';
import { listOf } from './listing.js';
import { heldLine, heldOn } from './pinned.rules.js';
import { fitFaults } from './publish-checks.rules.js';

type Registry = Pick<OpenRegistry, 'releases' | 'retention' | 'folders'>;

interface Arguments {
  readonly remote: string;
  readonly version: string | null;
  readonly actor: string;
  /** Folder of the releases that the next change is tried against. */
  readonly kept: string;
}

type Command = (registry: Registry, args: Arguments) => Promise<string>;

const named = (version: string | null, usage: string): string => {
  if (version === null) throw new ReleaseFault(`Say which: npm run releases -- ${usage}`);
  return version;
};

/** What a pin keeps from everybody after a move; null when nobody is held on another version than the stable one. */
const heldNow = (remote: string, move: Move | null): string | null => {
  const pinned = move && heldOn(move.state, move.state.stable);
  return pinned ? heldLine(remote, pinned) : null;
};

/** Keeps what everybody gets of a remote now, and tells where. */
const keepCurrent = async ({ releases, folders }: Registry, { remote, kept }: Pick<Arguments, 'remote' | 'kept'>): Promise<string> => {
  const release = (await releases.current())[remote];
  if (release) await keepRelease(folders, release, kept);
  return keptLine(remote, kept);
};

/** A version was seen to run when it was released; another shell may have come since, which lacks what it takes. */
const refuseUnfit = async ({ releases }: Registry, { remote, version }: Arguments): Promise<void> => {
  if (remote === SHELL) return;
  const live = await releases.live();
  const canary = live.remotes[remote]?.canary?.release;
  const release = version === null ? canary : (await releases.list(remote)).find((one) => one.version === version);
  const faults = release ? fitFaults(release, live) : [];
  if (faults.length > 0)
    throw new ReleaseFault(`${remote} ${release?.version} does not fit what is live:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
};

const COMMANDS: Readonly<Record<string, Command>> = {
  promote: async (registry, args) => {
    await refuseUnfit(registry, args);
    const move = await registry.releases.promote(args.remote, args.version, args.actor);
    const pinned = heldNow(args.remote, move);
    return `${args.remote} ${move?.state.stable} is stable. ${pinned ?? (await keepCurrent(registry, args))}`;
  },
  grow: async ({ releases }, { remote, version: percent, actor }) => {
    const canary = (await releases.live()).remotes[remote]?.canary;
    if (!canary) throw new ReleaseFault(`${remote} has no canary. Begin one: npm run release -- ${remote} --channel canary --percent 10`);
    const wanted = Number(named(percent, `grow <remote> <percent>`));
    // fewer would take it away from some who have it
    if (wanted <= canary.percent)
      throw new ReleaseFault(
        `${remote}'s canary is for ${canary.percent} % already: grow gives it to more. To end it: npm run releases -- rollback ${remote}`,
      );
    const move = await releases.canary(remote, canary.release.version, wanted, actor);
    const held = heldOn(move?.state, canary.release.version);
    return `${remote} ${canary.release.version} is for ${move?.state.canary?.percent} % of visitors.${held ? ` ${heldLine(remote, held)}` : ''}`;
  },
  rollback: async ({ releases }, { remote, actor }) => {
    const move = await releases.rollback(remote, actor);
    const ended = move?.entries[0]?.action === 'halt' ? `The canary ${move.entries[0].version} has ended. ` : '';
    const held = heldNow(remote, move);
    return `${ended}${remote} ${move?.state.stable} is stable.${held ? ` ${held}` : ''}`;
  },
  pin: async ({ releases }, { remote, version, actor }) => {
    const move = await releases.pin(remote, version, actor);
    return `${remote} stays on ${move?.state.pinned} until it is unpinned.`;
  },
  unpin: async (registry, args) => {
    const move = await registry.releases.unpin(args.remote, args.actor);
    const { stable, canary } = move?.state ?? {};
    const some = canary ? `, ${canary.version} for ${canary.percent} % of visitors` : '';
    return `${args.remote} follows its channels again: ${stable} is live for everybody${some}. ${await keepCurrent(registry, args)}`;
  },
  withdraw: async ({ releases }, { remote, version, actor }) => {
    await releases.withdraw(remote, named(version, `withdraw <remote> <version>`), actor);
    const current = (await releases.current())[remote];
    return `${remote} ${version} is served to nobody any more${current ? `; ${current.version} is live for everybody` : ''}.`;
  },
};

const USAGE = `npm run releases -- list [remote] | promote <remote> [version] | grow <remote> <percent> | rollback <remote> | pin <remote> [version] | unpin <remote> | withdraw <remote> <version> | keep | grant <remote> … | clean`;

const refuseUnknown = async ({ releases }: Registry, remote: string): Promise<void> => {
  const known = [...new Set((await releases.list()).map((release) => release.remote))].toSorted();
  if (!known.includes(remote)) throw new ReleaseFault(`No release of ${remote} is recorded; there are ${known.join(', ') || 'none'}.`);
};

/** Runs one command on the registry; answers what to tell. */
export const runCommand = async (
  registry: Registry,
  [name = 'list', remote, version]: readonly string[],
  { actor, kept }: Pick<Arguments, 'actor' | 'kept'>,
): Promise<string> => {
  if (name === 'list') {
    if (remote !== undefined) await refuseUnknown(registry, remote);
    return listOf(await registry.releases.live(), await registry.releases.list(remote), await registry.releases.history(remote));
  }
  if (name === 'clean') return `Removed ${(await registry.retention.clean(actor)).length} releases that nobody got for 90 days.`;
  if (name === 'keep') return (await keepLive(registry, kept)).map((release) => keptLine(release.remote, kept)).join('\n');
  const command = COMMANDS[name];
  if (!command || remote === undefined) throw new ReleaseFault(USAGE);
  await refuseUnknown(registry, remote);
  return command(registry, { remote, version: version ?? null, actor, kept });
};
