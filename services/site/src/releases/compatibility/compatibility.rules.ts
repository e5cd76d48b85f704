import { type ContractRange, understand } from '@rendezvous/contracts/range';
import semver from 'semver';
import type { LiveRelease, Release, SharedModule } from '../builds/release.js';

/** What everybody without a canary gets. */
export const servedToEverybody = ({ pinned, stable }: Pick<LiveRelease, 'pinned' | 'stable'>): Release => pinned ?? stable;

/** A shell offers a contract that a build speaks. */
export const offers = (shell: { readonly contracts: ContractRange }, { contracts }: { readonly contracts: ContractRange }): boolean =>
  understand(shell.contracts, contracts);

type Sharing = Pick<Release, 'shared'>;

/** Names of a module that are missing for whoever uses it. */
export interface MissingNames {
  /** The module. */
  readonly of: string;
  readonly names: readonly string[];
}

/** The shell's copy of a module: a page has that one, unless the build brings one of its own and the shell's does not fit. */
const copyFromShell = (shell: Sharing, { name, range, own }: SharedModule): SharedModule | undefined =>
  shell.shared.find((copy) => copy.name === name && (!own || semver.satisfies(copy.version, range)));

/**
 * What a build takes of the shell's copies of modules and these do not give: in the page each name would be undefined. Nothing where either
 * is from before names were told.
 */
export const missingNames = (shell: Sharing, { shared }: Sharing): MissingNames[] =>
  shared.flatMap((module) => {
    const given = copyFromShell(shell, module)?.given;
    const names = given && module.taken?.filter((name) => !given.includes(name));
    return names?.length ? [{ of: module.name, names }] : [];
  });

/** Nothing is known that a build takes of the shell and the shell does not give. */
export const givesNamesTo = (shell: Sharing, build: Sharing): boolean => missingNames(shell, build).length === 0;

/** A build needs no copy of its own of anything, and the shell's copies give it every name that it takes. */
export const takesAllFrom = (shell: Sharing, build: Sharing): boolean =>
  build.shared.every(({ name, range }) => shell.shared.some((copy) => copy.name === name && semver.satisfies(copy.version, range))) &&
  givesNamesTo(shell, build);
