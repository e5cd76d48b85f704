import { SHELL_NAME as SHELL } from '@rendezvous/contracts/releases';
import { ReleaseFault } from '../builds/release-fault.js';

/** Who promotes what the workspace was built to, as histories name it. Any other name is of somebody who used the command. */
export const CHECKOUT = 'checkout';
/** Who takes a canary back when its visitors report failures. */
export const PLATFORM = 'platform';
export { SHELL };

type Action = 'record' | 'promote' | 'canary' | 'rollback' | 'pin' | 'unpin' | 'withdraw' | 'halt' | 'remove';

/** What a remote serves. */
export interface ChannelState {
  readonly stable: string;
  /** Who made it stable, and when. */
  readonly stableBy: string;
  readonly stableSince: Date;
  readonly canary: { readonly version: string; readonly percent: number } | null;
  readonly pinned: string | null;
}

/** One line of a remote's history. */
export interface Entry {
  readonly action: Action;
  readonly version: string;
  readonly percent?: number;
  readonly figures?: Readonly<Record<string, number>>;
}

/** What is known of a remote when a command comes. */
export interface Known {
  readonly remote: string;
  /** null: nothing was promoted yet. */
  readonly state: ChannelState | null;
  /** Versions that may be served: recorded, not withdrawn, files still there. */
  readonly usable: readonly string[];
  /** Why a recorded version may not be served, by version. */
  readonly gone: Readonly<Record<string, 'withdrawn' | 'removed'>>;
  /** Versions that were stable before the present one, latest first. */
  readonly before: readonly string[];
  /** When somebody, or the platform, last decided about this remote; null when only checkouts did. */
  readonly decidedAt: Date | null;
  readonly at: Date;
  readonly actor: string;
}

/** What a command does: the state after it, and the lines it adds to the history. */
export interface Move {
  readonly state: ChannelState;
  readonly entries: readonly Entry[];
}

/**
 * Versions that were stable, the present one first. What was rolled back from is forgotten: it was left for a reason, so
 * nobody falls back to it.
 */
export const stableVersions = (moves: readonly Entry[]): readonly string[] =>
  moves.reduce<readonly string[]>((versions, { action, version }) => {
    const others = versions.filter((other) => other !== version);
    if (action === 'promote') return [version, ...others];
    if (action !== 'rollback') return versions;
    return versions.includes(version) ? versions.slice(versions.indexOf(version)) : [version];
  }, []);

const need = (known: Known): ChannelState => {
  if (known.state === null)
    throw new ReleaseFault(`${known.remote} has no stable version yet. Release one first: npm run release -- ${known.remote}`);
  return known.state;
};

/** Why a version cannot be had, and what to do. */
export const goneLine = (remote: string, why: 'withdrawn' | 'removed' | undefined): string => {
  if (why === undefined) return `it is not recorded. See npm run releases -- list ${remote}`;
  return why === 'withdrawn'
    ? `it was withdrawn, for good. The same source goes out under another name: npm run release -- ${remote}`
    : `its files were removed, as nobody got them for long. The same source brings them back: npm run release -- ${remote}`;
};

const needUsable = ({ remote, usable, gone }: Known, version: string): void => {
  if (!usable.includes(version)) throw new ReleaseFault(`${remote} ${version} cannot be served: ${goneLine(remote, gone[version])}`);
};

const earlier = ({ stable }: ChannelState, { usable, before }: Known): string | null =>
  before.find((version) => version !== stable && usable.includes(version)) ?? null;

const stableAt = (known: Known, version: string, state: ChannelState | null): ChannelState => ({
  stable: version,
  stableBy: known.actor,
  stableSince: known.at,
  // a canary that is now what everybody gets has ended
  canary: state?.canary?.version === version ? null : (state?.canary ?? null),
  pinned: state?.pinned ?? null,
});

/** Makes a version stable: the one that is named, or the canary. */
export const promote = (known: Known, named: string | null): Move => {
  const version = named ?? known.state?.canary?.version;
  if (version === undefined) throw new ReleaseFault(`${known.remote} has no canary to promote. Name a version.`);
  needUsable(known, version);
  return { state: stableAt(known, version, known.state), entries: [{ action: 'promote', version }] };
};

/** Gives a version to some visitors. The percentage of a running canary may change. */
export const canary = (known: Known, version: string, percent: number): Move => {
  const state = need(known);
  if (known.remote === SHELL) throw new ReleaseFault('The shell has no canary: it is the provider of what all remotes share.');
  if (!(percent >= 0.01 && percent <= 100)) throw new ReleaseFault('The percentage of a canary is from 0.01 to 100.');
  if (state.stable === version) throw new ReleaseFault(`${known.remote} ${version} is stable already: everybody gets it.`);
  needUsable(known, version);
  return { state: { ...state, canary: { version, percent } }, entries: [{ action: 'canary', version, percent }] };
};

/** Takes the latest step back: ends the canary if there is one, else the version that was stable before becomes stable again. */
export const rollback = (known: Known): Move => {
  const state = need(known);
  if (state.canary)
    return {
      state: { ...state, canary: null },
      entries: [{ action: 'halt', version: state.canary.version, percent: state.canary.percent }],
    };
  const version = earlier(state, known);
  if (version === null) throw new ReleaseFault(`${known.remote} has no earlier version to go back to. Promote one by name.`);
  return { state: stableAt(known, version, state), entries: [{ action: 'rollback', version }] };
};

/** Holds everybody on one version, whatever the channels say: the present stable one if none is named. */
export const pin = (known: Known, named: string | null): Move => {
  const state = need(known);
  const version = named ?? state.stable;
  needUsable(known, version);
  return { state: { ...state, pinned: version }, entries: [{ action: 'pin', version }] };
};

/** The channels count again. */
export const unpin = (known: Known): Move => {
  const state = need(known);
  if (state.pinned === null) throw new ReleaseFault(`${known.remote} is not pinned.`);
  return { state: { ...state, pinned: null }, entries: [{ action: 'unpin', version: state.pinned }] };
};

/** Takes a version out of every channel for good. */
export const withdraw = (known: Known, version: string): Move => {
  const state = need(known);
  needUsable(known, version);
  const back = state.stable === version ? earlier(state, known) : state.stable;
  if (back === null)
    throw new ReleaseFault(`${known.remote} ${version} is all that can be served. Release or promote another version first.`);
  const left: ChannelState = {
    ...state,
    canary: state.canary?.version === version ? null : state.canary,
    pinned: state.pinned === version ? null : state.pinned,
  };
  return {
    state: back === state.stable ? left : stableAt(known, back, left),
    entries: [{ action: 'withdraw', version }, ...(back === state.stable ? [] : [{ action: 'rollback' as const, version: back }])],
  };
};

/** Ends the canary because of what its visitors report. */
export const halt = (known: Known, figures: Readonly<Record<string, number>>): Move => {
  const state = need(known);
  if (!state.canary) return { state, entries: [] };
  return { state: { ...state, canary: null }, entries: [{ action: 'halt', ...state.canary, figures }] };
};
