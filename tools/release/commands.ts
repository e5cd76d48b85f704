import {
  type Checked,
  type LiveRelease,
  type LiveReleases,
  type Move,
  type OpenRegistry,
  type Release,
  ReleaseFault,
  SHELL,
} from '@rendezvous/site';
import { grant, type GrantSettings } from './grant.js';
import { keepLive, keepRelease, keptLine, staleLine } from './last-release.js';
import { listOf } from './listing.js';
import { heldLine, heldOn } from './pinned.rules.js';
import { placeFaults } from './publish-checks.rules.js';

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

/** Tells that the checkout holds a version which everybody got before the move; nothing when it holds none. */
const tellStale = async ({ releases }: Registry, { remote, kept }: Arguments): Promise<string> => {
  const release = (await releases.current())[remote];
  const stale = release && (await staleLine(release, kept));
  return stale ? ` ${stale}` : '';
};

/**
 * The check of a version that becomes live again. It was seen to run when it was released; since then another shell may have come, which
 * lacks what it takes, and another team may have taken its addresses.
 * @param next the version that everybody would get; nothing when the move brings none
 */
const checking = async (
  { releases }: Registry,
  remote: string,
  next: (live: LiveRelease | undefined) => Release | null | undefined,
): Promise<Checked> => {
  const against = await releases.live();
  const faults = (now: LiveReleases): string[] => {
    const release = remote === SHELL ? null : next(now.remotes[remote]);
    return release ? placeFaults(release, now) : [];
  };
  const found = faults(against);
  if (found.length > 0)
    throw new ReleaseFault(
      `${remote} ${next(against.remotes[remote])?.version} does not fit what is live:\n${found.map((fault) => `- ${fault}`).join('\n')}`,
    );
  return { against, faults };
};

const checkingNamed = async (registry: Registry, remote: string, version: string): Promise<Checked> => {
  const release = (await registry.releases.list(remote)).find((one) => one.version === version);
  return checking(registry, remote, () => release);
};

const COMMANDS: Readonly<Record<string, Command>> = {
  promote: async (registry, args) => {
    const { remote, version, actor } = args;
    const checked =
      version === null ? await checking(registry, remote, (live) => live?.canary?.release) : await checkingNamed(registry, remote, version);
    const move = await registry.releases.promote(remote, version, actor, checked);
    const pinned = heldNow(remote, move);
    return `${remote} ${move?.state.stable} is stable. ${pinned ?? (await keepCurrent(registry, args))}`;
  },
  grow: async ({ releases }, { remote, version: percent, actor }) => {
    const wanted = Number(named(percent, `grow <remote> <percent>`));
    if (!(wanted >= 0.01 && wanted <= 100)) throw new ReleaseFault(`${percent} is no percentage: it is a number from 0.01 to 100.`);
    const canary = (await releases.live()).remotes[remote]?.canary;
    if (!canary) throw new ReleaseFault(`${remote} has no canary. Begin one: npm run release -- ${remote} --channel canary --percent 10`);
    // fewer would take it away from some who have it
    if (wanted <= canary.percent)
      throw new ReleaseFault(
        `${remote}'s canary is for ${canary.percent} % already: grow gives it to more. To end it: npm run releases -- rollback ${remote}`,
      );
    const move = await releases.canary(remote, canary.release.version, wanted, actor);
    const held = heldOn(move?.state, canary.release.version);
    return `${remote} ${canary.release.version} is for ${move?.state.canary?.percent} % of visitors.${held ? ` ${heldLine(remote, held)}` : ''}`;
  },
  rollback: async (registry, args) => {
    const { remote, actor } = args;
    const checked = await checking(registry, remote, (live) => (live?.canary ? null : live?.before));
    const move = await registry.releases.rollback(remote, actor, checked);
    const ended = move?.entries[0]?.action === 'halt' ? `The canary ${move.entries[0].version} has ended. ` : '';
    const held = heldNow(remote, move);
    return `${ended}${remote} ${move?.state.stable} is stable.${held ? ` ${held}` : ''}${await tellStale(registry, args)}`;
  },
  pin: async (registry, args) => {
    const { remote, version, actor } = args;
    const checked = version === null ? undefined : await checkingNamed(registry, remote, version);
    const move = await registry.releases.pin(remote, version, actor, checked);
    return `${remote} stays on ${move?.state.pinned} until it is unpinned.${await tellStale(registry, args)}`;
  },
  unpin: async (registry, args) => {
    const move = await registry.releases.unpin(args.remote, args.actor);
    const { stable, canary } = move?.state ?? {};
    const some = canary ? `, ${canary.version} for ${canary.percent} % of visitors` : '';
    return `${args.remote} follows its channels again: ${stable} is live for everybody${some}. ${await keepCurrent(registry, args)}`;
  },
  withdraw: async (registry, args) => {
    const { releases } = registry;
    const { remote, version, actor } = args;
    await releases.withdraw(remote, named(version, `withdraw <remote> <version>`), actor);
    const current = (await releases.current())[remote];
    return `${remote} ${version} is served to nobody any more${current ? `; ${current.version} is live for everybody` : ''}.${await tellStale(registry, args)}`;
  },
};

const USAGE = `npm run releases -- list [remote] | promote <remote> [version] | grow <remote> <percent> | rollback <remote> | pin <remote> [version] | unpin <remote> | withdraw <remote> <version> | keep [remote] | grant <remote> … | clean`;

const refuseUnknown = async ({ releases }: Registry, remote: string): Promise<void> => {
  const known = [...new Set((await releases.list()).map((release) => release.remote))].toSorted();
  if (!known.includes(remote)) throw new ReleaseFault(`No release of ${remote} is recorded; there are ${known.join(', ') || 'none'}.`);
};

interface Around extends Pick<Arguments, 'actor' | 'kept'> {
  /** What a link to a build is made with; asked for by the one command that makes one. */
  readonly granting: () => Omit<GrantSettings, 'actor'>;
}

/** They do without a remote, or read what they are given themselves. */
const OTHERS: Readonly<Record<string, (registry: Registry, words: readonly string[], around: Around) => Promise<string>>> = {
  list: async (registry, [remote]) => {
    if (remote !== undefined) await refuseUnknown(registry, remote);
    return listOf(await registry.releases.live(), await registry.releases.list(remote), await registry.releases.history(remote));
  },
  clean: async ({ retention }, _, { actor }) => `Removed ${(await retention.clean(actor)).length} releases that nobody got for 90 days.`,
  keep: async (registry, [remote], { kept }) => {
    if (remote !== undefined) await refuseUnknown(registry, remote);
    const live = await keepLive(registry, kept, remote);
    return live.map((release) => `${release.remote} ${release.version}: ${keptLine(release.remote, kept)}`).join('\n');
  },
  grant: (registry, words, { granting, actor }) => grant(registry, { ...granting(), actor }, words),
};

export const COMMAND_NAMES: readonly string[] = [...Object.keys(COMMANDS), ...Object.keys(OTHERS)];

/** Runs one command on the registry; answers what to tell. */
export const runCommand = async (registry: Registry, [name = 'list', ...words]: readonly string[], around: Around): Promise<string> => {
  const other = OTHERS[name];
  if (other) return other(registry, words, around);
  const [remote, version] = words;
  const command = COMMANDS[name];
  if (!command || remote === undefined) throw new ReleaseFault(USAGE);
  await refuseUnknown(registry, remote);
  return command(registry, { remote, version: version ?? null, actor: around.actor, kept: around.kept });
};
