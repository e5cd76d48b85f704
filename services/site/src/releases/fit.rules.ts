import { type ContractRange, understand } from '@rendezvous/contracts/range';
import semver from 'semver';
import type { LiveRelease, Release, SharedModule } from './release.js';

/** What everybody without a canary gets. */
export const everybodys = ({ pinned, stable }: Pick<LiveRelease, 'pinned' | 'stable'>): Release => pinned ?? stable;

/** A shell offers a contract that a build speaks. */
export const offers = (shell: { readonly contracts: ContractRange }, { contracts }: { readonly contracts: ContractRange }): boolean =>
  understand(shell.contracts, contracts);

type Sharing = Pick<Release, 'shared'>;

/** Names of a module that are missing for whoever uses it. */
export interface Lack {
  /** The module. */
  readonly of: string;
  readonly names: readonly string[];
}

/** A page has the shell's copy of a module, unless the build brings one of its own and the shell's does not fit. */
const comesFromShell = (shell: Sharing, { name, range, own }: SharedModule): boolean => {
  const provided = shell.shared.find((module) => module.name === name);
  return provided !== undefined && (!own || semver.satisfies(provided.version, range));
};

/** Names that a build takes of a module and the shell's copy of it does not give; none where either is from before names were told. */
const namesLacking = (shell: Sharing, { name, taken = [] }: SharedModule): readonly string[] => {
  const given = shell.shared.find((module) => module.name === name)?.given;
  return given ? taken.filter((one) => !given.includes(one)) : [];
};

/** What a build takes of the shell's copies of modules and these do not give: in the page each name would be undefined. */
export const lacksIn = (shell: Sharing, { shared }: Sharing): Lack[] =>
  shared.flatMap((module) => {
    const names = namesLacking(shell, module);
    return names.length > 0 && comesFromShell(shell, module) ? [{ of: module.name, names }] : [];
  });

/** Nothing is known that a build takes of the shell and the shell does not give. */
export const givesNamesTo = (shell: Sharing, build: Sharing): boolean => lacksIn(shell, build).length === 0;
