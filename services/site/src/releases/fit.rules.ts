import type { ContractRange, LiveRelease, Release } from './release.js';

/** What everybody without a canary gets. */
export const everybodys = ({ pinned, stable }: Pick<LiveRelease, 'pinned' | 'stable'>): Release => pinned ?? stable;

/** A shell still offers every contract that a build speaks. */
export const offers = (shell: { readonly contracts: ContractRange }, { contracts }: { readonly contracts: ContractRange }): boolean =>
  contracts.oldest >= shell.contracts.oldest && contracts.newest <= shell.contracts.newest;
