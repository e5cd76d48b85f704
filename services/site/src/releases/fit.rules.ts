import { type ContractRange, understand } from '@rendezvous/contracts/range';
import type { LiveRelease, Release, SharedModule } from './release.js';

/** What everybody without a canary gets. */
export const everybodys = ({ pinned, stable }: Pick<LiveRelease, 'pinned' | 'stable'>): Release => pinned ?? stable;

/** A shell offers a contract that a build speaks. */
export const offers = (shell: { readonly contracts: ContractRange }, { contracts }: { readonly contracts: ContractRange }): boolean =>
  understand(shell.contracts, contracts);

/** Names that a build takes of a module and the shell's copy of it does not give; none where either is from before names were told. */
export const namesLacking = (shell: Pick<Release, 'shared'>, { name, taken = [] }: SharedModule): readonly string[] => {
  const given = shell.shared.find((module) => module.name === name)?.given;
  return given ? taken.filter((one) => !given.includes(one)) : [];
};

/** Nothing is known that a build takes of the shell and the shell does not give. */
export const givesNamesTo = (shell: Pick<Release, 'shared'>, { shared }: Pick<Release, 'shared'>): boolean =>
  shared.every((module) => module.own || namesLacking(shell, module).length === 0);
