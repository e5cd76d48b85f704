import { CHECKOUT, SHELL } from '../channels/channel.rules.js';
import { type MissingNames, servedToEverybody, missingNames } from './compatibility.rules.js';
import type { LiveRelease, LiveReleases, Release } from '../builds/release.js';

/** What pages may be made of. What the workspace was built to moves with its shell, so the version before needs no care. */
const buildsOf = ({ stable, stableBy, canary, pinned, before }: LiveRelease, fallbacks: boolean): Release[] => {
  const all = [stable, canary?.release, pinned, fallbacks && stableBy !== CHECKOUT ? before : null].flatMap((build) => build ?? []);
  return all.filter((build, index) => all.findIndex(({ version }) => version === build.version) === index);
};

/** What a build loses: what it lacks already is not taken from it. */
const lostBy = (build: Release, shell: Release, before: Release): MissingNames[] => {
  const lacked = missingNames(before, build);
  return missingNames(shell, build).flatMap(({ of, names }) => {
    const lost = names.filter((name) => !lacked.some((lack) => lack.of === of && lack.names.includes(name)));
    return lost.length > 0 ? [{ of, names: lost }] : [];
  });
};

/**
 * Names that a shell takes away from builds that are live, each with whom it hits and what to do.
 * @param fallbacks whether what live builds fall back to counts, too
 */
export const removedNames = (shell: Release, { remotes }: LiveReleases, fallbacks: boolean): string[] => {
  const { [SHELL]: present, ...others } = remotes;
  if (!present) return [];
  return Object.entries(others).flatMap(([remote, live]) =>
    buildsOf(live, fallbacks).flatMap((build) =>
      lostBy(build, shell, servedToEverybody(present)).map(
        ({ of, names }) =>
          `${remote} ${build.version}${build.version === live.before?.version ? ', which it falls back to,' : ''} takes ${names.join(', ')} of ${of}. ` +
          `Agree with ${build.descriptor?.owner ?? remote}: a release without it goes first.`,
      ),
    ),
  );
};
